import { expect, test } from "vitest";
import { stir } from "./stir";
import { START } from "./testing";

const PLAY = { seat: 1, card: "y8" };

test("a card is only heard", () => {
  expect(stir(START, { ...START, plays: [PLAY], n_on_table: 1 })).toEqual({ glad: [], sad: [], sound: "card" });
  expect(stir(START, START).sound).toBeNull();
});

test("a trick gladdens whoever takes it", () => {
  const after = { ...START, plays: [PLAY], tricks: [0, 0, 1, 0] };
  expect(stir(START, after)).toEqual({ glad: [2], sad: [], sound: "taken" });
});

test("a boss gladdens a team, and saddens the other", () => {
  const after = { ...START, plays: [PLAY], tricks: [0, 0, 1, 0], bosses: [[], [], ["y7"], []] };
  expect(stir(START, after)).toEqual({ glad: [0, 2], sad: [1, 3], sound: "completed" });
});

test("cards that were passed are a gift", () => {
  expect(stir(START, { ...START, received: ["g2", "g3", "g4"] }).sound).toBe("gift");
});

test("a round that is won is more than its last trick, and its end takes nothing from anybody", () => {
  const round = {
    round: 1,
    end: "bosses" as const,
    winners: [1, 3],
    gained: 2,
    bosses: [],
    out_of_hands: [],
    trump: "b11",
    last_trick: { leader: 1, cards: [], winner: 1 },
  };
  const after = { ...START, round: 2, last_round: round, bosses: [[], [], [], ["y7"]] };
  expect(stir(START, after)).toEqual({ glad: [1, 3], sad: [0, 2], sound: "round" });
  expect(stir({ ...after, round: 1 }, { ...after, bosses: [[], [], [], []] }).sound).toBeNull();
});
