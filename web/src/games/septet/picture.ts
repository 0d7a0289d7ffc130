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

/** The drawing on a card: the yokai of its suit, which grows up from card to card; the boss; or the one that leads. */
export function pictureOf(card: string): { name: string; isGrown: boolean } {
  const { suit, value, isBoss } = readCard(card);
  if (isBoss) return { name: `boss-${suit}`, isGrown: true };
  if (card === LEADER) return { name: "green-a", isGrown: true };
  const rank = rankOf(suit, Number(value));
  return { name: `${suit}-${1 + Math.floor(rank / PER_STAGE)}`, isGrown: rank % PER_STAGE > 0 };
}
