import type { SeatInfo } from "../face";
import type { SeptetView } from "./view";

/** A table for tests: four people, of whom the first one looks. */
export const SEATS = ["You", "Ren", "Sora", "Kaede"].map((name, index): SeatInfo => ({
  index,
  name,
  level: null,
  isMe: index === 0,
  isTurn: false,
  hasStandIn: false,
  leftMs: null,
  clockAtMs: 0,
}));

/** The first round, before the first card. */
export const START: SeptetView = {
  viewer: 0,
  players: 4,
  scoring: "advanced",
  lead: "holder",
  teams: [
    [0, 2],
    [1, 3],
    [0, 2],
    [1, 3],
  ],
  passes_to: 2,
  bosses_to_win: 4,
  losing_tricks: 7,
  phase: "play",
  to_act: [1],
  round: 1,
  points: [0, 0, 0, 0],
  trump: "b11",
  hand: ["g2"],
  hand_sizes: [12, 12, 12, 12],
  passed: null,
  received: null,
  leader: 1,
  lead_card: null,
  plays: [],
  n_on_table: 0,
  voids: [[], [], [], []],
  tricks: [0, 0, 0, 0],
  bosses: [[], [], [], []],
  last_round: null,
  outcome: null,
};
