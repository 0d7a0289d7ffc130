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

/** What was done at the step between two views; nothing by chance. */
function deedOf(before: SketchView | undefined, after: SketchView): Happened | null {
  return before && (before.stage !== "play" || stepOf(before) === stepOf(after)) ? null : after.last_step;
}

/** The steps of a turn belong together: they are told in one line until the other one has done something. */
export function lastTurn(past: readonly SketchView[], view: SketchView): Happened[] {
  const views = [...past, view];
  const deeds: Happened[] = [];
  for (let place = views.length - 1; place >= 0; place--) {
    const deed = deedOf(views[place - 1], views[place] ?? view);
    if (!deed) continue;
    if (deeds[0] && deeds[0].seat !== deed.seat) break;
    deeds.unshift(deed);
  }
  return deeds;
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
