import { expect, test } from "vitest";
import type { Noted } from "../face";
import { calledFrom, waysToPlay } from "./actions";
import type { Action } from "./view";

const play = (card: string, colour: string): Noted<Action> => ({
  kind: "play",
  card,
  colour,
  ability: "none",
  notation: `${card}:${colour}`,
});
const CALL = { kind: "play", card: "rbC", colour: "r", ability: "call", from: "g" } as const;

test("the ways to play a half come from what is legal", () => {
  const legal: Noted<Action>[] = [
    play("rb", "r"),
    play("rb", "b"),
    play("rbC", "r"),
    { ...CALL, notation: "rbC:r call g" },
    play("rbC", "b"),
    { kind: "pass", notation: "pass" },
  ];
  expect(waysToPlay(legal, "rbC", "r").map((way) => way.notation)).toEqual(["rbC:r", "rbC:r call g"]);
  expect(waysToPlay(legal, "rb", "y")).toEqual([]);
});

test("only a call comes from another stack", () => {
  expect(calledFrom(CALL)).toBe("g");
  expect(calledFrom({ ...CALL, ability: "distract" })).toBeNull();
  expect(calledFrom(undefined)).toBeNull();
});
