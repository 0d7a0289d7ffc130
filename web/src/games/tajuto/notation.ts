/** The pagodas, by their letter in the notation. */
export const PAGODAS: Record<string, string> = {
  r: "red",
  o: "orange",
  y: "yellow",
  g: "green",
  b: "blue",
  u: "purple",
  w: "white",
  k: "black",
};

/** A floor in a text. */
export const FLOOR = /^[roygbuwk][1-6]$/;

export function pagodaColour(letter: string): string {
  return PAGODAS[letter] ?? "red";
}
