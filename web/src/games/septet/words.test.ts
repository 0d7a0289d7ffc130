import { expect, test } from "vitest";
import type { SeatInfo } from "../face";
import type { SeptetView } from "./view";
import { describe } from "./words";

const seats = ["You", "Ren", "Sora", "Kaede"].map((name, index): SeatInfo => ({
  index,
  name,
  level: null,
  isMe: index === 0,
  isTurn: false,
  hasStandIn: false,
  leftMs: null,
  clockAtMs: 0,
}));

const START: SeptetView = {
  viewer: 0,
  players: 4,
  scoring: "advanced",
  lead: "holder",
  teams: [
    [0, 2],
    [1, 3],
    [0, 2],
    [1, 3],
  ],
  passes_to: 2,
  bosses_to_win: 4,
  losing_tricks: 7,
  phase: "play",
  to_act: [1],
  round: 1,
  points: [0, 0, 0, 0],
  trump: "b11",
  hand: ["g2"],
  hand_sizes: [12, 12, 12, 12],
  passed: null,
  received: null,
  leader: 1,
  lead_card: null,
  plays: [],
  n_on_table: 0,
  voids: [[], [], [], []],
  tricks: [0, 0, 0, 0],
  bosses: [[], [], [], []],
  last_round: null,
  outcome: null,
};

test("each new card is told once, and who took the trick", () => {
  const plays = [
    { seat: 1, card: "r6" },
    { seat: 2, card: "r8" },
    { seat: 3, card: "r12" },
  ];
  const three = { ...START, plays, n_on_table: 3, to_act: [0] };
  const four = { ...three, plays: [...plays, { seat: 0, card: "r10" }], n_on_table: 0, to_act: [3] };
  const told = describe(three, four, seats);
  expect(told.map((saying) => saying.key)).toEqual(["septet-log-play", "septet-log-trick"]);
  expect(told[0]?.words?.me).toBe("yes");
  expect(told[1]?.words?.name).toBe("Kaede");
  expect(describe(four, four, seats)).toEqual([]);
});

test("cards that went by unseen are told all the same", () => {
  const plays = [
    { seat: 1, card: "r6" },
    { seat: 2, card: "r8" },
  ];
  expect(describe(START, { ...START, plays, n_on_table: 2 }, seats)).toHaveLength(2);
});

test("a round that ended is told before the next begins", () => {
  const last_round = {
    round: 1,
    end: "bosses" as const,
    winners: [0, 2],
    gained: 3,
    bosses: ["p7"],
    out_of_hands: [],
    trump: "b11",
    last_trick: { leader: 0, cards: ["p7", "p8", "p9", "p3"], winner: 2 },
  };
  const told = describe(START, { ...START, round: 2, phase: "pass", trump: "g4", last_round }, seats);
  expect(told.map((saying) => saying.key)).toEqual(["septet-log-round-over", "septet-log-round"]);
});
