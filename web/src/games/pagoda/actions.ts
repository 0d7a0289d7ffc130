export type PileName = "L" | "R";
export const PILES: readonly PileName[] = ["L", "R"];

/** The play of this card onto this pile that also closes the round, if it is legal. */
export function closing(legal: readonly string[], card: string, pile: PileName): string | undefined {
  return legal.find((action) => action === `${card} ${pile} close`);
}

/** The seats that this card can be given to. */
export function receivers(legal: readonly string[], card: string | null): number[] {
  const seats = legal.flatMap((action) => {
    const [verb, first, second] = action.split(" ");
    if (verb === "feed") return [Number(first)];
    return verb === "give" && (card === null || first === card) ? [Number(second)] : [];
  });
  return [...new Set(seats)];
}

export interface Turn {
  seat: number;
  card: string;
  pile: PileName;
  /** What followed, word by word. */
  sequel: string[];
}

/** A turn of a view, such as `2: k5 L give ? 0`. */
export function readTurn(text: string): Turn {
  const [head = "", rest = ""] = text.split(": ");
  const [card = "", pile = "L", ...sequel] = rest.split(" ");
  return { seat: Number(head), card, pile: pile === "R" ? "R" : "L", sequel };
}
