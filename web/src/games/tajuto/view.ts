import type { Outcome } from "../face";

/** What the server shows of a match of Tajuto. Floors, pagodas and tiles are texts in the game's notation. */
export interface TajutoView {
  viewer: number | null;
  hand: "sure" | "shaky" | "blind";
  totals: "hidden" | "shown";
  stage: { name: "setup" | "act" | "draw" | "over" };
  acting: number | null;
  garden: PagodaView[];
  bag: string[];
  bag_sizes: number[];
  village: StackView[];
  inauguration_price: Price;
  objectives: string[];
  players: PlayerView[];
  first_finisher: number | null;
  fourth_finisher: number | null;
  furthest: number | null;
  last: { seat: number; action: string; drawn: string | null } | null;
  outcome: Outcome | null;
}

export interface PagodaView {
  pagoda: string;
  height: number;
  next: string | null;
  cube: number | null;
  inauguration: { name: "offered" | "gone" } | { name: "owned"; seat: number };
}

export interface Price {
  printed: number;
  yours: number;
}

export interface StackView {
  stack: string;
  left: number;
  price: Price | null;
}

export interface PlayerView {
  mp: number;
  cubes: string[];
  floors: string[];
  action_tiles: { tile: string; cost: number; owned: number; used: number }[];
  wisdom: number[];
  markets: number;
  shrines: number;
  open_inaugurations: string[];
  safe_inaugurations: string[];
  objectives: string[];
  n_face_down: number;
  score: { wisdom: number; inaugurations: number; shrines: number; objectives: number; total: number };
}

/** Whether what lies face down before this seat is to be kept from the viewer's eyes. */
export function isFaceDown(view: TajutoView, seat: number): boolean {
  return view.totals === "hidden" && view.stage.name !== "over" && view.viewer !== seat;
}
