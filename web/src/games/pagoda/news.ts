import { readTurn, type Turn } from "./actions";
import type { PagodaView } from "./view";

/** A card that came from somebody else. */
export interface Gift {
  card: string;
  from: number;
}

/** What followed a play, without the shuffle that may have come between. */
export function sequelOf({ sequel }: Turn): string[] {
  return sequel.filter((word) => word !== "shuffle");
}

/** The last turn that somebody has begun, with its number in the match; nothing before the first. */
export function newestTurn({ rounds }: PagodaView): { turn: Turn; number: number } | null {
  const turns = rounds.flatMap((round) => round.turns);
  const last = turns.at(-1);
  return last === undefined ? null : { turn: readTurn(last), number: turns.length };
}

/** The last turn of a seat in this round; nothing before its first. */
export function lastTurnOf({ rounds }: PagodaView, seat: number): Turn | null {
  return (rounds.at(-1)?.turns ?? []).map(readTurn).findLast((turn) => turn.seat === seat) ?? null;
}

/** The card that a turn brought to this seat from another's hand or will, if it did and the viewer saw it. */
function giftOf(turn: Turn, seat: number): Gift[] {
  const [verb, first = "", second = ""] = sequelOf(turn);
  const [card, to] = verb === "give" ? [first, second] : verb === "feed" ? [second, first] : ["", ""];
  return to !== "" && Number(to) === seat && card !== "" && card !== "?" ? [{ card, from: turn.seat }] : [];
}

/** The cards that others brought to this seat since it last played, the newest last. */
export function giftsTo({ rounds }: PagodaView, seat: number | null): Gift[] {
  if (seat === null) return [];
  const turns = (rounds.at(-1)?.turns ?? []).map(readTurn);
  const own = turns.findLastIndex((turn) => turn.seat === seat);
  return turns.slice(own + 1).flatMap((turn) => giftOf(turn, seat));
}
