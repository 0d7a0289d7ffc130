import type { SketchView } from "./view";

/** The lines of the player aid: a topic of the rules, and the sentence that holds under the options of this match. */
export interface Line {
  topic: "turn" | "complete" | "tie" | "end" | "refill";
  key: string;
}

export function aidLines({ called }: Pick<SketchView, "called">): Line[] {
  return [
    { topic: "turn", key: "sketch-aid-turn" },
    { topic: "refill", key: "sketch-aid-refill" },
    { topic: "complete", key: "sketch-aid-complete" },
    { topic: "tie", key: "sketch-aid-tie" },
    { topic: "end", key: `sketch-aid-end-${called}` },
  ];
}
