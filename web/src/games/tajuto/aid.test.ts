import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../lib/protocol";
import { otherLines, verbLines, type AidOptions } from "./aid";

const HANDS = ["sure", "shaky", "blind"] as const;
const TOTALS = ["hidden", "shown"] as const;

/** What each option's sentence must say, and what would be a lie under it. */
const DRAWING: Record<(typeof HANDS)[number], Record<string, { says: RegExp; lies?: RegExp }>> = {
  sure: { en: { says: /size you name/ }, de: { says: /genannt/ }, it: { says: /nominata/ } },
  shaky: { en: { says: /one draw in four/i }, de: { says: /vierte/ }, it: { says: /su quattro/ } },
  blind: {
    en: { says: /any floor/, lies: /feel for a size/i },
    de: { says: /irgendein/, lies: /nach einer Größe/ },
    it: { says: /qualsiasi piano/, lies: /cerca una dimensione/i },
  },
};

describe.each(LANGUAGES)("the player aid in %s", (language) => {
  const text = readFileSync(join(import.meta.dirname, `../../../../locales/${language}/tajuto.ftl`), "utf8");
  const sentence = (key: string): string => new RegExp(`^${key} = (.*)$`, "m").exec(text)?.[1] ?? "";
  const said = (options: AidOptions): string[] =>
    [...verbLines(options), ...otherLines(options)].map(({ key }) => sentence(key));

  test.each(HANDS)("tells of drawing as it is with the hand %s", (hand) => {
    const drawing = sentence(verbLines({ hand, totals: "hidden" })[0]?.key ?? "");
    const { says, lies } = DRAWING[hand][language] ?? { says: /^$/ };
    expect(drawing).toMatch(says);
    if (lies) expect(drawing).not.toMatch(lies);
  });

  test.each(TOTALS)("says whether face-down tiles can be seen with the totals %s", (totals) => {
    const other = totals === "hidden" ? "shown" : "hidden";
    const sentences = said({ hand: "sure", totals });
    expect(sentences).toContain(sentence(`tajuto-aid-totals-${totals}`));
    expect(sentences).not.toContain(sentence(`tajuto-aid-totals-${other}`));
  });

  test("has words for every line under every option, D, E and F among them", () => {
    for (const hand of HANDS)
      for (const totals of TOTALS) {
        expect(said({ hand, totals })).not.toContain("");
        expect(said({ hand, totals }).some((line) => /\bD\b.*\bE\b.*\bF\b/.test(line))).toBe(true);
      }
  });

  test("tells the order in which A, B and C are used", () => {
    expect(sentence("tajuto-aid-turn")).toMatch(/A.*B.*C/);
    expect(sentence("tajuto-aid-turn")).not.toMatch(/tiles in any order|Plättchen in beliebiger|tessere in qualsiasi/);
  });
});
