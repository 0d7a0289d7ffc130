import { expect, test } from "vitest";
import { readCard } from "./notation";

test("a card has two halves and perhaps an ability", () => {
  expect(readCard("gyC")).toEqual({ halves: ["g", "y"], ability: "call" });
  expect(readCard("by").ability).toBeNull();
});
