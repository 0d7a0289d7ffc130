import { expect, test } from "vitest";
import type { Noted } from "../face";
import { passOf, passSize, trickOf } from "./actions";
import type { Action } from "./view";

const pass = (...cards: string[]): Noted<Action> => ({ kind: "pass", cards, notation: `pass ${cards.join(" ")}` });
const play = (card: string): Noted<Action> => ({ kind: "play", card, notation: card });

const LEGAL = [pass("g2", "g3", "u4"), pass("g2", "g3", "b13"), pass("g3", "u4", "b13")];

test("a pass is found by its cards, in whatever order they were chosen", () => {
  expect(passOf(LEGAL, ["b13", "g2", "g3"])?.notation).toBe("pass g2 g3 b13");
  expect(passOf(LEGAL, ["g2", "g3"])).toBeUndefined();
  expect(passOf([play("g2"), play("g3")], ["g2"])).toBeUndefined();
});

test("the legal passes tell how many cards are passed", () => {
  expect(passSize(LEGAL)).toBe(3);
  expect(passSize([play("g2"), play("u4")])).toBe(0);
});

test("a finished trick stays to be looked at", () => {
  const plays = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(trickOf(plays, 0, 4)).toEqual([5, 6, 7, 8]);
  expect(trickOf(plays, 2, 4)).toEqual([7, 8]);
  expect(trickOf([], 0, 4)).toEqual([]);
});
