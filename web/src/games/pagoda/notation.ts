/** The yokai in order, by their letter in the notation. */
export const YOKAI: Record<string, string> = {
  k: "kappa",
  t: "tengu",
  a: "tanuki",
  i: "kitsune",
  o: "oni",
  y: "yuki-onna",
  n: "nekomata",
  s: "karakasa",
  r: "rokurokubi",
  g: "gashadokuro",
};

/** A card in a text. */
export const CARD = /^[ktaioynsrg]\d{1,2}$/;

export interface Card {
  yokai: string;
  value: number;
}

export function readCard(text: string): Card {
  return { yokai: YOKAI[text.charAt(0)] ?? "kappa", value: Number(text.slice(1)) };
}
