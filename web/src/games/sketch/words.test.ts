import { expect, test } from "vitest";
import type { SeatInfo } from "../face";
import { sayInAll } from "../words.testing";
import type { Action, Happened, SketchView } from "./view";
import { describe } from "./words";

const SEATS = ["You", "Ren"].map((name, index) => ({ index, name, isMe: index === 0 }) as SeatInfo);
const STRANGERS = ["Mai", "Ren"].map((name, index) => ({ index, name, isMe: false }) as SeatInfo);

const START = {
  viewer: 0,
  stage: "play",
  last_step: null,
  turn_of: 0,
  n_played: 0,
  deck_len: 30,
  hands: [{ len: 2, cards: ["gr", "by"] }, { len: 3 }],
  last_cards: [{ card: "gr", colour: "g" }, null],
} as unknown as SketchView;

const step = (seat: number, action_parts: Action): Happened => ({ seat, completed: [], action: "", action_parts });
const PASS = step(1, { kind: "pass" });
const DISTRACT = step(1, { kind: "play", card: "byD", colour: "b", ability: "distract" });

const keysOf = (before: SketchView, after: SketchView): string[] =>
  describe(before, after, SEATS).map(({ key }) => key);

test("whose card was distracted, and where it went, is told to everybody as it is", () => {
  const after = { ...START, last_step: DISTRACT, n_played: 1, last_cards: [{ card: "gr", colour: "r" }, null] };
  const mine = describe(START, after, SEATS)[1];
  expect(mine).toMatchObject({ key: "sketch-log-distract-moved", words: { name: "Ren", me: "no", otherme: "yes" } });
  // The words of the colours are looked up by the page.
  const told = describe(START, after, STRANGERS).map((saying) => ({
    ...saying,
    words: { ...saying.words, from: "green", to: "red", colour: "blue" },
  }));
  expect(sayInAll(told).en).toEqual([
    "Ren draws blue.",
    "Ren distracts the yokai of Mai: the last card moves from green to red.",
  ]);
  for (const lines of Object.values(sayInAll(told))) expect(lines[1]).toMatch(/Ren .*Mai.*green.*red/);
});

test("a card that comes into the own hand is told, and to its owner alone", () => {
  const drawn: SketchView = { ...START, last_step: PASS, deck_len: 29 };
  drawn.hands = [{ ...START.hands[0]!, len: 3, cards: ["gr", "by", "gr"] }, START.hands[1]!];
  expect(keysOf(START, drawn)).toEqual(["sketch-log-pass", "sketch-log-drawn"]);
  const unseen = { ...drawn, viewer: null, hands: [START.hands[1]!, START.hands[1]!] };
  expect(keysOf({ ...unseen, deck_len: 30, last_step: null }, unseen)).toEqual(["sketch-log-pass"]);
});

test("a deck that is made anew is told once, and what was done before is not told again", () => {
  const waiting: SketchView = { ...START, stage: "reshuffle", last_step: PASS, deck_len: 0 };
  expect(keysOf({ ...START, deck_len: 0 }, waiting)).toEqual(["sketch-log-pass"]);
  const refilled: SketchView = { ...waiting, stage: "play", deck_len: 20 };
  expect(describe(waiting, refilled, SEATS)).toEqual([{ key: "sketch-log-refill" }]);
  expect(new Set(Object.values(sayInAll(describe(waiting, refilled, SEATS))).flat()).size).toBe(3);
});

test("the cards of the deal are no cards drawn", () => {
  const dealt: SketchView = { ...START, hands: [{ ...START.hands[0]!, cards: [] }, START.hands[1]!], stage: "setup" };
  expect(keysOf(dealt, START)).toEqual([]);
});
