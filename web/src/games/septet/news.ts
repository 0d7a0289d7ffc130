import type { Saying } from "../../lib/i18n.svelte";
import { who, type SeatInfo } from "../face";
import { trickOf } from "./actions";
import { countBosses } from "./trick";
import type { SeptetView } from "./view";
import { cardName } from "./words";

/** What happened last, with the card that it was done with. */
export interface News {
  saying: Saying;
  card: string | null;
  /** The same for the same thing. */
  moment: string;
}

/** The last thing that everybody saw; before the first card, what the round is about. */
export function newsOf(view: SeptetView, seats: SeatInfo[]): News {
  const moment = `${view.round} ${view.phase} ${view.plays.length}`;
  const trick = trickOf(view.plays, view.n_on_table, view.players);
  const last = trick.at(-1);
  if (!last) return { ...opening(view, seats), moment };
  if (view.n_on_table === 0) {
    const taking = trick.find((play) => play.seat === view.to_act[0]) ?? last;
    const n = countBosses(trick.map((play) => play.card));
    const words = { ...who(seats, taking.seat), card: cardName(taking.card), n };
    return { saying: { key: "septet-log-trick", words }, card: taking.card, moment };
  }
  const words = { ...who(seats, last.seat), card: cardName(last.card) };
  return { saying: { key: "septet-log-play", words }, card: last.card, moment };
}

/** Before a card lies on the table. */
function opening(view: SeptetView, seats: SeatInfo[]): Omit<News, "moment"> {
  const { lead_card, leader, phase, round } = view;
  if (lead_card) {
    const key = lead_card.is_shown ? "septet-log-shows" : "septet-log-was-dealt";
    const words = { ...who(seats, lead_card.seat), card: cardName(lead_card.card) };
    return { saying: { key, words }, card: lead_card.card };
  }
  if (phase === "play" && leader !== null)
    return { saying: { key: "septet-news-leads", words: who(seats, leader) }, card: null };
  if (round > 1 && view.trump)
    return {
      saying: { key: "septet-log-round", words: { round, card: cardName(view.trump) } },
      card: view.trump,
    };
  return { saying: { key: "septet-goal", words: { need: view.bosses_to_win } }, card: null };
}

/** The card that a seat was seen to hold at the first lead, as long as it has not been played. */
export function shownBy(view: SeptetView, seat: number): string | null {
  const shown = view.lead_card;
  if (!shown?.is_shown || shown.seat !== seat) return null;
  return view.plays.some((play) => play.card === shown.card) ? null : shown.card;
}

/** The card that a seat played last in this round. */
export function lastCardOf(view: SeptetView, seat: number): string | null {
  return view.plays.findLast((play) => play.seat === seat)?.card ?? null;
}
