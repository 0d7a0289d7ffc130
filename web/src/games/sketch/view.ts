import type { Outcome } from "../face";

/** What the server shows of a match of Yokai Sketch. Cards, yokai and colours are texts in the game's notation. */
export interface SketchView {
  viewer: number | null;
  players: number;
  stage: "setup" | "reshuffle" | "play" | "over";
  turn_of: number | null;
  n_played: number;
  may_pass: boolean;
  hands: { len: number; cards: string[] | null }[];
  deck_len: number;
  discard: string[];
  stacks: StackView[];
  notebooks: { yokai: string[]; points: number }[];
  last_cards: ({ card: string; colour: string } | null)[];
  n_quiet_turns: number;
  last_step: { seat: number; action: string; completed: Completed[] } | null;
  outcome: Outcome | null;
}

export interface StackView {
  colour: string;
  seen: string[];
  unseen: string[];
  below: string[];
  sides: string[][];
}

export interface Completed {
  stack: string;
  yokai: string;
  taken_by: number | null;
}
