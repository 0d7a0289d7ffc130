import type { GameRules } from "../games/game";
import { crest, tones } from "../lib/art";
import type { GameName } from "../lib/catalog";

/** A yokai's sign is one letter of Japanese, which not every device can draw: its crest is drawn by us. */
const SIGN = /^\p{Script=Han}$/u;

/** The cell of a table with the sign of what another cell of its row names by a letter; nothing for other cells. */
export function sign(game: GameName, { letters }: GameRules, cell: string, row: string[]): string | null {
  const name = row.map((text) => letters[text]).find((found) => found !== undefined);
  return SIGN.test(cell) && name !== undefined
    ? `<span class="chip">${picture(game, name)}<span class="sr-only">${cell}</span></span>`
    : null;
}

/** A card of the notation as a small picture of it; nothing for other texts. */
export function chip(game: GameName, { letters, card }: GameRules, text: string): string | null {
  const name = letters[text.charAt(0)];
  if (!card.test(text) || name === undefined) return null;
  const spoken = `<span class="sr-only"> (${text})</span>`;
  return `<span class="chip" title="${text}">${picture(game, name)}${text.slice(1)}${spoken}</span>`;
}

function picture(game: GameName, name: string): string {
  return crest(game, name)
    .trim()
    .replace("<svg ", `<svg aria-hidden="true" color="${tones(game, name).day}" `);
}
