import type { Component } from "svelte";
import type { AnyFace, PositionProps } from "./face";

/** A picture of a position whose view is known only to itself. */
export type AnyPosition = Component<PositionProps<never>>;

/** What a game brings to the pages: the little that the first page shows, and how the rest is fetched. */
export interface Game {
  /** The address of its cover. */
  cover: string;
  /** Said by the game that is learnt fastest: it is offered on a first visit. */
  isLearntFastest?: true;
  /** The team of each seat, for so many players; nothing where everybody plays alone. */
  teams?: (players: number) => number[] | null;
  loadFace: () => Promise<{ face: AnyFace }>;
  /** The small picture of a position, for the first page. */
  loadPosition: () => Promise<{ default: AnyPosition }>;
  loadRules: () => Promise<{ rules: GameRules }>;
}

/** What a game brings to the page of its rules. */
export interface GameRules {
  /** Where each line of the player aid is told in full: the address of a heading. */
  chapters: Record<string, string>;
  /** What the letters of the notation stand for. */
  letters: Record<string, string>;
  /** A card of the notation that is shown with its crest where a text names it. */
  card: RegExp;
  /** A card that is shown as a picture of it. */
  Card: Component<{ card: string }>;
  cardName: (card: string) => string;
}
