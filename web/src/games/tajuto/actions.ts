import type { Noted } from "../face";
import type { Action } from "./view";

export type Verb = Action["kind"];
export const VERBS = ["draw", "offer", "get", "build", "claim"] as const satisfies readonly Verb[];

/** The extra tile that is used for a verb. */
export const EXTRA: Partial<Record<Verb, string>> = { draw: "D", offer: "E", get: "F" };

/** What can be done, as the table arranges it: the verb, with what, and whether an extra tile is used for it. */
export interface Deed {
  /** How it is sent. */
  action: string;
  verb: Verb;
  /** A size, a pagoda, a tile, an objective or a floor kept. */
  what: string;
  isExtra: boolean;
}

/** What an action is done with. */
export function objectOf(action: Action): string {
  switch (action.kind) {
    case "draw":
      return action.size === null ? "" : String(action.size);
    case "offer":
    case "build":
      return action.pagoda;
    case "get":
      return action.tile;
    case "claim":
      return action.objective;
    case "end":
      return action.keep ?? "";
  }
}

export function deedsOf(legal: readonly Noted<Action>[], verb: Verb): Deed[] {
  return legal
    .filter((action) => action.kind === verb)
    .map((action) => ({
      action: action.notation,
      verb,
      what: objectOf(action),
      isExtra: "with" in action && action.with === "extra",
    }));
}

/** What this can be done with. */
export function thingsOf(legal: readonly Noted<Action>[], verb: Verb): Set<string> {
  return new Set(deedsOf(legal, verb).map((deed) => deed.what));
}

/** The deed with this thing; of two ways the one asked for. */
export function chooseDeed(deeds: readonly Deed[], what: string, wantsExtra: boolean): Deed | undefined {
  const fitting = deeds.filter((deed) => deed.what === what);
  return fitting.find((deed) => deed.isExtra === wantsExtra) ?? fitting[0];
}

/** Whether there is a choice between a starting tile and an extra one. */
export function hasBothWays(deeds: readonly Deed[]): boolean {
  return deeds.some((deed) => deed.isExtra) && deeds.some((deed) => !deed.isExtra);
}
