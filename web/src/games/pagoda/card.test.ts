import { expect, test } from "vitest";
import { compare, inFront } from "./card";

test("the altar's answer names what the eye sees", () => {
  expect(compare("k5", "k9")).toBe("match");
  expect(compare("k5", "t5")).toBe("match");
  expect(compare("k10", "t9")).toBe("higher");
  expect(compare("k1", "t2")).toBe("lower");
});

test("the lowest card of each yokai stands in front", () => {
  expect([...inFront(["k3", "k7", "a10", "a2"])].sort()).toEqual(["a2", "k3"]);
});
