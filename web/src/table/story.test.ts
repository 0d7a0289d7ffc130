import { expect, test } from "vitest";
import type { Chapter } from "../games/face";
import { turningPoint } from "./story";

const chapters = (...points: number[][]): Chapter[] =>
  points.map((each, step) => ({ step, title: { key: "" }, said: [], points: each }));

test("the turning point is the last change of lead", () => {
  expect(turningPoint(chapters([1, 0], [1, 2], [3, 2], [4, 2]), false)?.step).toBe(2);
});

test("whoever was in front from the first chapter on needed none", () => {
  expect(turningPoint(chapters([1, 0], [2, 0]), false)).toBeNull();
  expect(turningPoint([], false)).toBeNull();
});

test("drawing level is a change of lead, too", () => {
  expect(turningPoint(chapters([2, 0], [2, 2], [2, 3]), false)?.step).toBe(2);
});

test("where the fewest points win, they lead", () => {
  expect(turningPoint(chapters([5, 9], [12, 10], [15, 10]), true)?.step).toBe(1);
});
