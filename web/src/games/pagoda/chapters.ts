/** Where in the rules each line of the player aid is told in full: the address of a heading. */
export const CHAPTERS = {
  turn: "your-turn",
  match: "a-match",
  higher: "no-match-and-higher",
  lower: "no-match-and-lower",
  points: "what-cards-count",
  end: "the-end",
} as const;
