import { expect, test } from "vitest";
import { chip, sign } from "./chip";

test("a card is shown with its crest, and other code stays code", () => {
  expect(chip("pagoda", "k5")).toContain("<svg");
  expect(chip("septet", "gA")).toContain(">A<");
  expect(chip("septet", "lead=dealt")).toBeNull();
  expect(chip("tajuto", "r7")).toBeNull();
});

test("a sign that a device may have no letter for is shown as the yokai's crest", () => {
  const row = ["kappa", "k", "green", "河"];
  expect(sign("pagoda", "河", row)).toContain("<svg");
  expect(sign("pagoda", "kappa", row)).toBeNull();
  expect(sign("pagoda", "河", ["nobody", "河"])).toBeNull();
});
