import { expect, test } from "vitest";
import type { SeatInfo } from "../face";
import { lastTurn, newsOf } from "./news";
import type { Happened, SketchView } from "./view";
import type { Deed } from "./words";

const SEATS = ["You", "Ren"].map((name, index) => ({ index, name, isMe: index === 0 }) as SeatInfo);
const draw = (seat: number, colour: string): Happened =>
  ({
    seat,
    completed: [],
    action: `gr:${colour}`,
    action_parts: { kind: "play", card: "gr", colour, ability: "none" },
  }) as Happened;
const deed = (step: Happened): Deed => ({ step, distracted: null });
const pass = (seat: number): Happened => ({ seat, completed: [], action: "pass", action_parts: { kind: "pass" } });

const START = {
  stage: "play",
  last_step: null,
  turn_of: 0,
  n_played: 0,
  deck_len: 30,
  last_cards: [],
} as unknown as SketchView;

/** What is told after these steps, one after the other. */
function keysAfter(...steps: Happened[]): string[] {
  const views = steps.map((last_step, index) => ({ ...START, last_step, deck_len: 30 - index }));
  const past = [START, ...views];
  const view = past.pop() ?? START;
  return newsOf(view, lastTurn(past, view), SEATS).sayings.map(({ key }) => key);
}

test("a shuffle in the middle of a turn tells nothing twice", () => {
  const waiting: SketchView = { ...START, stage: "reshuffle", last_step: draw(1, "g") };
  const shuffled: SketchView = { ...waiting, stage: "play", deck_len: 40 };
  expect(lastTurn([START, waiting], shuffled)).toEqual([deed(draw(1, "g"))]);
});

test("without the steps before, the last one is told", () => {
  expect(lastTurn([], { ...START, last_step: draw(1, "g") })).toEqual([deed(draw(1, "g"))]);
});

test("before anything happens the goal is told", () => {
  expect(keysAfter()).toEqual(["sketch-goal"]);
});

test("the steps of one turn are told together, without its end", () => {
  expect(keysAfter(draw(1, "g"), draw(1, "r"), pass(1))).toEqual(["sketch-log-play", "sketch-log-play"]);
});

test("a turn in which nothing was played says so, and the other one's turn begins anew", () => {
  expect(keysAfter(draw(0, "g"), pass(1))).toEqual(["sketch-log-pass"]);
});

test("what was finished is told with the card that did it", () => {
  const step = { ...draw(1, "g"), completed: [{ stack: "g", yokai: "g4", taken_by: 1 }] };
  expect(keysAfter(step)).toEqual(["sketch-log-play", "sketch-log-taken"]);
});
