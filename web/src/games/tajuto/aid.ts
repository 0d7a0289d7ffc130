import { VERBS } from "./actions";
import { CHAPTERS } from "./chapters";
import type { TajutoView } from "./view";

/** A line of the player aid, and where the rules tell it in full. */
export interface AidLine {
  key: string;
  chapter: string;
}

export type AidOptions = Pick<TajutoView, "hand" | "totals">;

/** What can be done: drawing depends on the hand. */
export function verbLines({ hand }: AidOptions): (AidLine & { verb: (typeof VERBS)[number] })[] {
  return VERBS.map((verb) => ({
    verb,
    key: verb === "draw" ? `tajuto-aid-draw-${hand}` : `tajuto-aid-${verb}`,
    chapter: CHAPTERS[verb],
  }));
}

/** What else there is to know, as it is under these options. */
export function otherLines({ totals }: AidOptions): AidLine[] {
  const plain = ["turn", "extra", "end-turn", "finished", "score"] as const;
  return [
    ...plain.map((line) => ({ key: `tajuto-aid-${line}`, chapter: CHAPTERS[line] })),
    { key: `tajuto-aid-totals-${totals}`, chapter: CHAPTERS.totals },
    { key: "tajuto-aid-end", chapter: CHAPTERS.end },
  ];
}
