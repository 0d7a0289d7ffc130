import { i18n } from "../lib/i18n.svelte";
import type { Exercise, ExerciseOption, MatchReview, ReviewedParts, ReviewedSeat } from "../lib/protocol";

/** The winning chances of seats that always have the same, before the first step and after each. */
export interface Line {
  seats: number[];
  chances: number[];
}

/** One line for each side of the match. */
export function lines({ expectation, values }: Pick<MatchReview, "expectation" | "values">): Line[] {
  const all: Line[] = [];
  expectation.forEach((before, seat) => {
    const chances = [before, ...values.map((row) => row[seat] ?? 0)];
    const same = all.find((line) => line.chances.every((chance, step) => chance === chances[step]));
    if (same) same.seats.push(seat);
    else all.push({ seats: [seat], chances });
  });
  return all;
}

const PARTS = ["deals", "own_play", "others_play", "unseen", "conceded"] as const;

export type PartName = (typeof PARTS)[number];

/** A part of what became of an expectation: from one chance to another. */
export interface Bar {
  part: PartName;
  from: number;
  to: number;
}

/** How an expectation became a result, part after part. Where nobody resigned, nothing is said of it. */
export function bars(seat: ReviewedSeat): Bar[] {
  let at = seat.expectation;
  return PARTS.filter((part) => part !== "conceded" || seat.conceded !== 0).map((part) => {
    const from = at;
    at += seat[part];
    return { part, from, to: at };
  });
}

/** From where to where the picture of some bars reaches: at least from nothing to everything. */
export function reach(all: Bar[]): { low: number; high: number } {
  const ends = all.flatMap(({ from, to }) => [from, to]);
  return { low: Math.min(0, ...ends), high: Math.max(1, ...ends) };
}

/** What a turning point owed most to. */
export function mainPart({ deals, play, unseen }: ReviewedParts): "deals" | "play" | "unseen" {
  const [one, other, third] = [deals, play, unseen].map(Math.abs) as [number, number, number];
  if (one >= other && one >= third) return "deals";
  return other >= third ? "play" : "unseen";
}

/** Places between 0 and 1, moved as little as needed so that each is so far from the next. */
export function spread(places: readonly number[], gap: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -gap) + gap));
  for (let i = moved.length - 1, most = 1; i >= 0; i--, most -= gap) moved[i] = Math.min(moved[i] ?? 0, most);
  return moved;
}

/** What is said of a try: right, as in the match, worse than the best, or so unlikely that the reviewer left it out. */
export type Verdict = "right" | "played" | "wrong" | "untried";

export function judge({ action: played, options }: Exercise, action: string): Verdict {
  const option = options.find((one) => one.action === action);
  if (option?.is_right) return "right";
  if (action === played) return "played";
  return option ? "wrong" : "untried";
}

/** So many alternatives are told. */
const MOST_TOLD = 5;

/** The best alternatives, with what was done in the match and what was tried now among them. */
export function told({ options, action }: Exercise, tried: string): ExerciseOption[] {
  const isAsked = (option: ExerciseOption): boolean => option.action === action || option.action === tried;
  const others = options.filter((option) => !isAsked(option)).slice(0, MOST_TOLD - 2);
  return options.filter((option) => isAsked(option) || others.includes(option));
}

/** Points of winning chance: a chance of 1 is 100. */
export function points(chance: number): string {
  return new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 }).format(round(chance));
}

/** The same with its sign. */
export function signed(chance: number): string {
  return new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(
    round(chance),
  );
}

/** Without a zero that has a sign. */
function round(chance: number): number {
  return Math.round(100 * chance) || 0;
}
