import { expect, test } from "vitest";
import { playerNames } from "./names";

test("minds have names of their own, and nobody stays without one", () => {
  const names = playerNames({ names: ["Ada", "plain", "plain", ""], levels: [null, "plain", "plain", null] });
  expect(names).toEqual(["Ada", "Ren", "Sora", "#4"]);
});

test("a person may have the name of a mind's level", () => {
  expect(playerNames({ names: ["plain"], levels: [null] })).toEqual(["plain"]);
});
