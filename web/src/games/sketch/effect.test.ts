import { expect, test } from "vitest";
import type { Play } from "./actions";
import { effectOf } from "./effect";
import type { SketchView, StackView } from "./view";

const stack = (colour: string, top: string, theirs: string[], mine: string[]): StackView => ({
  colour,
  seen: [top],
  unseen: [],
  below: [],
  sides: [mine, theirs],
});

const VIEW = {
  stacks: [
    stack("g", "g4", ["gy"], ["gr", "gb"]),
    stack("r", "r5", ["rb"], []),
    stack("b", "b3", [], ["gb"]),
    stack("y", "y7", [], []),
  ],
  last_cards: [null, { card: "rbD", colour: "r" }],
} as unknown as SketchView;

const play = (colour: string, ability: object = { ability: "none" }): Play =>
  ({ kind: "play", card: "gr", colour, ...ability }) as Play;
const told = (one: Play): unknown[] =>
  effectOf(VIEW, 0, one).map(({ key, words }) => [key, words?.mine ?? words?.left, words?.theirs]);

test("the example of the rules: three to one finishes the green four", () => {
  expect(told(play("g"))).toEqual([["sketch-preview-yours", 3, 1]]);
});

test("what finishes nothing says how much is missing", () => {
  expect(told(play("r"))).toEqual([["sketch-preview-more", 3, undefined]]);
});

test("a called yokai is finished with the sketches of the stack it comes to", () => {
  expect(told(play("b", { ability: "call", from: "g" }))).toEqual([["sketch-preview-more", 2, undefined]]);
  expect(told(play("g", { ability: "call", from: "y" }))).toEqual([["sketch-preview-more", 3, undefined]]);
});

test("a distracted card counts where it goes, and no more where it was", () => {
  expect(told(play("r", { ability: "distract" }))).toEqual([["sketch-preview-more", 4, undefined]]);
  expect(told(play("b", { ability: "distract" }))).toEqual([["sketch-preview-yours", 2, 1]]);
});

test("equal sides scare it away", () => {
  const even = { ...VIEW, stacks: [stack("g", "g4", ["gy", "gb"], ["gr"])] };
  expect(effectOf(even, 0, play("g")).map(({ key }) => key)).toEqual(["sketch-preview-tie"]);
});
