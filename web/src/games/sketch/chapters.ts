/** Where in the rules each line of the player aid is told in full: the address of a heading. */
export const CHAPTERS = {
  turn: "your-turn",
  refill: "your-turn",
  complete: "finishing-a-drawing",
  tie: "finishing-a-drawing",
  end: "the-end",
  call: "call-the-yokai",
  distract: "distract-the-yokai",
} as const;
