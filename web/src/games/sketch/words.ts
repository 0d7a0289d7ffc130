import { t, type Saying } from "../../lib/i18n.svelte";
import { who, type SeatInfo } from "../face";
import { readAction } from "./actions";
import { colourName, readCard } from "./notation";
import type { SketchView } from "./view";

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

function stepOf(view: SketchView): string {
  return JSON.stringify([view.last_step, view.turn_of, view.n_played, view.deck_len]);
}

/** What happened between two views, in words. */
export function describe(before: SketchView | null, after: SketchView, seats: SeatInfo[]): Saying[] {
  const step = after.last_step;
  if (!step || (before && stepOf(before) === stepOf(after))) return [];
  const whose = who(seats, step.seat);
  const play = readAction(step.action);
  const sayings: Saying[] = [];
  if (!play) sayings.push({ key: "sketch-log-pass", words: whose });
  else {
    sayings.push({ key: "sketch-log-play", words: { ...whose, colour: colourWord(play.half) } });
    if (play.ability === "call")
      sayings.push({
        key: "sketch-log-call",
        words: { ...whose, from: colourWord(play.from ?? ""), to: colourWord(play.half) },
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

export function describeAction(action: string): Saying {
  const play = readAction(action);
  if (!play) return { key: "sketch-action-pass" };
  const words = {
    colour: colourWord(play.half),
    card: cardName(play.card),
    from: play.from ? colourWord(play.from) : "",
  };
  return { key: play.ability ? `sketch-action-${play.ability}` : "sketch-action-play", words };
}
