import { expect, test } from "vitest";
import type { SeatInfo } from "../face";
import { newsOf, Turn } from "./news";
import type { Happened, SketchView } from "./view";

const SEATS = ["You", "Ren"].map((name, index) => ({ index, name, isMe: index === 0 }) as SeatInfo);
const draw = (seat: number, colour: string): Happened =>
  ({
    seat,
    completed: [],
    action: `gr:${colour}`,
    action_parts: { kind: "play", card: "gr", colour, ability: "none" },
  }) as Happened;
const pass = (seat: number): Happened => ({ seat, completed: [], action: "pass", action_parts: { kind: "pass" } });

/** What is told after these steps, one after the other. */
function keysAfter(...steps: Happened[]): string[] {
  const turn = new Turn();
  let view = { last_step: null, turn_of: 0, n_played: 0, deck_len: 30 } as unknown as SketchView;
  let told = newsOf(view, turn.follow(view), SEATS);
  steps.forEach((last_step, index) => {
    view = { ...view, last_step, deck_len: 30 - index };
    told = newsOf(view, turn.follow(view), SEATS);
  });
  return told.sayings.map(({ key }) => key);
}

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
