import { expect, test } from "vitest";
import { LANGUAGES } from "../../lib/protocol";
import { sayIn } from "../words.testing";
import { aidLines } from "./aid";
import type { Lead, Scoring } from "./view";

const OPTIONS = (["advanced", "basic"] as Scoring[]).flatMap((scoring) =>
  (["holder", "dealt"] as Lead[]).flatMap((lead) => [3, 4].map((players) => ({ scoring, lead, players }))),
);

/** What a sentence must say, or must not, wherever it is shown; in all languages by the same sign. */
const STARS = /star|stern|stell/i;
const TEAM = /team|partner|squadra|compagno/i;

test.each(OPTIONS)("the aid holds with %o", (options) => {
  for (const language of LANGUAGES) {
    const say = sayIn(language);
    const lines = Object.fromEntries(aidLines(options).map(({ topic, key }) => [topic, say(key)]));
    expect(Object.keys(lines), language).toHaveLength(8);
    // Stars are counted with advanced scoring only, and the match goes to seven points then, to two otherwise.
    expect(STARS.test(lines.score ?? ""), language).toBe(options.scoring === "advanced");
    expect(lines.score, language).toMatch(options.scoring === "basic" ? /two|zwei|due/i : /7|seven|sieben|sette/i);
    // Teams of four; three play for themselves.
    const told = Object.values(lines).join(" ");
    expect(TEAM.test(told), language).toBe(options.players === 4);
    // It is the team's seventh trick, and enough bosses beat it.
    expect(lines.seventh, language).toMatch(options.players === 4 ? /fourth|vierten|quarto/ : /third|dritten|terzo/);
    // With the word of the rulebook nothing is shown.
    expect(/nothing|nichts|nulla/.test(lines.lead ?? ""), language).toBe(options.lead === "dealt");
  }
});
