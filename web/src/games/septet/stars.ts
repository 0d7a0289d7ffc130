import { getContext, setContext } from "svelte";
import { readCard } from "./notation";
import type { SeptetView } from "./view";

/** The stars printed on the bosses, by suit: those for four players, and those for three. */
const STARS: Record<string, readonly [four: number, three: number]> = {
  green: [0, 0],
  purple: [0, 1],
  pink: [1, 1],
  yellow: [1, 2],
  black: [1, 2],
  red: [2, 3],
  blue: [2, 3],
};

/** What a boss brings. */
export interface Worth {
  stars: number;
  /** The boss of the trump suit counts nothing, whatever is printed on it. */
  isTrump: boolean;
}

export type Match = Pick<SeptetView, "scoring" | "players" | "trump">;

/** What a card brings in this match; nothing for cards without stars, and where stars are not counted. */
export function worthOf({ scoring, players, trump }: Match, text: string): Worth | null {
  const { suit, isBoss } = readCard(text);
  if (scoring !== "advanced" || !isBoss) return null;
  const [four, three] = STARS[suit] ?? [0, 0];
  return { stars: players === 3 ? three : four, isTrump: trump !== null && readCard(trump).suit === suit };
}

const KEY = Symbol("worth");

/** Every card shown below here has the stars of this match. */
export function provideWorth(match: () => Match): void {
  setContext(KEY, (card: string) => worthOf(match(), card));
}

/** How cards are counted here; outside of a match they are not. */
export function useWorth(): (card: string) => Worth | null {
  return getContext<((card: string) => Worth | null) | undefined>(KEY) ?? (() => null);
}
