import { crest, tones, type GameName } from "../lib/art";

/** How cards are written in a game's notation: the letters and what they stand for. */
const LETTERS: Record<GameName, { pattern: RegExp; names: Record<string, string> }> = {
  septet: { pattern: /^[gupykrb](A|\d{1,2})$/, names: { g: "green", u: "purple", p: "pink", y: "yellow", k: "black", r: "red", b: "blue" } },
  sketch: { pattern: /^[grby][3-7]$/, names: { g: "green", r: "red", b: "blue", y: "yellow" } },
  pagoda: {
    pattern: /^[ktaioynsrg]\d{1,2}$/,
    names: { k: "kappa", t: "tengu", a: "tanuki", i: "kitsune", o: "oni", y: "yuki-onna", n: "nekomata", s: "karakasa", r: "rokurokubi", g: "gashadokuro" },
  },
  tajuto: { pattern: /^[roygbuwk][1-6]$/, names: { r: "red", o: "orange", y: "yellow", g: "green", b: "blue", u: "purple", w: "white", k: "black" } },
};

/** A card of the notation as a small picture of it; nothing for other texts. */
export function chip(game: GameName, text: string): string | null {
  const { pattern, names } = LETTERS[game];
  const name = names[text.charAt(0)];
  if (!pattern.test(text) || name === undefined) return null;
  const picture = crest(game, name).trim().replace("<svg ", `<svg aria-hidden="true" color="${tones(game, name).day}" `);
  return `<span class="chip" title="${text}">${picture}${text.slice(1)}<span class="sr-only"> (${text})</span></span>`;
}
