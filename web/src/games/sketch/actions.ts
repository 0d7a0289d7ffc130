import type { Noted } from "../face";
import type { Action } from "./view";

/** A card played, with one of its halves. */
export type Play = Extract<Action, { kind: "play" }>;

/** All legal ways to play one half of a card. */
export function waysToPlay(legal: readonly Noted<Action>[], card: string, half: string): Noted<Play>[] {
  return legal.filter(
    (action): action is Noted<Play> => action.kind === "play" && action.card === card && action.colour === half,
  );
}

/** The stack that a yokai is called from. */
export function calledFrom(play: Play | undefined): string | null {
  return play?.ability === "call" ? play.from : null;
}
