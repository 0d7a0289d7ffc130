export const COLOURS: Record<string, string> = { g: "green", r: "red", b: "blue", y: "yellow" };

export function colourName(letter: string): string {
  return COLOURS[letter] ?? "green";
}

/** A sketch card: two colours, and perhaps an ability. */
export interface SketchCard {
  halves: [string, string];
  ability: "call" | "distract" | null;
}

export function readCard(text: string): SketchCard {
  const mark = text.charAt(2);
  return {
    halves: [text.charAt(0), text.charAt(1)],
    ability: mark === "C" ? "call" : mark === "D" ? "distract" : null,
  };
}

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

/** Equal cards told apart by a number, so that each keeps its place on the screen. */
export function numbered(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return { card, key: `${card}-${n}` };
  });
}
