import { expect, test } from "vitest";
import type { Chapter } from "../games/face";
import { pointsIn } from "./resultCurve";

const chapter = (...points: number[]): Chapter => ({ step: 0, title: { key: "" }, said: [], points });
const BOX = { left: 100, top: 0, width: 200, height: 80 };

test("lines begin at nothing and end with the last chapter, the most points at the top", () => {
  expect(pointsIn(BOX, [chapter(1, 2), chapter(1, 4)])).toEqual([
    [
      [100, 80],
      [200, 60],
      [300, 60],
    ],
    [
      [100, 80],
      [200, 40],
      [300, 0],
    ],
  ]);
});

test("points below nothing are below where the lines begin", () => {
  const [line] = pointsIn(BOX, [chapter(-4), chapter(4)]);
  expect(line?.map(([, y]) => y)).toEqual([40, 80, 0]);
});
