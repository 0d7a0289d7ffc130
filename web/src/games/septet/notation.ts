/** The suits in order, by their letter in the notation. */
export const SUITS: Record<string, string> = {
  g: "green",
  u: "purple",
  p: "pink",
  y: "yellow",
  k: "black",
  r: "red",
  b: "blue",
};

export const SUIT_LETTERS = Object.keys(SUITS);

/** A card in a text. */
export const CARD = /^[gupykrb](A|\d{1,2})$/;

/** The value printed on the seven bosses. */
const BOSS = "7";

export interface Card {
  suit: string;
  value: string;
  isBoss: boolean;
}

/** The boss of the suit with this letter. */
export function bossOf(letter: string): string {
  return letter + BOSS;
}

export function readCard(text: string): Card {
  const value = text.slice(1);
  return { suit: SUITS[text.charAt(0)] ?? "green", value, isBoss: value === BOSS };
}
