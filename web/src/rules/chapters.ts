import type { GameName } from "../lib/art";

/** Where in the rules each line of a player aid is told in full: the address of a heading. */
export const CHAPTERS = {
  septet: {
    goal: "how-a-round-ends",
    pass: "pass",
    follow: "tricks",
    win: "tricks",
    seventh: "how-a-round-ends",
    stars: "points",
  },
  sketch: {
    turn: "your-turn",
    complete: "finishing-a-drawing",
    tie: "finishing-a-drawing",
    end: "the-end",
    call: "call-the-yokai",
    distract: "distract-the-yokai",
  },
  pagoda: {
    turn: "your-turn",
    match: "a-match",
    higher: "no-match-and-higher",
    lower: "no-match-and-lower",
    points: "what-cards-count",
    end: "the-end",
  },
  tajuto: {
    draw: "draw",
    offer: "offer",
    get: "get-a-tile",
    build: "build",
    claim: "claim",
    turn: "action-tiles",
    "end-turn": "the-end-of-your-turn",
    finished: "a-finished-pagoda",
    score: "score",
    end: "the-end-of-the-game",
  },
} as const satisfies Record<GameName, Record<string, string>>;
