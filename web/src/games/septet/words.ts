import { t, type Saying, type Words } from "../../lib/i18n.svelte";
import { who, type Part, type SeatInfo } from "../face";
import { readCard } from "./notation";
import type { Worth } from "./stars";
import { countBosses, playsOf } from "./trick";
import type { Action, Play, RoundResult, SeptetView } from "./view";

export function cardName(text: string, worth: Worth | null = null): string {
  const { suit, value, isBoss } = readCard(text);
  const words = { suit: t(`septet-suit-${suit}`), value };
  if (!isBoss) return t("septet-card", words);
  if (!worth) return t("septet-boss", words);
  return worth.isTrump ? t("septet-boss-trump", words) : t("septet-boss-stars", { ...words, n: worth.stars });
}

function cardNames(cards: readonly string[]): string {
  return cards.map((card) => cardName(card)).join(", ");
}

/** The winners of a round: `$me` says whether I am among them, `$names` are the others. */
export function winnersOf(winners: readonly number[], seats: SeatInfo[]): Words {
  const isMine = winners.some((seat) => seats[seat]?.isMe);
  const names = winners.filter((seat) => !seats[seat]?.isMe).map((seat) => seats[seat]?.name ?? "");
  return { me: !isMine ? "no" : names.length > 0 ? "among" : "alone", names: names.join(" & ") };
}

/** What happened between two views, in words. */
export function describe(before: SeptetView | null, after: SeptetView, seats: SeatInfo[]): Saying[] {
  const sayings: Saying[] = [];
  const isNewRound = before === null || before.round !== after.round;
  if (before !== null && after.last_round && after.last_round.round !== before.last_round?.round) {
    const { round, end, winners, gained } = after.last_round;
    sayings.push(...lastTrick(before, after.last_round, seats));
    sayings.push({ key: "septet-log-round-over", words: { round, end, n: gained, ...winnersOf(winners, seats) } });
    sayings.push(...revealed(after.last_round));
  }
  if (isNewRound && after.trump && after.round > 0) {
    sayings.push({ key: "septet-log-round", words: { round: after.round, card: cardName(after.trump) } });
  }
  sayings.push(...passed(isNewRound ? null : before, after, seats));
  const shown = after.lead_card;
  if (shown && (isNewRound || !before?.lead_card)) {
    const key = shown.is_shown ? "septet-log-shows" : "septet-log-was-dealt";
    sayings.push({ key, words: { ...who(seats, shown.seat), card: cardName(shown.card) } });
  }
  const known = isNewRound ? 0 : before.plays.length;
  after.plays.forEach((play, index) => {
    if (index < known) return;
    sayings.push({ key: "septet-log-play", words: { ...who(seats, play.seat), card: cardName(play.card) } });
    const next = after.plays[index + 1]?.seat ?? after.to_act[0];
    const isTrickOver = (index + 1) % after.players === 0;
    if (isTrickOver && next !== undefined)
      sayings.push(trickTaken(after.plays.slice(index + 1 - after.players, index + 1), next, seats));
  });
  return sayings;
}

/** What one gave away and got, as far as it was not known before. */
function passed(before: SeptetView | null, after: SeptetView, seats: SeatInfo[]): Saying[] {
  const sayings: Saying[] = [];
  if (after.passed && !before?.passed) {
    const name = seats[after.passes_to ?? -1]?.name ?? "";
    sayings.push({ key: "septet-log-passed", words: { cards: cardNames(after.passed), name } });
  }
  if (after.received && !before?.received)
    sayings.push({ key: "septet-log-received", words: { cards: cardNames(after.received) } });
  return sayings;
}

/** The bosses that everybody saw because the round ended while they were in hands. */
function revealed({ out_of_hands }: RoundResult): Saying[] {
  if (out_of_hands.length === 0) return [];
  return [{ key: "septet-log-revealed", words: { cards: cardNames(out_of_hands), n: out_of_hands.length } }];
}

/** The round, and the trick in it. */
export function part(before: SeptetView, after: SeptetView): Part {
  if (before.phase !== "play") return { round: after.round, title: { key: "log-deal" } };
  const n = Math.floor(before.plays.length / before.players) + 1;
  return { round: before.round, title: { key: "septet-log-trick-number", words: { n } } };
}

function trickTaken(trick: readonly Play[], winner: number, seats: SeatInfo[]): Saying {
  const card = trick.find((play) => play.seat === winner)?.card ?? "";
  const n = countBosses(trick.map((play) => play.card));
  return { key: "septet-log-trick", words: { ...who(seats, winner), card: cardName(card), n } };
}

/** The cards that ended a round: the view after them shows only its result. */
function lastTrick(before: SeptetView, { round, last_trick }: RoundResult, seats: SeatInfo[]): Saying[] {
  if (before.round !== round) return [];
  const trick = playsOf(last_trick);
  const unseen = trick.filter((play) => !before.plays.some((known) => known.card === play.card));
  const plays = unseen.map((play) => ({
    key: "septet-log-play",
    words: { ...who(seats, play.seat), card: cardName(play.card) },
  }));
  return [...plays, trickTaken(trick, last_trick.winner, seats)];
}

export function describeAction(action: Action): Saying {
  return action.kind === "pass"
    ? { key: "septet-action-pass", words: { cards: cardNames(action.cards) } }
    : { key: "septet-action-play", words: { card: cardName(action.card) } };
}
