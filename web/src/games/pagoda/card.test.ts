import { expect, test } from "vitest";
import { compare, inFront, pointsOf, sorted } from "./card";

test("the altar's answer names what the eye sees", () => {
  expect(compare("k5", "k9")).toBe("match");
  expect(compare("k5", "t5")).toBe("match");
  expect(compare("k10", "t9")).toBe("higher");
  expect(compare("k1", "t2")).toBe("lower");
});

test("the lowest card of each yokai stands in front", () => {
  expect([...inFront(["k3", "k7", "a10", "a2"])].sort()).toEqual(["a2", "k3"]);
});

test("cards count as in the rulebook's examples", () => {
  expect(pointsOf(["t1", "t6", "a2", "a4"])).toBe(3);
  expect(pointsOf(["k3", "k7", "k8", "a2", "a5", "a7", "a10"])).toBe(5);
  expect(pointsOf([])).toBe(0);
});

test("a pool is laid out by yokai or by value", () => {
  const pool = ["a10", "k7", "t2", "k1"];
  expect(sorted(pool, "yokai")).toEqual(["k1", "k7", "t2", "a10"]);
  expect(sorted(pool, "value")).toEqual(["k1", "t2", "k7", "a10"]);
});
