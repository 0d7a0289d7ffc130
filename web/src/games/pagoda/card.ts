import { readCard, YOKAI } from "./notation";

/** How a card looks beside the one it would cover: what the eye sees, for the preview. The referee decides. */
export type Likeness = "match" | "higher" | "lower";

export function compare(card: string, top: string): Likeness {
  const mine = readCard(card);
  const other = readCard(top);
  if (mine.yokai === other.yokai || mine.value === other.value) return "match";
  return mine.value > other.value ? "higher" : "lower";
}

/** The lowest card of each yokai: those that stand in front. */
export function inFront(hand: readonly string[]): Set<string> {
  const lowest = new Map<string, string>();
  for (const card of hand) {
    const { yokai, value } = readCard(card);
    const known = lowest.get(yokai);
    if (!known || value < readCard(known).value) lowest.set(yokai, card);
  }
  return new Set(lowest.values());
}

/** What these cards count: of each yokai the lowest. */
export function pointsOf(cards: readonly string[]): number {
  return [...inFront(cards)].reduce((sum, card) => sum + readCard(card).value, 0);
}

/** How cards can be laid out. */
export type Order = "yokai" | "value";

export function sorted(cards: readonly string[], order: Order): string[] {
  const yokai = Object.values(YOKAI);
  const place = (card: string): [number, number] => {
    const { yokai: name, value } = readCard(card);
    return order === "yokai" ? [yokai.indexOf(name), value] : [value, yokai.indexOf(name)];
  };
  return [...cards].sort((one, other) => {
    const [first, second] = place(one);
    const [third, fourth] = place(other);
    return first - third || second - fourth;
  });
}
