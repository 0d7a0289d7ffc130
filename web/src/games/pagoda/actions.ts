import type { Noted } from "../face";
import type { Action } from "./view";

/** The piles by their letters in the notation. */
export type PileName = "L" | "R";
export const PILES: readonly PileName[] = ["L", "R"];

export function letterOf(pile: string): PileName {
  return pile === "right" ? "R" : "L";
}

/** The play of this card onto this pile that also closes the round, if it is legal. */
export function closing(legal: readonly Noted<Action>[], card: string, pile: PileName): string | undefined {
  return legal.find(
    (action) => action.kind === "play" && action.close && action.card === card && letterOf(action.pile) === pile,
  )?.notation;
}

/** The cards whose play could close the round. */
export function closers(legal: readonly Action[]): Set<string> {
  return new Set(legal.flatMap((action) => (action.kind === "play" && action.close ? [action.card] : [])));
}

/** The seats that this card can be given to. */
export function receivers(legal: readonly Action[], card: string | null): number[] {
  const seats = legal.flatMap((action) => {
    if (action.kind === "feed") return [action.to];
    return action.kind === "give" && (card === null || action.card === card) ? [action.to] : [];
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
