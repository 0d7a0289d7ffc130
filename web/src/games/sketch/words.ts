import { t, type Saying } from "../../lib/i18n.svelte";
import { who, type SeatInfo } from "../face";
import { colourName, otherHalf, readCard } from "./notation";
import type { Action, Happened, Placed, SketchView } from "./view";

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
  const deed = deedOf(before, after);
  const refill: Saying[] = before?.stage === "reshuffle" ? [{ key: "sketch-log-refill" }] : [];
  return [...(deed ? sayingsOf(deed, seats) : refill), ...drawn(before, after, seats)];
}

/** What somebody did at one step. */
export interface Deed {
  step: Happened;
  /** Where the card lay that Distract turned; nothing where the view before is not known. */
  distracted: Placed | null;
}

/** What was done between two views; nothing by chance: what somebody did stays in the view while cards are shuffled. */
export function deedOf(before: SketchView | null, after: SketchView): Deed | null {
  const step = after.last_step;
  if (!step || (before && (before.stage !== "play" || stepOf(before) === stepOf(after)))) return null;
  return { step, distracted: before?.last_cards[1 - step.seat] ?? null };
}

/** The card that came into the hand of whoever looks, in this step. */
function drawn(before: SketchView | null, after: SketchView, seats: SeatInfo[]): Saying[] {
  const seat = after.viewer;
  if (before === null || before.stage === "setup" || seat === null) return [];
  const known = [...(before.hands[seat]?.cards ?? [])];
  const cards = (after.hands[seat]?.cards ?? []).filter((card) => {
    const place = known.indexOf(card);
    if (place >= 0) known.splice(place, 1);
    return place < 0;
  });
  return cards.map((card) => ({ key: "sketch-log-drawn", words: { ...who(seats, seat), card: cardName(card) } }));
}

/** One step in words: the card, its ability, and what was finished by it. */
export function sayingsOf({ step, distracted }: Deed, seats: SeatInfo[]): Saying[] {
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
    if (play.ability === "distract") sayings.push(distraction(step.seat, distracted, seats));
  }
  for (const done of step.completed) {
    const yokai = yokaiName(done.yokai);
    if (done.taken_by === null) sayings.push({ key: "sketch-log-tie", words: { yokai } });
    else sayings.push({ key: "sketch-log-taken", words: { ...who(seats, done.taken_by), yokai } });
  }
  return sayings;
}

function distraction(seat: number, card: Placed | null, seats: SeatInfo[]): Saying {
  const { name, me } = who(seats, 1 - seat);
  const whose = { ...who(seats, seat), other: String(name), otherme: String(me) };
  if (!card) return { key: "sketch-log-distract", words: whose };
  const [from, to] = [card.colour, otherHalf(card.card, card.colour)].map(colourWord);
  return { key: "sketch-log-distract-moved", words: { ...whose, from: from ?? "", to: to ?? "" } };
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
