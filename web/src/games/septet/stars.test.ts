import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../lib/protocol";
import Card from "./Card.svelte";
import { SUITS } from "./notation";
import { worthOf, type Match } from "./stars";
import Stars from "./Stars.svelte";

const MATCH: Match = { scoring: "advanced", players: 4, trump: "r9" };
const RULES = readFileSync(join(import.meta.dirname, "../../../../rules/en/septet.md"), "utf8");

/** The stars for four and for three players, as the rules print them. */
function printed(letter: string): number[] {
  const row = RULES.split("\n").find((line) => line.split("|")[3]?.trim() === letter);
  return [5, 6].map((column) => Number(row?.split("|")[column]));
}

test.each(Object.keys(SUITS))("the boss of %s has the stars that the rules print", (letter) => {
  const stars = [4, 3].map((players) => worthOf({ ...MATCH, players }, `${letter}7`)?.stars);
  expect(stars).toEqual(printed(letter));
});

test("only bosses have stars, and only where they are counted", () => {
  expect(worthOf(MATCH, "b13")).toBeNull();
  expect(worthOf({ ...MATCH, scoring: "basic" }, "b7")).toBeNull();
});

test("the boss of the trump suit shows that it counts nothing", () => {
  expect(worthOf(MATCH, "r7")).toEqual({ stars: 2, isTrump: true });
  const { body } = render(Stars, { props: { worth: { stars: 2, isTrump: true } } });
  expect(body.match(/<svg/g)).toHaveLength(2);
  expect(body).toContain("trump");
});

test("a card outside of a match has no stars", () => {
  expect(render(Card, { props: { card: "b7" } }).body).not.toContain("data-stars");
});

/** The two examples of advanced scoring: their bosses, the boss of the trump suit, and what they bring. */
function examples(language: string): { bosses: string[]; trump: string; points: number }[] {
  const text = readFileSync(join(import.meta.dirname, `../../../../rules/${language}/septet.md`), "utf8");
  const pattern = /```cards\n([a-z0-9 ]+)\n```\n\n[^`\n]*`([a-z]7)`[^:\n]*: (\d)/g;
  return [...text.matchAll(pattern)].map(([, cards = "", trump = "", points]) => ({
    bosses: cards.split(" "),
    trump,
    points: Number(points),
  }));
}

test.each(LANGUAGES)("the examples of advanced scoring are there and right in %s", (language) => {
  const found = examples(language);
  expect(found).toHaveLength(2);
  for (const { bosses, trump, points } of found) {
    const worths = bosses.map((boss) => worthOf({ ...MATCH, trump }, boss));
    expect(worths.reduce((sum, worth) => sum + (worth?.isTrump ? 0 : (worth?.stars ?? 0)), 0)).toBe(points);
  }
});
