import { expect, test } from "vitest";
import { waitBefore } from "./socket";

test("the wait before trying again grows, and has a limit", () => {
  const waits = [0, 1, 2, 3, 4, 10].map((attempt) => waitBefore(attempt, 0.5));
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000]);
});

test("chance spreads those who come back together", () => {
  expect(waitBefore(1, 0)).toBe(600);
  expect(waitBefore(1, 0.999)).toBeLessThan(1000);
});
