import type { Outcome } from "../face";

/** What the server shows of a match of Yokai Septet. Cards are texts in the game's notation. */
export interface SeptetView {
  viewer: number | null;
  players: number;
  scoring: "advanced" | "basic";
  phase: "deal" | "pass" | "play" | "over";
  to_act: number[];
  round: number;
  points: number[];
  trump: string | null;
  hand: string[];
  hand_sizes: number[];
  passed: string[] | null;
  received: string[] | null;
  leader: number | null;
  lead_card: { card: string; seat: number; is_shown: boolean } | null;
  plays: Play[];
  n_on_table: number;
  tricks: number[];
  bosses: string[][];
  last_round: RoundResult | null;
  outcome: Outcome | null;
}

export interface Play {
  seat: number;
  card: string;
}

export interface RoundResult {
  round: number;
  end: "bosses" | "seven-tricks" | "last-trick";
  winners: number[];
  gained: number;
  bosses: string[];
  out_of_hands: string[];
  trump: string;
  last_trick: { leader: number; cards: (string | null)[]; winner: number };
}
