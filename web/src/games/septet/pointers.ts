import type { Pointers } from "../../lessons/pointers";

/** Parts of a side's board. */
const PARTS: Record<string, string> = { bosses: ".bosses", lanterns: ".lanterns", points: ".points" };

export const pointers: Pointers = {
  hand: ".hand",
  card: (card) => `.hand [data-card="${card}"]`,
  trump: ".trump .turned",
  trick: ".trick",
  our: (part) => `.board.ours ${PARTS[part] ?? ""}`,
  their: (part) => `.board.first ${PARTS[part] ?? ""}`,
};
