import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { faceOf, MOODS, ring } from "./portraits";
import { GAMES, LEVELS } from "./protocol";

const ART = join(import.meta.dirname, "../../art");
/** What a table may fetch of drawings, compressed, in bytes: the game's own folder and the faces of its minds. */
const TABLE_BYTES = 120 * 1024;

const read = (file: string): string => readFileSync(join(ART, file), "utf8");
const packed = (files: string[]): number =>
  files.map((file) => gzipSync(read(file)).length).reduce((sum, size) => sum + size, 0);

describe.each(GAMES)("the minds of %s", (game) => {
  test.each(LEVELS)("%s has a face for every mood", (level) => {
    const file = read(`mind/${game}-${level}.svg`);
    const cells = MOODS.map((mood) => {
      expect(faceOf(game, level, mood)).toMatch(new RegExp(`${game}-${level}[^#]*#${game}-${level}-${mood}$`));
      return new RegExp(`<view id="${game}-${level}-${mood}" viewBox="(-?\\d+) `).exec(file)?.[1];
    });
    expect(new Set(cells).size).toBe(MOODS.length);
    expect(cells).not.toContain(undefined);
    // No two moods are the same drawing.
    const drawn = [
      ...file.matchAll(/<g transform="translate\(\d+\)">(.*?)<\/g>(?=<g transform="translate\(|<\/g><\/svg>)/gs),
    ];
    expect(new Set(drawn.map((cell) => cell[1])).size).toBe(MOODS.length);
  });

  test("have all that their table shows in little", () => {
    const own = readdirSync(join(ART, game)).filter((file) => file.endsWith(".svg"));
    const faces = LEVELS.map((level) => `mind/${game}-${level}.svg`);
    expect(packed([...own.map((file) => join(game, file)), ...faces])).toBeLessThan(TABLE_BYTES);
  });
});

test("a mind of earlier versions has no face, and a person a ring", () => {
  expect(faceOf(GAMES[0], "r1", "calm")).toBe("");
  expect(ring).toMatch(/person/);
});
