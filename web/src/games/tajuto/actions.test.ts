import { expect, test } from "vitest";
import { chooseDeed, deedsOf, hasBothWays, readAction } from "./actions";

test.each([
  ["draw 3", "draw", "3", false],
  ["draw 3 D", "draw", "3", true],
  ["draw", "draw", "", false],
  ["draw D", "draw", "", true],
  ["offer r E", "offer", "r", true],
  ["get D", "get", "D", false],
  ["get F F", "get", "F", true],
  ["get Ir", "get", "Ir", false],
  ["end r4", "end", "r4", false],
])("%s is read into its parts", (action, verb, what, isExtra) => {
  expect(readAction(action)).toEqual({ action, verb, what, isExtra });
});

test("of two ways the one asked for is chosen, of one way that one", () => {
  const deeds = deedsOf(["draw 1", "draw 1 D", "draw 2 D", "end"], "draw");
  expect(hasBothWays(deeds)).toBe(true);
  expect(chooseDeed(deeds, "1", true)?.action).toBe("draw 1 D");
  expect(chooseDeed(deeds, "1", false)?.action).toBe("draw 1");
  expect(chooseDeed(deeds, "2", false)?.action).toBe("draw 2 D");
  expect(chooseDeed(deeds, "6", false)).toBeUndefined();
});
