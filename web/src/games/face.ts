import type { Component } from "svelte";
import type { Saying, Words } from "../lib/i18n.svelte";
import type { GameName, MindName } from "../lib/protocol";
import type { Sound } from "../lib/sound.svelte";
import type { Absence } from "../table/absence";

/** A seat as a table shows it. */
export interface SeatInfo {
  index: number;
  name: string;
  /** What is played: minds have a face for each game. */
  game?: GameName;
  /** The mind that plays it; nothing for a person. */
  level: MindName | null;
  /** How many minds of its level sit before it. */
  twin?: number;
  isMe: boolean;
  isTurn: boolean;
  /** Whether a mind plays for an absent person. */
  hasStandIn: boolean;
  /** Whether its person is there and plays it. */
  isHere?: boolean;
  /** Why its person does not play it; left out for whoever does, and for minds. */
  absence?: Absence | null;
  /** What is left on its clock, measured at `clockAtMs` of our own time. */
  leftMs: number | null;
  clockAtMs: number;
}

/** An action in its parts, with the notation that it is sent in. */
export type Noted<Action> = Action & { notation: string };

/** Puts each action together with its notation, which travels beside it. */
export function noted(notations: readonly string[], parts: readonly unknown[]): Noted<unknown>[] {
  return notations.map((notation, place) => ({ ...(parts[place] as object), notation }));
}

/** What every game's table gets. What is legal comes from the referee; a table only arranges it. */
export interface TableProps<View, Action> {
  view: View;
  /** How many steps the match has in this view. */
  step: number;
  /** The views of the steps before, as far as they are known, the last one last. */
  past: readonly View[];
  /** Whose side it is: sits at the bottom. */
  seat: number | null;
  seats: SeatInfo[];
  /** What can be done now. */
  legal: Noted<Action>[];
  /** What a mind would play, if it was asked. */
  hint: Action | null;
  /** Whether moves are made here; otherwise a match is looked back at. */
  isLive: boolean;
  act: (action: string) => Promise<boolean>;
  /** Takes the last own action back, while that can still be done. */
  undo?: (() => void) | null;
}

/** What a player aid gets: its lines depend on the options, which every view names. */
export interface AidProps<View> {
  view: View;
}

export interface EndingProps<View> {
  view: View;
  seat: number | null;
  seats: SeatInfo[];
}

/** What the small picture of a position gets. */
export interface PositionProps<View> {
  view: View;
  seat: number | null;
}

export interface HeldProps<View> {
  /** What the seat saw whose cards are shown. */
  view: View;
}

export interface Outcome {
  places: number[];
  points: number[];
  ending: string;
}

/** What a step means to those at the table. */
export interface Stir {
  /** The seats that are glad of it, and those that are not. */
  glad: number[];
  sad: number[];
  /** How it sounds to whoever looks; nothing where nothing is to be heard. */
  sound: Sound | null;
}

/** What a part of a match brought, for the story that is told when it is over. */
export interface Chapter {
  /** The step that ended it. */
  step: number;
  title: Saying;
  said: Saying[];
  /** What everybody had then, in the game's own points. */
  points: number[];
}

/** What a seat saw after a step of a match that is over. */
export type Look<View> = (seat: number, step: number) => Promise<View>;

/** A part of a match: what the log puts under one heading. */
export interface Part {
  /** Nothing in a game without rounds. */
  round: number | null;
  /** What it is called; nothing for the turn of whoever acts. */
  title: Saying | null;
}

/** All that a game brings to a table. */
export interface Face<View, Action> {
  Table: Component<TableProps<View, Action>>;
  /** Its player aid; one whose lines hold under all options needs no view. */
  Aid: Component<AidProps<View>> | Component;
  Ending: Component<EndingProps<View>>;
  /** The cards that a seat holds, for those who look back; nothing in a game without hidden hands. */
  Held?: Component<HeldProps<View>>;
  /** What happened between two views, in words; everything remembered when there is none before. */
  describe: (before: View | null, after: View, seats: SeatInfo[]) => Saying[];
  /** To what part of the match the step between two views belongs. */
  part: (before: View, after: View) => Part;
  /** The match as a story, from the views after each of its steps. */
  story: (views: readonly View[], seats: SeatInfo[], look: Look<View>) => Promise<Chapter[]>;
  /** Said by the game in which the fewest points win. */
  doFewestWin?: true;
  /** How long a view must be looked at before the next one, in milliseconds. */
  dwell: (view: View, before: View | null) => number;
  outcome: (view: View) => Outcome | null;
  /** What a step stirred: who wins or loses something by it, and its sound. */
  stir: (before: View, after: View) => Stir;
  /** Whether a seat knows what others must not see: then those who share a screen take turns before it. */
  hides: (view: View) => boolean;
  /** Whether there are claims that the table can make for a seat. */
  hasClaims: boolean;
  /** An action in words, for hints. */
  action: (action: Action, seats: SeatInfo[]) => Saying;
}

/** A face whose types are known only to itself: views and actions come from the server as the game's own. */
export type AnyFace = Face<unknown, unknown> & { Aid: Component<AidProps<unknown>> };

export function asAny<View, Action>(face: Face<View, Action>): AnyFace {
  return face as unknown as AnyFace;
}

/**
 * The words by which messages speak of a seat: `$me` chooses between "you" and the name, `$absence` says why somebody
 * does not play it themselves.
 */
export function who(seats: SeatInfo[], seat: number): Words {
  const info = seats[seat];
  return {
    name: info?.name ?? String(seat + 1),
    me: info?.isMe ? "yes" : "no",
    absence: info?.absence?.kind ?? "none",
  };
}

/** The other seats, clockwise from the left of this one; a spectator sees everybody. */
export function others(seats: SeatInfo[], seat: number | null): SeatInfo[] {
  return seat === null ? seats : [...seats.slice(seat + 1), ...seats.slice(0, seat)];
}
