import { expect, test } from "vitest";
import type { Exercise, ExerciseOption, ReviewedSeat } from "../lib/protocol";
import { bars, judge, lines, mainPart, points, reach, signed, spread, told } from "./figures";

const gap = { value: 0, low: 0, high: 0 };

function option(action: string, isRight = false): ExerciseOption {
  return { action, value: 0.5, behind: gap, n_playouts: 10, is_right: isRight };
}

const exercise: Exercise = {
  step: 7,
  seat: 0,
  action: "h",
  loss: gap,
  points_lost: 0,
  label: "mistake",
  options: [option("a", true), option("b", true), ..."cdefgh".split("").map((name) => option(name))],
  reasons: [],
  open_cards: null,
};

test("partners share a line", () => {
  const all = lines({ expectation: [0.4, 0.6, 0.4], values: [[0.3, 0.7, 0.3]] });
  expect(all).toEqual([
    { seats: [0, 2], chances: [0.4, 0.3] },
    { seats: [1], chances: [0.6, 0.7] },
  ]);
});

test("the parts lead from the expectation to the result", () => {
  const seat: ReviewedSeat = {
    expectation: 0.5,
    deals: 0.25,
    own_play: -0.5,
    own_play_error: 0.1,
    others_play: 0.125,
    unseen: -0.375,
    conceded: 0,
    result: 0,
    accuracy: null,
    n_counted: 0,
    n_labelled: [0, 0, 0],
  };
  const all = bars(seat);
  expect(all.map(({ part }) => part)).toEqual(["deals", "own_play", "others_play", "unseen"]);
  expect(all[0]).toEqual({ part: "deals", from: 0.5, to: 0.75 });
  expect(all.at(-1)?.to).toBe(seat.result);
  expect(reach(all)).toEqual({ low: 0, high: 1 });
  expect(reach([{ part: "deals", from: 0.5, to: 1.25 }])).toEqual({ low: 0, high: 1.25 });
  expect(bars({ ...seat, conceded: -0.5 }).at(-1)?.part).toBe("conceded");
});

test("a turning point owes most to its largest part", () => {
  expect(mainPart({ deals: 0, play: -0.2, unseen: 0.1 })).toBe("play");
  expect(mainPart({ deals: 0.3, play: 0, unseen: 0 })).toBe("deals");
  expect(mainPart({ deals: 0, play: 0.1, unseen: -0.2 })).toBe("unseen");
});

test("marks that would lie on each other move apart, and stay on the line", () => {
  const moved = spread([0.1, 0.11, 0.5, 0.98, 0.99], 0.1);
  expect(moved.every((place, i) => i === 0 || place - (moved[i - 1] ?? 0) >= 0.1 - 1e-9)).toBe(true);
  expect(moved[0]).toBeCloseTo(0.1);
  expect(moved[2]).toBeCloseTo(0.5);
  expect(Math.max(...moved)).toBeLessThanOrEqual(1);
});

test("whatever is as good as the best is right, and nothing else", () => {
  expect(["a", "b", "c", "h", "z"].map((action) => judge(exercise, action))).toEqual([
    "right",
    "right",
    "wrong",
    "played",
    "untried",
  ]);
});

test("what was done and what was tried are told beside the best", () => {
  expect(told(exercise, "f").map(({ action }) => action)).toEqual(["a", "b", "c", "f", "h"]);
  expect(told(exercise, "a").map(({ action }) => action)).toEqual(["a", "b", "c", "d", "h"]);
});

test("points are whole, and nothing has no sign", () => {
  expect([points(0.614), signed(0.1), signed(-0.001), signed(-0.5)]).toEqual(["61", "+10", "0", "-50"]);
});
