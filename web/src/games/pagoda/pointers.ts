import type { Pointers } from "../../lessons/pointers";

export const pointers: Pointers = {
  hand: ".hand",
  card: (card) => `.hand [data-card="${card}"]`,
  deck: ".deck",
  pile: (pile) => `[data-drop="pile-${pile}"]`,
  gates: ".gates",
  count: ".sums > span",
  pool: ".sums .pool",
};
