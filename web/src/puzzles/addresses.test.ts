import { describe, expect, test } from "vitest";
import { GAMES } from "../lib/protocol";
import { addressOf, sourceOf } from "./addresses";

const queryOf = (address: string): URLSearchParams => new URL(address, "http://x").searchParams;

describe("the address of a puzzle", () => {
  test("names the puzzle of the day, and the server is asked for it", () => {
    const address = addressOf(GAMES[0], { id: "ab12" });
    expect(address).toBe(`/puzzles/${GAMES[0]}?id=ab12`);
    expect(sourceOf(GAMES[0], queryOf(address))).toBe(`/api/puzzles/${GAMES[0]}/ab12`);
  });

  test("names a place among those that fit, without what does not matter", () => {
    const address = addressOf(GAMES[1], { theme: "call", difficulty: "", place: 3 });
    expect(address).toBe(`/puzzles/${GAMES[1]}?theme=call&place=3`);
    expect(sourceOf(GAMES[1], queryOf(address))).toBe(`/api/puzzles/${GAMES[1]}?theme=call&place=3`);
  });

  test("can be mistyped without harm", () => {
    expect(sourceOf("a/b", queryOf("/x?id=../c"))).toBe("/api/puzzles/a%2Fb/..%2Fc");
  });
});
