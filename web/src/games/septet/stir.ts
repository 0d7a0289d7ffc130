import type { Stir } from "../face";
import type { SeptetView } from "./view";

const allBut = (view: SeptetView, seats: readonly number[]): number[] =>
  view.hand_sizes.map((_, seat) => seat).filter((seat) => !seats.includes(seat));

/** The seats whose count grew. */
function grown(before: readonly number[], after: readonly number[]): number[] {
  return after.flatMap((n, seat) => (n > (before[seat] ?? 0) ? [seat] : []));
}

/** A trick gladdens whoever takes it; a boss and a round gladden a side, and sadden the others. */
export function stir(before: SeptetView, after: SeptetView): Stir {
  const round = after.last_round;
  if (round && round.round !== before.last_round?.round)
    return { glad: round.winners, sad: allBut(after, round.winners), sound: "round" };
  if (after.round !== before.round) return { glad: [], sad: [], sound: null };
  const [captor] = grown(
    before.bosses.map((bosses) => bosses.length),
    after.bosses.map((bosses) => bosses.length),
  );
  if (captor !== undefined) {
    const side = after.teams.find((team) => team.includes(captor)) ?? [captor];
    return { glad: side, sad: allBut(after, side), sound: "completed" };
  }
  const takers = grown(before.tricks, after.tricks);
  if (takers.length > 0) return { glad: takers, sad: [], sound: "taken" };
  if (after.received && !before.received) return { glad: [], sad: [], sound: "gift" };
  return { glad: [], sad: [], sound: after.plays.length > before.plays.length ? "card" : null };
}
