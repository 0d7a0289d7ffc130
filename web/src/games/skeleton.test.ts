import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAMES } from "../lib/protocol";

const SOURCES = join(import.meta.dirname, "..");

/** What every game has; its own pieces stand beside it. */
const SKELETON = [
  "index.ts",
  "face.ts",
  "rules.ts",
  "chapters.ts",
  "view.ts",
  "notation.ts",
  "actions.ts",
  "actions.test.ts",
  "draft.svelte.ts",
  "draft.test.ts",
  "stir.ts",
  "words.ts",
  "story.ts",
  "art.ts",
  "Table.svelte",
  "Aid.svelte",
  "Ending.svelte",
  "Position.svelte",
];

/** Made from the Rust types, and lists the games. */
const GENERATED = ["lib/protocol.ts"];

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm, "");
}

test("there is a folder for each game, and no other", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...GAMES].sort());
});

describe.each(GAMES)("the folder of %s", (game) => {
  const files = readdirSync(join(import.meta.dirname, game));

  test("has all that a game has", () => {
    expect(SKELETON.filter((file) => !files.includes(file))).toEqual([]);
  });

  test("says whose it is, so that its files need not", () => {
    expect(files.filter((file) => file.toLowerCase().includes(game))).toEqual([]);
  });

  test("has browser tests beside it", () => {
    expect(existsSync(join(SOURCES, `../browser/games/${game}.ts`))).toBe(true);
  });
});

test("nothing outside of this folder names a game", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(?:ts|svelte|css)$/.test(file) && !file.startsWith("games/") && !GENERATED.includes(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const names = new RegExp(GAMES.join("|"), "i");
  expect(files.filter((file) => names.test(withoutComments(readFileSync(join(SOURCES, file), "utf8"))))).toEqual([]);
});
