import { expect, test } from "vitest";
import type { SideView } from "../lib/protocol";
import { ownSeats, whoLooks } from "./screen";

const side = (seat: number | null, ...legal: string[]): SideView => ({
  seat,
  view: {},
  legal,
  legal_parts: [],
  can_undo: false,
});

test("who sits here alone never has to say so", () => {
  expect(whoLooks([side(2)], null)).toBe(2);
  expect(whoLooks([side(2, "a")], 2)).toBe(2);
});

test("a spectator has no seat", () => {
  expect(ownSeats([side(null)])).toEqual([]);
  expect(whoLooks([side(null)], null)).toBe(null);
});

test("the one who must act is called to the screen, and stays while others elsewhere act", () => {
  expect(whoLooks([side(0), side(1, "a")], 0)).toBe(1);
  expect(whoLooks([side(0), side(1)], 1)).toBe(1);
});

test("where both must act, whoever is there goes first", () => {
  const both = [side(0, "a"), side(1, "a")];
  expect(whoLooks(both, 1)).toBe(1);
  expect(whoLooks(both, null)).toBe(0);
});

test("after the device was handed over nobody is there until somebody says so", () => {
  expect(whoLooks([side(0), side(1)], null)).toBe(null);
});
