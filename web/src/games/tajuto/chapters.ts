/** Where in the rules each line of the player aid is told in full: the address of a heading. */
export const CHAPTERS = {
  draw: "draw",
  offer: "offer",
  get: "get-a-tile",
  build: "build",
  claim: "claim",
  turn: "action-tiles",
  extra: "action-tiles",
  totals: "what-is-hidden",
  "end-turn": "the-end-of-your-turn",
  finished: "a-finished-pagoda",
  score: "score",
  end: "the-end-of-the-game",
} as const;
