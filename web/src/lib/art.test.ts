import { describe, expect, test } from "vitest";
import { gameOf } from "../games/games";
import { crest, tones, tonesOf } from "./art";
import { GAMES } from "./protocol";

describe.each(GAMES)("the marks of %s", async (game) => {
  const { letters } = (await gameOf(game).loadRules()).rules;
  const names = Object.values(letters);

  test("are there for every letter of the notation, and for nothing else", () => {
    expect(names.length).toBeGreaterThan(3);
    expect(Object.keys(tonesOf(game)).sort()).toEqual([...names].sort());
    for (const name of names) expect(crest(game, name), name).toMatch(/^<svg[^>]*>.*<path/s);
  });

  test("are shapes of their own, so that nobody must tell two hues apart", () => {
    const shapes = names.map((name) =>
      [...crest(game, name).matchAll(/ d="([^"]+)"/g)].map((path) => path[1]).join(" "),
    );
    expect(new Set(shapes).size).toBe(names.length);
  });

  test("have hues of their own in both lights", () => {
    for (const light of ["night", "day"] as const) {
      expect(new Set(names.map((name) => tones(game, name)[light])).size, light).toBe(names.length);
    }
  });
});
