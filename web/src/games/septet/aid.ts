import type { SeptetView } from "./view";

/** The lines of the player aid: a topic of the rules, and the sentence that holds under the options of this match. */
export interface Line {
  topic: "goal" | "pass" | "lead" | "follow" | "win" | "seventh" | "last" | "score";
  key: string;
}

export function aidLines({ scoring, lead, players }: Pick<SeptetView, "scoring" | "lead" | "players">): Line[] {
  return [
    { topic: "goal", key: `septet-aid-goal-${players}` },
    { topic: "pass", key: `septet-aid-pass-${players}` },
    { topic: "lead", key: `septet-aid-lead-${lead}` },
    { topic: "follow", key: "septet-aid-follow" },
    { topic: "win", key: "septet-aid-win" },
    { topic: "seventh", key: `septet-aid-seventh-${players}` },
    { topic: "last", key: "septet-aid-last" },
    { topic: "score", key: `septet-aid-score-${scoring}-${players}` },
  ];
}
