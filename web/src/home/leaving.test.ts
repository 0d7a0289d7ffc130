import { expect, test } from "vitest";
import { GAMES, type HolderView, type TableSummary } from "../lib/protocol";
import { meaning, ownSeat } from "./leaving";

const ME: HolderView = { kind: "person", name: "Ada", is_bot: false, is_me: true };
const OTHER: HolderView = { kind: "person", name: "Ben", is_bot: false, is_me: false };
const MIND: HolderView = { kind: "mind", level: "novice" };

function card(seats: HolderView[], more: Partial<TableSummary> = {}): TableSummary {
  const teams = seats.map((_, seat) => [seat]);
  const table = { id: "t", game: GAMES[0], stage: "playing", spectators: true, step: 1 } as const;
  return { ...table, my_turn: [], stood_in: [], resigned: [], seats, teams, ...more };
}

test("whoever has resigned has no seat to leave", () => {
  expect(ownSeat(card([OTHER, ME]))).toBe(1);
  expect(ownSeat(card([OTHER, ME], { resigned: [1] }))).toBeUndefined();
  expect(ownSeat(card([OTHER, MIND]))).toBeUndefined();
});

test("against minds alone nobody is asked, and nothing goes on", () => {
  expect(meaning(card([ME, MIND, MIND]), 0)).toEqual({ hasPartner: false, hasOthers: false, goesOn: false });
});

test("with more than two sides the others play on", () => {
  expect(meaning(card([ME, OTHER, MIND]), 0)).toEqual({ hasPartner: false, hasOthers: true, goesOn: true });
  expect(meaning(card([ME, OTHER]), 0).goesOn).toBe(false);
  expect(meaning(card([ME, OTHER, OTHER], { resigned: [2] }), 0).goesOn).toBe(false);
});

test("a partner is asked, unless a mind plays for them", () => {
  const teams = [
    [0, 2],
    [1, 3],
  ];
  const seats = [ME, MIND, OTHER, MIND];
  expect(meaning(card(seats, { teams }), 0)).toEqual({ hasPartner: true, hasOthers: true, goesOn: false });
  expect(meaning(card(seats, { teams, stood_in: [2] }), 0).hasPartner).toBe(false);
});
