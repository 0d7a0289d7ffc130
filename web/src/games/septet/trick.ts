import { readCard } from "./notation";
import type { LastTrick, Play } from "./view";

/** The card that beats every other. */
const SUPER_TRUMP = "gA";

/** How strong a card is in a trick: green A, then trumps, then the suit that was led; what is neither never wins. */
function strength(text: string, led: string, trump: string | null): number {
  const { suit, value } = readCard(text);
  if (text === SUPER_TRUMP) return 1000;
  const height = Number(value);
  return suit === trump ? 100 + height : suit === led ? height : -1;
}

/** The cards of a finished trick, in the order in which they were played. */
export function playsOf({ leader, cards }: LastTrick): Play[] {
  return cards.flatMap((_, steps) => {
    const seat = (leader + steps) % cards.length;
    const card = cards[seat];
    return card ? [{ seat, card }] : [];
  });
}

/** The play that takes the trick, or would take it if nobody played any more. */
export function strongest(plays: readonly Play[], trump: string | null): Play | undefined {
  const led = readCard(plays[0]?.card ?? "").suit;
  return plays.reduce<Play | undefined>(
    (best, play) => (best && strength(best.card, led, trump) >= strength(play.card, led, trump) ? best : play),
    undefined,
  );
}

export function isUnbeatable(card: string): boolean {
  return card === SUPER_TRUMP;
}

export function countBosses(cards: readonly string[]): number {
  return cards.filter((card) => readCard(card).isBoss).length;
}
