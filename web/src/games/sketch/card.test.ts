import { expect, test } from "vitest";
import { counted, numbered } from "./card";

test("equal cards are told apart", () => {
  expect(numbered(["by", "by", "gr"]).map((one) => one.key)).toEqual(["by-0", "by-1", "gr-0"]);
});

test("equal cards are counted", () => {
  expect(counted(["gr", "by", "gr"])).toEqual([
    { card: "gr", n: 2 },
    { card: "by", n: 1 },
  ]);
});
