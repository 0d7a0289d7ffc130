import { t, type Saying } from "../../lib/i18n.svelte";
import { who, type Part, type SeatInfo } from "../face";
import { letterOf, readTurn, type Turn } from "./actions";
import { sequelOf } from "./news";
import { readCard } from "./notation";
import type { Action, PagodaView, RoundEnd } from "./view";

export function cardName(text: string): string {
  const { yokai, value } = readCard(text);
  return t("pagoda-card", { yokai: t(`pagoda-yokai-${yokai}`), value });
}

export function pileName(pile: string): string {
  return pile === "R" ? t("pagoda-right") : t("pagoda-left");
}

const cardOrUnseen = (card: string | undefined): string =>
  !card || card === "?" ? t("pagoda-unseen") : cardName(card);

function describeSequel(turn: Turn, seats: SeatInfo[]): Saying[] {
  const { seat, sequel } = turn;
  const words = sequelOf(turn);
  const sayings: Saying[] = sequel.includes("shuffle") ? [{ key: "pagoda-log-shuffle" }] : [];
  const whose = who(seats, seat);
  const [verb, first, second, third] = words;
  const other = (text: string | undefined): Record<string, string> => {
    const { name, me } = who(seats, Number(text));
    return { other: String(name), otherme: String(me) };
  };
  if (verb === "close") sayings.push({ key: "pagoda-log-close", words: whose });
  if (verb === "give")
    sayings.push({ key: "pagoda-log-give", words: { ...whose, card: cardOrUnseen(first), ...other(second) } });
  if (verb === "feed")
    sayings.push({ key: "pagoda-log-feed", words: { ...whose, ...other(first), card: cardOrUnseen(second) } });
  if (verb === "draw") sayings.push({ key: "pagoda-log-draw", words: { ...whose, card: cardOrUnseen(first) } });
  if (verb === "take") sayings.push({ key: "pagoda-log-take", words: { ...whose, card: cardOrUnseen(first) } });
  if (verb === "take" && second === "flip")
    sayings.push({ key: "pagoda-log-flip", words: { card: cardOrUnseen(third) } });
  return sayings;
}

/** A turn as far as it has come, in words. */
export function tellTurn(turn: Turn, seats: SeatInfo[]): Saying[] {
  return [playSaying(turn, seats), ...(turn.sequel.length > 0 ? describeSequel(turn, seats) : [])];
}

function playSaying({ seat, card, pile }: Turn, seats: SeatInfo[]): Saying {
  return { key: "pagoda-log-play", words: { ...who(seats, seat), card: cardName(card), pile: pileName(pile) } };
}

/** What happened between two views, in words. */
export function describe(before: PagodaView | null, after: PagodaView, seats: SeatInfo[]): Saying[] {
  const sayings: Saying[] = [];
  after.rounds.forEach((round, number) => {
    const known = before?.rounds[number];
    if (!known) sayings.push({ key: "pagoda-log-round", words: { round: number + 1, ...who(seats, round.starter) } });
    round.turns.forEach((text, index) => {
      const old = known?.turns[index];
      if (old === text) return;
      const turn = readTurn(text);
      if (!old) sayings.push(playSaying(turn, seats));
      const isWhole = !waitsForCard(after) || index < round.turns.length - 1;
      if (isWhole && turn.sequel.length > 0) sayings.push(...describeSequel(turn, seats));
    });
    if (round.end && !known?.end) sayings.push(...endSayings(number + 1, round.end, seats));
  });
  return sayings;
}

/** Whether the newest turn has yet to get its card, from a deck that is made anew: then what followed is told whole. */
function waitsForCard({ waiting }: PagodaView): boolean {
  return waiting.for === "shuffle" && waiting.need !== "deal";
}

/** The hand that a closer shows, why the round ended, and what it brought into the pools. */
function endSayings(round: number, end: RoundEnd, seats: SeatInfo[]): Saying[] {
  const pools = end.n_failed.flatMap((n, seat): Saying[] =>
    n > 0 ? [{ key: "pagoda-log-failed", words: { n, ...who(seats, seat) } }] : [],
  );
  const cards = (end.shown ?? []).map(cardName).join(", ");
  const hand: Saying[] = cards ? [{ key: "pagoda-log-hand", words: { cards, ...who(seats, end.by) } }] : [];
  return [...hand, endSaying(round, end, seats), ...pools];
}

/** That a round is over, and why. */
export function endSaying(round: number, { by, ending }: RoundEnd, seats: SeatInfo[]): Saying {
  return { key: "pagoda-log-end", words: { round, ending: ending.replaceAll(" ", "-"), ...who(seats, by) } };
}

/** The round; what comes before its first turn is its deal. */
export function part(before: PagodaView, after: PagodaView): Part {
  const isDeal = before.waiting.for === "setup" || after.rounds.at(-1)?.turns.length === 0;
  return { round: after.rounds.length, title: isDeal ? { key: "log-deal" } : null };
}

export function describeAction(action: Action, seats: SeatInfo[]): Saying {
  switch (action.kind) {
    case "draw":
    case "take":
      return { key: `pagoda-action-${action.kind}` };
    case "feed":
      return { key: "pagoda-action-feed", words: who(seats, action.to) };
    case "give":
      return { key: "pagoda-action-give", words: { card: cardName(action.card), ...who(seats, action.to) } };
    case "play":
      return {
        key: action.close ? "pagoda-action-close" : "pagoda-action-play",
        words: { card: cardName(action.card), pile: pileName(letterOf(action.pile)) },
      };
  }
}
