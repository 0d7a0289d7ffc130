import { expect, test } from "vitest";
import { Fleeting, MOMENT_MS } from "./fleeting.svelte";

test("what a table shows when it is opened is no moment", () => {
  const fleeting = new Fleeting(() => "trick 3");
  expect(fleeting.begin("trick 3")).toBe(false);
  expect(fleeting.isShown).toBe(false);
});

test("each moment is shown once, until it is over or skipped", () => {
  const fleeting = new Fleeting(() => null);
  expect(fleeting.begin("trick 1")).toBe(true);
  expect(fleeting.isShown).toBe(true);
  fleeting.end();
  expect(fleeting.begin("trick 1")).toBe(false);
  expect(fleeting.isShown).toBe(false);
  expect(fleeting.begin(null)).toBe(false);
  expect(fleeting.begin("trick 2")).toBe(true);
});

test("a moment is long enough to be seen and short enough to be borne", () => {
  expect(MOMENT_MS).toBeGreaterThanOrEqual(300);
  expect(MOMENT_MS).toBeLessThanOrEqual(700);
});
