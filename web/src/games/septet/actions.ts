/** A pass among the legal actions that names exactly these cards. */
export function passOf(legal: readonly string[], cards: readonly string[]): string | undefined {
  const wanted = [...cards].sort().join(" ");
  return legal.find((action) => {
    const [verb, ...named] = action.split(" ");
    return verb === "pass" && named.length === cards.length && named.sort().join(" ") === wanted;
  });
}

/** How many cards a pass has, as the legal ones say. */
export function passSize(legal: readonly string[]): number {
  const pass = legal.find((action) => action.startsWith("pass "));
  return pass ? pass.split(" ").length - 1 : 0;
}

/** The cards on the table: the trick being played, or the one just finished. */
export function trickOf<Play>(plays: readonly Play[], nOnTable: number, nSeats: number): Play[] {
  const n = nOnTable > 0 ? nOnTable : Math.min(nSeats, plays.length);
  return plays.slice(plays.length - n);
}
