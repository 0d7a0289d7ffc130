import { describe, expect, test } from "vitest";
import hues from "../../art/hues.json";
import { crest, GAMES, tones } from "./art";

/** How many suits, colours, yokai and pagodas the rules know. */
const KINDS = { septet: 7, sketch: 4, pagoda: 10, tajuto: 8 } as const;

describe.each(GAMES)("the marks of %s", (game) => {
  const names = Object.keys(hues[game]);

  test("are there for every suit, yokai, colour or pagoda", () => {
    expect(names).toHaveLength(KINDS[game]);
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
