import type { Pointers } from "../../lessons/pointers";

const stack = (colour: string): string => `.stack:has([data-drop="stack-${colour}"])`;

export const pointers: Pointers = {
  hand: ".hand",
  card: (card) => `.hand [data-card="${card}"]`,
  deck: ".deck",
  stack,
  ring: (colour) => `${stack(colour)} .ring`,
  notebook: (whose) => `.notebook.${whose}`,
};
