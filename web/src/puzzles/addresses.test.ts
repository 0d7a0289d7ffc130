import { describe, expect, test } from "vitest";
import { addressOf, sourceOf } from "./addresses";

const queryOf = (address: string): URLSearchParams => new URL(address, "http://x").searchParams;

describe("the address of a puzzle", () => {
  test("names the puzzle of the day, and the server is asked for it", () => {
    const address = addressOf("septet", { id: "ab12" });
    expect(address).toBe("/puzzles/septet?id=ab12");
    expect(sourceOf("septet", queryOf(address))).toBe("/api/puzzles/septet/ab12");
  });

  test("names a place among those that fit, without what does not matter", () => {
    const address = addressOf("sketch", { theme: "call", difficulty: "", place: 3 });
    expect(address).toBe("/puzzles/sketch?theme=call&place=3");
    expect(sourceOf("sketch", queryOf(address))).toBe("/api/puzzles/sketch?theme=call&place=3");
  });

  test("can be mistyped without harm", () => {
    expect(sourceOf("a/b", queryOf("/x?id=../c"))).toBe("/api/puzzles/a%2Fb/..%2Fc");
  });
});
