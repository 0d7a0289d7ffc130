import { expect, test } from "vitest";
import type { Noted } from "../face";
import { closing, readTurn, receivers } from "./actions";
import type { Action } from "./view";

const give = (card: string, to: number): Action => ({ kind: "give", card, to });
const play = (pile: "left" | "right", close: boolean): Noted<Action> => ({
  kind: "play",
  card: "k5",
  pile,
  close,
  notation: `k5 ${pile === "left" ? "L" : "R"}${close ? " close" : ""}`,
});

test("a turn is read with what followed", () => {
  expect(readTurn("2: k5 L give ? 0")).toEqual({ seat: 2, card: "k5", pile: "L", sequel: ["give", "?", "0"] });
  expect(readTurn("0: g10 R")).toEqual({ seat: 0, card: "g10", pile: "R", sequel: [] });
});

test("whom a card can be given to comes from what is legal", () => {
  const legal = [give("t3", 1), give("t3", 2), give("k1", 1)];
  expect(receivers(legal, "t3")).toEqual([1, 2]);
  expect(receivers(legal, "k1")).toEqual([1]);
  expect(
    receivers(
      [1, 3].map((to) => ({ kind: "feed", to })),
      null,
    ),
  ).toEqual([1, 3]);
});

test("closing is offered only where it is legal", () => {
  const legal = [play("left", false), play("right", false), play("right", true)];
  expect(closing(legal, "k5", "L")).toBeUndefined();
  expect(closing(legal, "k5", "R")).toBe("k5 R close");
});
