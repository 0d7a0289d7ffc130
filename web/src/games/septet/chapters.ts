/** Where in the rules each line of the player aid is told in full: the address of a heading. */
export const CHAPTERS = {
  goal: "how-a-round-ends",
  pass: "pass",
  lead: "lead",
  follow: "tricks",
  win: "tricks",
  seventh: "how-a-round-ends",
  last: "how-a-round-ends",
  score: "points",
} as const;
