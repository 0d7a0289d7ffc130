import { expect, test } from "vitest";
import { actionTiles, faceDownTiles, isKeptFrom, openTiles } from "./belongings";
import type { PlayerView, TajutoView } from "./view";

const player = {
  action_tiles: [
    { tile: "A", cost: 0, owned: 1, used: 1 },
    { tile: "D", cost: 2, owned: 2, used: 1 },
    { tile: "E", cost: 0, owned: 0, used: 0 },
  ],
  markets: 2,
  open_inaugurations: ["r"],
  wisdom: [1, 0, 2, 0, 0],
  shrines: 1,
  safe_inaugurations: ["k"],
  objectives: ["cubes4"],
} as unknown as PlayerView;

test("extra actions lie beside the starting ones, with how many are used", () => {
  expect(actionTiles(player)).toEqual([
    { tile: "A", n: 1, nUsed: 1 },
    { tile: "D", n: 2, nUsed: 1 },
  ]);
});

test("Markets and the inaugurations of unfinished pagodas lie open", () => {
  expect(openTiles(player).map(({ tile, n }) => [tile, n])).toEqual([
    ["M", 2],
    ["Ir", 1],
  ]);
});

test("Wisdom, Shrines, safe inaugurations and objectives lie face down", () => {
  expect(faceDownTiles(player).map(({ tile, n }) => [tile, n])).toEqual([
    ["W1", 1],
    ["W3", 2],
    ["S", 1],
    ["Ik", 1],
    ["cubes4", 1],
  ]);
});

test.each([
  ["hidden", "act", 0, false],
  ["hidden", "act", 1, true],
  ["hidden", "over", 1, false],
  ["shown", "act", 1, false],
] as const)("with totals %s in the phase %s, what seat %i has face down is kept from seat 0: %s", (...row) => {
  const [totals, name, seat, isKept] = row;
  expect(isKeptFrom({ totals, stage: { name }, viewer: 0 } as unknown as TajutoView, seat)).toBe(isKept);
});
