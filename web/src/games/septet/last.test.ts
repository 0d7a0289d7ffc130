import { expect, test } from "vitest";
import { atTheEnd } from "./last";
import { newsOf } from "./news";
import { SEATS, START } from "./testing";
import type { RoundResult, SeptetView } from "./view";

const RESULT: RoundResult = {
  round: 1,
  end: "bosses",
  winners: [0, 2],
  gained: 3,
  bosses: ["p7"],
  out_of_hands: [],
  trump: "b11",
  last_trick: { leader: 3, cards: ["p7", "p8", "p9", "p3"], winner: 2 },
};
const BEFORE: SeptetView = {
  ...START,
  plays: [
    { seat: 3, card: "p3" },
    { seat: 0, card: "p7" },
    { seat: 1, card: "p8" },
  ],
  n_on_table: 3,
  hand: ["p9", "g2"],
  viewer: 2,
  hand_sizes: [4, 4, 5, 4],
  tricks: [1, 2, 3, 0],
  bosses: [["g7"], [], ["r7"], []],
};
const OVER: SeptetView = {
  ...START,
  phase: "over",
  to_act: [],
  trump: null,
  hand: [],
  last_round: RESULT,
  bosses: [[], [], [], []],
};

test("the last trick of a match lies on the table, with what it has won", () => {
  const shown = atTheEnd(OVER, BEFORE);
  expect(shown.plays.map(({ seat, card }) => [seat, card])).toEqual([
    [3, "p3"],
    [0, "p7"],
    [1, "p8"],
    [2, "p9"],
  ]);
  expect(shown).toMatchObject({ n_on_table: 0, to_act: [2], trump: "b11", tricks: [1, 2, 4, 0] });
  expect(shown).toMatchObject({ hand: ["g2"], hand_sizes: [4, 4, 4, 4] });
  expect(shown.bosses).toEqual([["g7"], [], ["r7", "p7"], []]);
  expect(newsOf(shown, SEATS)).toMatchObject({ saying: { key: "septet-log-trick", words: { name: "Sora", n: 1 } } });
});

test("before the end, and without the step before it, a view is shown as it is", () => {
  expect(atTheEnd(START, BEFORE)).toBe(START);
  expect(atTheEnd(OVER, undefined)).toBe(OVER);
  expect(atTheEnd(OVER, { ...BEFORE, round: 2 })).toBe(OVER);
});
