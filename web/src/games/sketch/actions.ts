/** A play in its parts: the card, the half used, and what its ability does. */
export interface PlayAction {
  action: string;
  card: string;
  half: string;
  ability: "call" | "distract" | null;
  /** The stack that a yokai is called from. */
  from: string | null;
}

export function readAction(action: string): PlayAction | null {
  const parts = /^([a-z]{2}[CD]?):([a-z])(?: (call) ([a-z])| (distract))?$/.exec(action);
  if (!parts) return null;
  const [, card = "", half = "", call, from, distract] = parts;
  return { action, card, half, ability: call ? "call" : distract ? "distract" : null, from: from ?? null };
}

/** All legal ways to play one half of a card. */
export function waysToPlay(legal: readonly string[], card: string, half: string): PlayAction[] {
  return legal.map(readAction).filter((play): play is PlayAction => play?.card === card && play.half === half);
}
