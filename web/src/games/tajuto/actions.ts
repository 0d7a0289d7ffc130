export type Verb = "draw" | "offer" | "get" | "build" | "claim" | "end";
export const VERBS = ["draw", "offer", "get", "build", "claim"] as const satisfies readonly Verb[];

/** An action in its parts: what is done, with what, and whether an extra tile is used for it. */
export interface Deed {
  action: string;
  verb: Verb;
  /** A size, a pagoda, a tile, an objective or a floor kept. */
  what: string;
  isExtra: boolean;
}

const EXTRA: Partial<Record<Verb, string>> = { draw: "D", offer: "E", get: "F" };

export function readAction(action: string): Deed {
  const [verb = "", first = "", second = ""] = action.split(" ");
  const known = verb as Verb;
  const isBlindExtra = known === "draw" && first === "D";
  return {
    action,
    verb: known,
    what: isBlindExtra ? "" : first,
    isExtra: isBlindExtra || (second !== "" && second === EXTRA[known]),
  };
}

export function deedsOf(legal: readonly string[], verb: Verb): Deed[] {
  return legal.map(readAction).filter((deed) => deed.verb === verb);
}

/** What this can be done with. */
export function thingsOf(legal: readonly string[], verb: Verb): Set<string> {
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
