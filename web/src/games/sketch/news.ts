import type { Saying } from "../../lib/i18n.svelte";
import type { SeatInfo } from "../face";
import type { SketchView } from "./view";
import { deedOf, sayingsOf, stepOf, type Deed } from "./words";

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
export function lastTurn(past: readonly SketchView[], view: SketchView): Deed[] {
  const views = [...past, view];
  const deeds: Deed[] = [];
  for (let place = views.length - 1; place >= 0; place--) {
    const deed = deedOf(views[place - 1] ?? null, views[place] ?? view);
    if (!deed) continue;
    if (deeds[0] && deeds[0].step.seat !== deed.step.seat) break;
    deeds.unshift(deed);
  }
  return deeds;
}

/** The last turn in words; before the first, what the match is about. */
export function newsOf(view: SketchView, turn: readonly Deed[], seats: SeatInfo[]): News {
  const moment = stepOf(view);
  // That a turn has ended is worth a word only if nothing else happened in it.
  const deeds = turn.filter(({ step }) => step.action_parts.kind !== "pass");
  const told = deeds.length > 0 ? deeds : turn;
  if (told.length === 0) return { sayings: [{ key: "sketch-goal" }], placed: null, moment };
  const last = told.at(-1)?.step.action_parts;
  return {
    sayings: told.flatMap((deed) => sayingsOf(deed, seats)).slice(-MOST_SAYINGS),
    placed: last?.kind === "play" ? { card: last.card, half: last.colour } : null,
    moment,
  };
}
