import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { GameRules } from "../games/game";
import { gameOf } from "../games/games";
import type { GameName } from "../lib/catalog";
import { GAMES, LANGUAGES } from "../lib/protocol";
import { rulesBlocks } from "./render";

const RULES = join(import.meta.dirname, "../../../rules");

/** What a rules page is made of, whatever its language. */
interface Bones {
  headings: string[];
  rulings: string[];
  rows: string[];
  pictures: string[][];
}

function bonesOf(language: string, game: GameName, rules: GameRules): Bones {
  const blocks = rulesBlocks(game, rules, readFileSync(join(RULES, language, `${game}.md`), "utf8"));
  const html = blocks.map((block) => (block.kind === "text" ? block.html : "")).join("\n");
  const found = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match.slice(1).join(" "));
  return {
    headings: found(/<h(\d) id="([^"]*)"/g),
    rulings: found(/<li id="([a-z]\d+)"/g),
    // Whatever is counted, shown or written in the notation stands in every language, in the same order.
    rows: found(/<(table|ol|ul|li|tr|p|code)\b|class="chip" title="([^"]*)"/g),
    pictures: blocks.flatMap((block) => (block.kind === "cards" ? [block.cards] : [])),
  };
}

describe.each(GAMES)("the rules of %s", async (game) => {
  const { rules } = await gameOf(game).loadRules();
  const english = bonesOf("en", game, rules);

  test("have headings, rulings and pictures, each with an address of its own", () => {
    expect(english.headings.length).toBeGreaterThan(8);
    expect(english.rulings.length).toBeGreaterThan(6);
    expect(english.pictures.length).toBeGreaterThan(0);
    const addresses = [...english.headings.map((heading) => heading.slice(2)), ...english.rulings];
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test("are told where the player aid says so", () => {
    const addresses = english.headings.map((heading) => heading.slice(2));
    expect(Object.values(rules.chapters).filter((chapter) => !addresses.includes(chapter))).toEqual([]);
  });

  test.each(LANGUAGES.slice(1))("are built alike in %s", (language) => {
    expect(bonesOf(language, game, rules)).toEqual(english);
  });

  test.each(LANGUAGES.slice(1))("leave no heading untranslated in %s", (language) => {
    const headings = (tongue: string): string[] =>
      readFileSync(join(RULES, tongue, `${game}.md`), "utf8").match(/^##+ [^<\n]*/gm) ?? [];
    const shared = headings(language).filter((heading) => headings("en").includes(heading.trim()));
    expect(shared).toEqual([]);
  });
});
