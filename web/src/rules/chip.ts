import { crest, tones, type GameName } from "../lib/art";

/** How cards are written in a game's notation: the letters and what they stand for. */
const LETTERS: Record<GameName, { pattern: RegExp; names: Record<string, string> }> = {
  septet: {
    pattern: /^[gupykrb](A|\d{1,2})$/,
    names: { g: "green", u: "purple", p: "pink", y: "yellow", k: "black", r: "red", b: "blue" },
  },
  sketch: { pattern: /^[grby][3-7]$/, names: { g: "green", r: "red", b: "blue", y: "yellow" } },
  pagoda: {
    pattern: /^[ktaioynsrg]\d{1,2}$/,
    names: {
      k: "kappa",
      t: "tengu",
      a: "tanuki",
      i: "kitsune",
      o: "oni",
      y: "yuki-onna",
      n: "nekomata",
      s: "karakasa",
      r: "rokurokubi",
      g: "gashadokuro",
    },
  },
  tajuto: {
    pattern: /^[roygbuwk][1-6]$/,
    names: { r: "red", o: "orange", y: "yellow", g: "green", b: "blue", u: "purple", w: "white", k: "black" },
  },
};

/** A yokai's sign is one letter of Japanese, which not every device can draw: its crest is drawn by us. */
const SIGN = /^\p{Script=Han}$/u;

/** The cell of a table with the sign of what another cell of its row names by a letter; nothing for other cells. */
export function sign(game: GameName, cell: string, row: string[]): string | null {
  const name = row.map((text) => LETTERS[game].names[text]).find((found) => found !== undefined);
  return SIGN.test(cell) && name !== undefined
    ? `<span class="chip">${picture(game, name)}<span class="sr-only">${cell}</span></span>`
    : null;
}

/** A card of the notation as a small picture of it; nothing for other texts. */
export function chip(game: GameName, text: string): string | null {
  const { pattern, names } = LETTERS[game];
  const name = names[text.charAt(0)];
  if (!pattern.test(text) || name === undefined) return null;
  const spoken = `<span class="sr-only"> (${text})</span>`;
  return `<span class="chip" title="${text}">${picture(game, name)}${text.slice(1)}${spoken}</span>`;
}

function picture(game: GameName, name: string): string {
  return crest(game, name)
    .trim()
    .replace("<svg ", `<svg aria-hidden="true" color="${tones(game, name).day}" `);
}
