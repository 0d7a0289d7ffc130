import { expect, test } from "vitest";
import { drawing } from "./art";
import { SUIT_LETTERS } from "./notation";
import { pictureOf } from "./picture";

const cardsOf = (letter: string): string[] =>
  Array.from({ length: 7 }, (_, index) => index + SUIT_LETTERS.indexOf(letter) + 1).map(
    (value) => letter + (value === 1 ? "A" : value),
  );

test.each(SUIT_LETTERS)("the yokai of suit %s grows up in three stages, and every card has its drawing", (letter) => {
  const cards = cardsOf(letter);
  for (const card of cards) expect(drawing(pictureOf(card).name), card).toContain(pictureOf(card).name);
  const stages = cards
    .map((card) => pictureOf(card).name)
    .filter((name) => /-\d$/.test(name))
    .map((name) => name.slice(-1));
  expect(stages).toEqual(letter === "g" ? ["1", "2", "2", "3", "3"] : ["1", "1", "2", "2", "3", "3"]);
});

test("the A has a drawing that no other card has", () => {
  const all = SUIT_LETTERS.flatMap(cardsOf);
  expect(all.filter((card) => pictureOf(card).name === pictureOf("gA").name)).toEqual(["gA"]);
  expect(all.map((card) => pictureOf(card).name).filter((name) => name.startsWith("boss-"))).toHaveLength(7);
});
