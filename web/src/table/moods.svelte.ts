import { getContext, setContext } from "svelte";
import type { Outcome, SeatInfo, Stir } from "../games/face";
import type { Mood } from "../lib/portraits";
import { isMissing } from "./absence";

/** How long somebody is glad of something, or sad, in milliseconds. */
const FEELING_MS = 2600;
const KEY = Symbol("moods");

/** How everybody at the table looks: what a step stirred passes, an end stays. */
export class Moods {
  private felt = $state.raw<Record<number, Mood>>({});
  private timer: ReturnType<typeof setTimeout> | undefined;

  stir({ glad, sad }: Stir): void {
    if (glad.length + sad.length === 0) return;
    clearTimeout(this.timer);
    this.felt = Object.fromEntries([
      ...sad.map((seat) => [seat, "sad"] as const),
      ...glad.map((seat) => [seat, "glad"] as const),
    ]);
    this.timer = setTimeout(() => (this.felt = {}), FEELING_MS);
  }

  of(seat: SeatInfo, outcome: Outcome | null): Mood {
    if (outcome) return moodAtEnd(outcome, seat.index);
    return this.felt[seat.index] ?? moodAtTurn(seat);
  }
}

/** Whoever must act thinks, unless they are not there. */
function moodAtTurn(seat: SeatInfo): Mood {
  return seat.isTurn && !isMissing(seat.absence) ? "thinking" : "calm";
}

/** Whoever won is glad when it is over, and nobody else; where nobody has, nobody is sad either. */
export function moodAtEnd(outcome: Outcome, seat: number): Mood {
  if (outcome.places.length === 0) return "calm";
  return outcome.places[seat] === 1 ? "glad" : "sad";
}

export function provideMoods(moodOf: (seat: SeatInfo) => Mood): void {
  setContext(KEY, moodOf);
}

/** Where nobody feels anything, whoever must act thinks. */
export function useMoods(): (seat: SeatInfo) => Mood {
  return getContext<((seat: SeatInfo) => Mood) | undefined>(KEY) ?? moodAtTurn;
}
