import { expect, test } from "vitest";
import type { AnyFace, SeatInfo } from "../games/face";
import type { CourseStep } from "../lib/protocol";
import { sayingsAfter, Teller } from "./log";

const SEATS = ["You", "Ren"].map((name, index) => ({ index, name, isMe: index === 0 }) as SeatInfo);

interface View {
  round: number | null;
  said: string[];
}

let nDescribed = 0;
const face = {
  describe: (_: View, after: View) => {
    nDescribed++;
    return after.said.map((key) => ({ key }));
  },
  part: (_: View, after: View) => ({ round: after.round, title: null }),
} as unknown as AnyFace;

let number = 0;
const step = (actor: number | null, round: number | null, ...said: string[]): CourseStep => ({
  step: number++,
  actor,
  to_act: [],
  line: null,
  line_parts: null,
  view: { round, said } satisfies View,
});

const outline = (steps: CourseStep[]): unknown[] =>
  new Teller()
    .tell(face, steps, SEATS)
    .map(({ round, turns }) => [
      round,
      turns.map(({ title, steps: told }) => [
        title.words?.n,
        title.words?.name,
        told.flatMap(({ sayings }) => sayings.map(({ key }) => key)),
      ]),
    ]);

test("steps are grouped by whoever acts, and what chance does belongs to them", () => {
  expect(
    outline([step(null, null), step(0, null, "a"), step(null, null, "b"), step(1, null, "c"), step(0, null, "d")]),
  ).toEqual([
    [
      null,
      [
        [1, "You", ["a", "b"]],
        [2, "Ren", ["c"]],
        [3, "You", ["d"]],
      ],
    ],
  ]);
});

test("turns are counted anew in every round", () => {
  expect(outline([step(null, 1), step(0, 1, "a"), step(1, 1, "b"), step(1, 2, "c")])).toEqual([
    [
      1,
      [
        [1, "You", ["a"]],
        [2, "Ren", ["b"]],
      ],
    ],
    [2, [[1, "Ren", ["c"]]]],
  ]);
});

test("several things of one step are all told, and a step without words leaves no trace", () => {
  expect(outline([step(null, 1), step(0, 1, "a", "b"), step(1, 1), step(0, 1, "c")])).toEqual([
    [
      1,
      [
        [1, "You", ["a", "b"]],
        [3, "You", ["c"]],
      ],
    ],
  ]);
});

test("a step is put into words once", () => {
  const teller = new Teller();
  const steps = [step(null, 1), step(0, 1, "a"), step(1, 1, "b")];
  nDescribed = 0;
  teller.tell(face, steps, SEATS);
  const log = teller.tell(face, [...steps, step(0, 1, "c")], SEATS);
  expect(nDescribed).toBe(3);
  expect(sayingsAfter(log, steps[1]?.step ?? 0).map(({ key }) => key)).toEqual(["b", "c"]);
});
