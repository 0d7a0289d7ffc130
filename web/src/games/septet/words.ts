import { t, type Saying } from "../../lib/i18n.svelte";
import { who, type SeatInfo } from "../face";
import { readCard } from "./notation";
import type { Action, SeptetView } from "./view";

export function cardName(text: string): string {
  const { suit, value, isBoss } = readCard(text);
  const words = { suit: t(`septet-suit-${suit}`), value };
  return isBoss ? t("septet-boss", words) : t("septet-card", words);
}

/** What happened between two views, in words. */
export function describe(before: SeptetView | null, after: SeptetView, seats: SeatInfo[]): Saying[] {
  const sayings: Saying[] = [];
  const isNewRound = before === null || before.round !== after.round;
  if (before !== null && after.last_round && after.last_round.round !== before.last_round?.round) {
    const { round, end, winners, gained } = after.last_round;
    const names = winners.map((seat) => seats[seat]?.name ?? "").join(" & ");
    sayings.push({ key: "septet-log-round-over", words: { round, end, names, n: gained } });
  }
  if (isNewRound && after.trump && after.round > 0) {
    sayings.push({ key: "septet-log-round", words: { round: after.round, card: cardName(after.trump) } });
  }
  if (after.received && (isNewRound || !before?.received)) {
    sayings.push({ key: "septet-log-received", words: { cards: after.received.map(cardName).join(", ") } });
  }
  const known = isNewRound ? 0 : before.plays.length;
  after.plays.forEach((play, index) => {
    if (index < known) return;
    sayings.push({ key: "septet-log-play", words: { ...who(seats, play.seat), card: cardName(play.card) } });
    const next = after.plays[index + 1]?.seat ?? after.to_act[0];
    const isTrickOver = (index + 1) % after.players === 0;
    if (isTrickOver && next !== undefined) sayings.push({ key: "septet-log-trick", words: who(seats, next) });
  });
  return sayings;
}

export function describeAction(action: Action): Saying {
  return action.kind === "pass"
    ? { key: "septet-action-pass", words: { cards: action.cards.map(cardName).join(", ") } }
    : { key: "septet-action-play", words: { card: cardName(action.card) } };
}
