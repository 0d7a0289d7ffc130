import { expect, test } from "vitest";
import { chip } from "./chip";

test("a card is shown with its crest, and other code stays code", () => {
  expect(chip("pagoda", "k5")).toContain("<svg");
  expect(chip("septet", "gA")).toContain(">A<");
  expect(chip("septet", "lead=dealt")).toBeNull();
  expect(chip("tajuto", "r7")).toBeNull();
});
