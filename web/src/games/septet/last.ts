import { readCard } from "./notation";
import { playsOf } from "./trick";
import type { SeptetView } from "./view";

/**
 * The table as everybody sees it when a match is over: with its last trick, what was won in the round, and the cards
 * that are left.
 * The view itself has swept the round away, and keeps only what it brought.
 */
export function atTheEnd(view: SeptetView, before: SeptetView | undefined): SeptetView {
  const result = view.last_round;
  if (view.phase !== "over" || !result || before?.round !== result.round) return view;
  const { winner } = result.last_trick;
  const trick = playsOf(result.last_trick);
  /** Who has played since. */
  const since = new Set(trick.slice(before.n_on_table).map(({ seat }) => seat));
  const caught = trick.map(({ card }) => card).filter((card) => readCard(card).isBoss);
  return {
    ...view,
    trump: result.trump,
    hand: before.hand.filter((card) => !trick.some((play) => play.card === card)),
    hand_sizes: before.hand_sizes.map((n, seat) => (since.has(seat) ? n - 1 : n)),
    plays: [...before.plays.slice(0, before.plays.length - before.n_on_table), ...trick],
    n_on_table: 0,
    to_act: [winner],
    tricks: before.tricks.map((n, seat) => (seat === winner ? n + 1 : n)),
    bosses: before.bosses.map((bosses, seat) => (seat === winner ? [...bosses, ...caught] : bosses)),
  };
}
