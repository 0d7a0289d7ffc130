import { who, type AnyFace, type SeatInfo } from "../games/face";
import { i18n, speak, type Saying } from "../lib/i18n.svelte";
import type { CourseStep } from "../lib/protocol";

/** A step in words. */
export interface LogStep {
  step: number;
  sayings: Saying[];
}

/** Steps that belong together: a turn, a trick. */
export interface LogTurn {
  title: Saying;
  steps: LogStep[];
}

export interface LogRound {
  /** Nothing in a game without rounds. */
  round: number | null;
  turns: LogTurn[];
}

/** Where a step belongs in a match. */
interface Place {
  round: number | null;
  /** The same for steps of one turn. */
  turn: string;
  /** What the turn is called that is the n-th of its round. */
  title: (n: number) => Saying;
  /** Whether it is counted. */
  isTurn: boolean;
}

interface Told extends LogStep {
  place: Place;
}

/** A step is put into words once, as long as names and language stay. */
export class Teller {
  private told = new WeakMap<CourseStep, { before: CourseStep; told: Told }>();
  private spokenFor = "";

  /** What happened in these steps, which follow each other; the first is where they begin. */
  tell(face: AnyFace, steps: readonly CourseStep[], seats: SeatInfo[]): LogRound[] {
    const spokenFor = JSON.stringify([i18n.language, seats.map(({ name, isMe }) => [name, isMe])]);
    if (spokenFor !== this.spokenFor) this.told = new WeakMap();
    this.spokenFor = spokenFor;
    return grouped(steps.slice(1).map((after, index) => this.tellOne(face, steps[index] ?? after, after, seats)));
  }

  private tellOne(face: AnyFace, before: CourseStep, after: CourseStep, seats: SeatInfo[]): Told {
    const known = this.told.get(after);
    if (known?.before === before) return known.told;
    const sayings = face.describe(before.view, after.view, seats);
    const told: Told = {
      step: after.step,
      sayings: sayings.length > 0 ? sayings : deedOf(face, after, seats),
      place: placeOf(face, before, after, seats),
    };
    this.told.set(after, { before, told });
    return told;
  }
}

/** What was done, where the views before and after tell nothing: after the match nothing is hidden. */
function deedOf(face: AnyFace, { actor, line_parts }: CourseStep, seats: SeatInfo[]): Saying[] {
  if (actor === null || line_parts === null) return [];
  const action = speak(face.action(line_parts, seats));
  return [{ key: "replay-deed", words: { name: seats[actor]?.name ?? "", action } }];
}

function placeOf(face: AnyFace, before: CourseStep, after: CourseStep, seats: SeatInfo[]): Place {
  const { round, title } = face.part(before.view, after.view);
  // What chance does belongs to whoever it happens to.
  const seat = after.actor ?? before.actor ?? after.to_act[0] ?? null;
  const named = (n: number): Saying => title ?? { key: "log-turn", words: { n, ...who(seats, seat ?? 0) } };
  return { round, turn: JSON.stringify(title ?? seat), title: named, isTurn: title === null };
}

/** Steps without words leave no trace; whose turn it is follows from whoever acts. */
function grouped(steps: readonly Told[]): LogRound[] {
  const rounds: LogRound[] = [];
  let turn = "";
  let nTurns = 0;
  for (const { step, sayings, place } of steps) {
    if (rounds.at(-1)?.round !== place.round) {
      rounds.push({ round: place.round, turns: [] });
      turn = "";
      nTurns = 0;
    }
    const turns = rounds.at(-1)?.turns ?? [];
    if (turn !== place.turn) {
      turn = place.turn;
      nTurns += place.isTurn ? 1 : 0;
      turns.push({ title: place.title(nTurns), steps: [] });
    }
    if (sayings.length > 0) turns.at(-1)?.steps.push({ step, sayings });
  }
  const spoken = rounds.map(({ round, turns }) => ({
    round,
    turns: turns.filter(({ steps: told }) => told.length > 0),
  }));
  return spoken.filter(({ turns }) => turns.length > 0);
}

/** How well the minds at the table play: their names alone do not say it. */
export function company(seats: SeatInfo[]): Saying[] {
  return seats.flatMap(({ name, level }) => (level === null ? [] : [{ key: "log-mind", words: { name, level } }]));
}

/** All that was said after this step. */
export function sayingsAfter(rounds: readonly LogRound[], step: number): Saying[] {
  const steps = rounds.flatMap(({ turns }) => turns).flatMap((turn) => turn.steps);
  return steps.filter((one) => one.step > step).flatMap(({ sayings }) => sayings);
}
