import { expect, test } from "vitest";
import { replayNames } from "./names";

test("equal names get a number, and nobody stays without one", () => {
  expect(replayNames(["Ada", "plain", "plain", ""])).toEqual(["Ada", "plain 1", "plain 2", "#4"]);
});
