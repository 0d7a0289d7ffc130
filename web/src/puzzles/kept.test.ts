import { beforeEach, describe, expect, test, vi } from "vitest";
import { GAMES } from "../lib/protocol";
import { keepTry, keptDays, streakOf, withTry } from "./kept";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("a streak", () => {
  test("goes on until a day was missed or failed", () => {
    expect(streakOf({}, 10)).toEqual({ days: 0, today: null });
    expect(streakOf({ 10: true }, 10)).toEqual({ days: 1, today: true });
    expect(streakOf({ 9: true, 8: true }, 10)).toEqual({ days: 2, today: null });
    expect(streakOf({ 10: true, 9: true, 7: true }, 10)).toEqual({ days: 2, today: true });
    expect(streakOf({ 10: false, 9: true }, 10)).toEqual({ days: 0, today: false });
    expect(streakOf({ 8: true }, 10)).toEqual({ days: 0, today: null });
  });
});

describe("what this browser remembers", () => {
  test("is the first try of each day", () => {
    keepTry(GAMES[0], 7, false);
    keepTry(GAMES[0], 7, true);
    keepTry(GAMES[0], 8, true);
    expect(keptDays(GAMES[0])).toEqual({ 7: false, 8: true });
    expect(keptDays(GAMES[1])).toEqual({});
  });

  test("does not grow without end", () => {
    let days = {};
    for (let day = 0; day < 1000; day += 1) days = withTry(days, day, true);
    expect(Object.keys(days)).toHaveLength(400);
    expect(streakOf(days, 999)).toEqual({ days: 400, today: true });
  });

  test("may have been changed by anybody, and is then nothing", () => {
    for (const text of ["", "no", "null", "[1]", '{"x":true,"5":"yes","6":true}']) {
      localStorage.setItem(`hyakki.puzzles.${GAMES[0]}`, text);
      expect(Object.keys(keptDays(GAMES[0])).filter((day) => day !== "6")).toEqual([]);
    }
  });
});
