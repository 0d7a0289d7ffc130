import { expect, test } from "vitest";
import { giftsTo, lastTurnOf, newestTurn } from "./news";
import type { PagodaView } from "./view";

const viewOf = (...rounds: string[][]): PagodaView =>
  ({ rounds: rounds.map((turns) => ({ turns })) }) as unknown as PagodaView;

test("gifts are those since the own last turn: given, or drawn by another's will", () => {
  const view = viewOf([
    "1: k5 L give t1 0",
    "0: t2 L",
    "1: k6 L give t3 0",
    "2: a6 L shuffle feed 0 i4",
    "3: o6 R give ? 1",
  ]);
  expect(giftsTo(view, 0)).toEqual([
    { card: "t3", from: 1 },
    { card: "i4", from: 2 },
  ]);
});

test("what is acted on is no gift any more, and a new round has none", () => {
  expect(giftsTo(viewOf(["1: k5 L give t1 0", "0: t2 L"]), 0)).toEqual([]);
  expect(giftsTo(viewOf(["1: k5 L give t1 0"], []), 0)).toEqual([]);
  expect(giftsTo(viewOf(["1: k5 L give t1 0"]), null)).toEqual([]);
});

test("the newest turn is told with its number, also before the first of a round", () => {
  expect(newestTurn(viewOf([]))).toBeNull();
  expect(newestTurn(viewOf(["1: k5 L", "2: k6 L"], []))).toMatchObject({ number: 2, turn: { seat: 2, card: "k6" } });
});

test("what each did last in this round stays told while others play", () => {
  const view = viewOf(["3: g9 L"], ["1: k5 L give t1 0", "2: k6 L", "0: t2 L", "1: a6 R draw ?"]);
  expect([0, 1, 2, 3].map((seat) => lastTurnOf(view, seat)?.card)).toEqual(["t2", "a6", "k6", undefined]);
  expect(lastTurnOf(viewOf(), 1)).toBeNull();
});
