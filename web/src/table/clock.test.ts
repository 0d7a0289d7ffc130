import { expect, test } from "vitest";
import { clockText } from "./clock";

test.each([
  [0, "0:00"],
  [900, "0:01"],
  [65_000, "1:05"],
  [3_600_000 + 61_000, "1:01:01"],
  [2 * 86_400_000 + 3 * 3_600_000, "2d 3h"],
])("%i ms are %s", (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
