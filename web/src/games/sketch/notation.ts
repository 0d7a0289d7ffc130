/** The colours, by their letter in the notation. */
export const COLOURS: Record<string, string> = { g: "green", r: "red", b: "blue", y: "yellow" };

/** A yokai in a text. */
export const YOKAI = /^[grby][3-7]$/;

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

/** The half of a card that it does not show in this stack. */
export function otherHalf(card: string, colour: string): string {
  return readCard(card).halves.find((half) => half !== colour) ?? "";
}
