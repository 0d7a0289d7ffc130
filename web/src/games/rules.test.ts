import { expect, test } from "vitest";
import { chip, sign } from "../rules/chip";
import { rules as pagoda } from "./pagoda/rules";
import { rules as septet } from "./septet/rules";
import { rules as tajuto } from "./tajuto/rules";

test("a card is shown with its crest, and other code stays code", () => {
  expect(chip("pagoda", pagoda, "k5")).toContain("<svg");
  expect(chip("septet", septet, "gA")).toContain(">A<");
  expect(chip("septet", septet, "lead=dealt")).toBeNull();
  expect(chip("tajuto", tajuto, "r7")).toBeNull();
});

test("a sign that a device may have no letter for is shown as the yokai's crest", () => {
  const row = ["kappa", "k", "green", "河"];
  expect(sign("pagoda", pagoda, "河", row)).toContain("<svg");
  expect(sign("pagoda", pagoda, "kappa", row)).toBeNull();
  expect(sign("pagoda", pagoda, "河", ["nobody", "河"])).toBeNull();
});
