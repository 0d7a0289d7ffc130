import { expect, test } from "vitest";
import { since } from "./since";

const HOUR = 3600_000;

test("what was long ago is told in the largest unit that fits", () => {
  expect(since(0, 3 * HOUR + 5, "en")).toBe("3 hours ago");
  expect(since(0, 24 * HOUR, "de")).toBe("gestern");
  expect(since(0, 49 * HOUR, "it")).toBe("l’altro ieri");
  expect(since(0, 61_000, "en")).toBe("1 minute ago");
});

test("what was just now is this minute, also by a clock that goes wrong", () => {
  expect(since(0, 20_000, "en")).toBe("this minute");
  expect(since(5000, 0, "en")).toBe("this minute");
});
