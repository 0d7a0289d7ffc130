import type { Saying } from "../../lib/i18n.svelte";
import type { SeatInfo } from "../face";
import type { Happened, SketchView } from "./view";
import { sayingsOf, stepOf } from "./words";

/** How much of a turn is told in one line. */
const MOST_SAYINGS = 3;

/** What happened last, with the card that it was done with. */
export interface News {
  sayings: Saying[];
  /** The half that was drawn. */
  placed: { card: string; half: string } | null;
  /** The same for the same thing. */
  moment: string;
}

/** The steps of a turn belong together: they are told in one line until the other one has done something. */
export class Turn {
  private steps: Happened[] = [];
  private newest = "";

  /** The steps of the turn that was seen last, with the one that this view brings. */
  follow(view: SketchView): Happened[] {
    const step = stepOf(view);
    if (step === this.newest || !view.last_step) return this.steps;
    this.newest = step;
    const isSameTurn = this.steps.at(-1)?.seat === view.last_step.seat;
    this.steps = [...(isSameTurn ? this.steps : []), view.last_step];
    return this.steps;
  }
}

/** The last turn in words; before the first, what the match is about. */
export function newsOf(view: SketchView, steps: readonly Happened[], seats: SeatInfo[]): News {
  const moment = stepOf(view);
  // That a turn has ended is worth a word only if nothing else happened in it.
  const deeds = steps.filter((step) => step.action_parts.kind !== "pass");
  const told = deeds.length > 0 ? deeds : steps;
  if (told.length === 0) return { sayings: [{ key: "sketch-goal" }], placed: null, moment };
  const last = told.at(-1)?.action_parts;
  return {
    sayings: told.flatMap((step) => sayingsOf(step, seats)).slice(-MOST_SAYINGS),
    placed: last?.kind === "play" ? { card: last.card, half: last.colour } : null,
    moment,
  };
}
