/** Equal cards told apart by a number, so that each keeps its place on the screen. */
export function numbered(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return { card, key: `${card}-${n}` };
  });
}

/** Each kind of card once, with how many there are of it. */
export function counted(cards: readonly string[]): { card: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => ({ card, n }));
}
