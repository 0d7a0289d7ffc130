import { expect, test } from "vitest";
import { SEATS as seats, START } from "./testing";
import type { SeptetView } from "./view";
import { cardName, describe } from "./words";

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
  expect(told[1]?.words).toMatchObject({ name: "Kaede", n: 0 });
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
  const plays = [
    { seat: 0, card: "p7" },
    { seat: 1, card: "p8" },
  ];
  const before = { ...START, plays, n_on_table: 2 };
  const told = describe(before, { ...START, round: 2, phase: "pass", trump: "g4", last_round }, seats);
  // The card that ended it, and who took the trick, are not lost with the round.
  expect(told.map((saying) => saying.key)).toEqual([
    "septet-log-play",
    "septet-log-play",
    "septet-log-trick",
    "septet-log-round-over",
    "septet-log-round",
  ]);
  expect(told[2]?.words).toMatchObject({ name: "Sora", n: 1 });
  expect(told[3]?.words).toMatchObject({ me: "among", names: "Sora" });
});

test("what one passes is told as soon as one has, what one gets when all have, and each once", () => {
  const passed = ["g2", "g3", "g4"];
  const waiting: SeptetView = { ...START, phase: "pass", to_act: [1], passed };
  expect(describe({ ...START, phase: "pass" }, waiting, seats)).toEqual([
    { key: "septet-log-passed", words: { cards: passed.map((card) => cardName(card)).join(", "), name: "Sora" } },
  ]);
  const all: SeptetView = { ...START, passed, received: ["r6", "r8", "r10"] };
  expect(describe(waiting, all, seats).map(({ key }) => key)).toEqual(["septet-log-received"]);
  expect(
    describe(null, all, seats)
      .map(({ key }) => key)
      .slice(-2),
  ).toEqual(["septet-log-passed", "septet-log-received"]);
  // Three cards of the round before are not those of this one.
  const next: SeptetView = { ...all, round: 2, received: null };
  expect(describe(all, next, seats).map(({ key }) => key)).toContain("septet-log-passed");
});

test("bosses that a seventh trick brings out of hands are told with the round", () => {
  const last_round = {
    round: 1,
    end: "seven-tricks" as const,
    winners: [0, 2],
    gained: 5,
    bosses: ["p7", "y7"],
    out_of_hands: ["y7"],
    trump: "b11",
    last_trick: { leader: 0, cards: ["p3", "p8", "p9", "p2"], winner: 2 },
  };
  const told = describe(START, { ...START, round: 2, phase: "pass", trump: "g4", last_round }, seats);
  expect(told.map(({ key }) => key)).toEqual([
    ...Array<string>(4).fill("septet-log-play"),
    "septet-log-trick",
    "septet-log-round-over",
    "septet-log-revealed",
    "septet-log-round",
  ]);
  expect(told[6]?.words).toMatchObject({ n: 1 });
});

test.each([
  ["shown after the pass", true, "septet-log-shows"],
  ["dealt to somebody, and not shown", false, "septet-log-was-dealt"],
])("the card that decides the first lead is told as it is known: %s", (_, is_shown, key) => {
  const after = { ...START, lead_card: { card: "gA", seat: 1, is_shown } };
  expect(describe(START, after, seats).map((saying) => saying.key)).toEqual([key]);
  expect(describe(after, after, seats)).toEqual([]);
});
