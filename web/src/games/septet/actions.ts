import type { Noted } from "../face";
import type { Action } from "./view";

/** A pass among the legal actions that names exactly these cards. */
export function passOf(legal: readonly Noted<Action>[], cards: readonly string[]): Noted<Action> | undefined {
  return legal.find(
    (action) =>
      action.kind === "pass" &&
      action.cards.length === cards.length &&
      action.cards.every((card) => cards.includes(card)),
  );
}

/** How many cards a pass has, as the legal ones say. */
export function passSize(legal: readonly Action[]): number {
  return legal[0]?.kind === "pass" ? legal[0].cards.length : 0;
}

/** The cards of the hand that an action takes. */
export function cardsOf(action: Action): string[] {
  return action.kind === "pass" ? action.cards : [action.card];
}

/** The cards on the table: the trick being played, or the one just finished. */
export function trickOf<Play>(plays: readonly Play[], nOnTable: number, nSeats: number): Play[] {
  const n = nOnTable > 0 ? nOnTable : Math.min(nSeats, plays.length);
  return plays.slice(plays.length - n);
}
