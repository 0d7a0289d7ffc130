import { expect, test } from "vitest";
import { sidesOf } from "./sides";
import type { SeptetView } from "./view";

function viewOf(teams: number[][]): SeptetView {
  const players = teams.length;
  const tricks = teams.map((_, seat) => seat);
  const bosses = teams.map((_, seat) => (seat === 1 ? ["r7"] : []));
  return {
    players,
    teams,
    tricks,
    bosses,
    points: tricks,
    bosses_to_win: 4,
    losing_tricks: 7,
  } as unknown as SeptetView;
}

test("a team is one side, and the own side comes first", () => {
  const teams = [
    [0, 2],
    [1, 3],
    [0, 2],
    [1, 3],
  ];
  const sides = sidesOf(viewOf(teams), 3);
  expect(sides.map((side) => side.seats)).toEqual([
    [3, 1],
    [0, 2],
  ]);
  expect(sides.map((side) => side.tricks)).toEqual([4, 2]);
  expect(sides.map((side) => [side.bosses, [...side.lost]])).toEqual([
    [["r7"], []],
    [[], [["r7", 1]]],
  ]);
});

test("who plays alone is a side, and the others follow clockwise", () => {
  const sides = sidesOf(viewOf([[0], [1], [2]]), 1);
  expect(sides.map((side) => side.seats)).toEqual([[1], [2], [0]]);
});
