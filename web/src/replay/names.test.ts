import { expect, test } from "vitest";
import type { MindName } from "../lib/protocol";
import { playerNames } from "./names";

test("minds have names of their own, and nobody stays without one", () => {
  const names = playerNames({ names: ["Ada", "r1", "r1", ""], levels: [null, "r1", "r1", null] });
  expect(names).toEqual(["Ada", "Ren", "Sora", "#4"]);
});

test("a mind gives way to a person of its name", () => {
  const levels = [null, "novice", "novice", null] satisfies (MindName | null)[];
  expect(playerNames({ names: [" ren", "novice", "novice", "Rin"], levels })).toEqual([
    " ren",
    "novice",
    "Sora",
    "Rin",
  ]);
  expect(playerNames({ names: ["Ren", "novice", "novice", ""], levels })).toEqual(["Ren", "Rin", "Sora", "#4"]);
});

test("a person may have the name of a mind's level", () => {
  expect(playerNames({ names: ["plain"], levels: [null] })).toEqual(["plain"]);
});
