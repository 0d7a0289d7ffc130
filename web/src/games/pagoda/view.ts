import type { Outcome } from "../face";

/** What the server shows of a match of Yokai Pagoda. Cards and turns are texts in the game's notation. */
export interface PagodaView {
  viewer: number | null;
  players: number;
  waiting: Waiting;
  gate: number;
  n_gates: number;
  n_turns_left: number;
  deck_size: number;
  left_pile: string[];
  right_pile: string[];
  hand_sizes: number[];
  pool_sizes: number[];
  own: { hand: string[]; hand_points: number; pool: string[]; pool_points: number } | null;
  rounds: RoundView[];
  pools: string[][] | null;
}

export type Waiting =
  | { for: "setup" }
  | { for: "play" | "give" | "feed" | "draw-or-take"; seat: number }
  | { for: "shuffle" }
  | ({ for: "over" } & Outcome);

export interface RoundView {
  starter: number;
  turns: string[];
  end: RoundEnd | null;
}

export interface RoundEnd {
  by: number;
  ending: string;
  shown: string[] | null;
  n_failed: number[];
}
