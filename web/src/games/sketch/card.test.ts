import { expect, test } from "vitest";
import { numbered } from "./card";

test("equal cards are told apart", () => {
  expect(numbered(["by", "by", "gr"]).map((one) => one.key)).toEqual(["by-0", "by-1", "gr-0"]);
});
