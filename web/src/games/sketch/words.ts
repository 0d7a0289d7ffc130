import { t, type Saying } from "../../lib/i18n.svelte";
import { who, type SeatInfo } from "../face";
import { colourName, readCard } from "./notation";
import type { Action, Happened, SketchView } from "./view";

export function colourWord(letter: string): string {
  return t(`sketch-colour-${colourName(letter)}`);
}

export function yokaiName(yokai: string): string {
  return t("sketch-yokai", { colour: colourWord(yokai.charAt(0)), value: yokai.slice(1) });
}

export function cardName(text: string): string {
  const { halves, ability } = readCard(text);
  const words = { one: colourWord(halves[0]), other: colourWord(halves[1]) };
  return ability ? t("sketch-card-ability", { ...words, ability: t(`sketch-${ability}`) }) : t("sketch-card", words);
}

/** Tells one step from every other. */
export function stepOf(view: SketchView): string {
  return JSON.stringify([view.last_step, view.turn_of, view.n_played, view.deck_len]);
}

/** What happened between two views, in words. */
export function describe(before: SketchView | null, after: SketchView, seats: SeatInfo[]): Saying[] {
  const step = after.last_step;
  // What somebody did stays in the view while cards are shuffled.
  const isShuffled = before !== null && before.stage !== "play";
  return !step || isShuffled || (before && stepOf(before) === stepOf(after)) ? [] : sayingsOf(step, seats);
}

/** One step in words: the card, its ability, and what was finished by it. */
export function sayingsOf(step: Happened, seats: SeatInfo[]): Saying[] {
  const whose = who(seats, step.seat);
  const play = step.action_parts;
  const sayings: Saying[] = [];
  if (play.kind === "pass") sayings.push({ key: "sketch-log-pass", words: whose });
  else {
    sayings.push({ key: "sketch-log-play", words: { ...whose, colour: colourWord(play.colour) } });
    if (play.ability === "call")
      sayings.push({
        key: "sketch-log-call",
        words: { ...whose, from: colourWord(play.from), to: colourWord(play.colour) },
      });
    if (play.ability === "distract") sayings.push({ key: "sketch-log-distract", words: whose });
  }
  for (const done of step.completed) {
    const yokai = yokaiName(done.yokai);
    if (done.taken_by === null) sayings.push({ key: "sketch-log-tie", words: { yokai } });
    else sayings.push({ key: "sketch-log-taken", words: { ...who(seats, done.taken_by), yokai } });
  }
  return sayings;
}

export function describeAction(action: Action): Saying {
  if (action.kind === "pass") return { key: "sketch-action-pass" };
  const words = {
    colour: colourWord(action.colour),
    card: cardName(action.card),
    from: action.ability === "call" ? colourWord(action.from) : "",
  };
  return { key: action.ability === "none" ? "sketch-action-play" : `sketch-action-${action.ability}`, words };
}
