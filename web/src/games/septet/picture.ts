import { readCard, SUITS } from "./notation";

/** The values of a suit that are not its boss, two for each stage of growing up. */
const PER_STAGE = 2;

/** The value of every boss. */
const BOSS = 7;

/** The A of the first suit: it leads, and takes every trick. */
export const LEADER = "gA";

/** How far a card is above the lowest of its suit, its boss not counted: suit number n has the values from n + 1. */
function rankOf(suit: string, value: number): number {
  const least = Object.values(SUITS).indexOf(suit) + 1;
  return value - least - (value > BOSS ? 1 : 0);
}

/** How wide it is drawn, from the lowest card to the highest: each is a little larger than the one before. */
const WIDTHS = [82, 94, 82, 92, 94, 104];

interface Picture {
  name: string;
  /** In hundredths of the card. */
  width: number;
}

/** The drawing on a card: the yokai of its suit, which grows up from card to card; the boss; or the one that leads. */
export function pictureOf(card: string): Picture {
  const { suit, value, isBoss } = readCard(card);
  if (isBoss) return { name: `boss-${suit}`, width: 126 };
  if (card === LEADER) return { name: "green-a", width: 94 };
  const rank = rankOf(suit, Number(value));
  return { name: `${suit}-${1 + Math.floor(rank / PER_STAGE)}`, width: WIDTHS[rank] ?? 90 };
}
