import { expect, test } from "vitest";
import { readAction, waysToPlay } from "./actions";

test("an action is read into its parts", () => {
  expect(readAction("gr:g")).toMatchObject({ card: "gr", half: "g", ability: null, from: null });
  expect(readAction("grC:g call y")).toMatchObject({ card: "grC", half: "g", ability: "call", from: "y" });
  expect(readAction("grD:r distract")).toMatchObject({ card: "grD", half: "r", ability: "distract", from: null });
  expect(readAction("pass")).toBeNull();
});

test("the ways to play a half come from what is legal", () => {
  const legal = ["rb:r", "rb:b", "rbC:r", "rbC:r call g", "rbC:b", "pass"];
  expect(waysToPlay(legal, "rbC", "r").map((way) => way.action)).toEqual(["rbC:r", "rbC:r call g"]);
  expect(waysToPlay(legal, "rb", "y")).toEqual([]);
});
