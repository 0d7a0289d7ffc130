import type { SeptetView } from "./view";

/** A side as its board shows it. */
export interface Side {
  seats: number[];
  points: number;
  bosses: string[];
  lost: string[];
  tricks: number;
  need: number;
}

/** Four players are two teams of seats across, three play for themselves. The side of `seat` comes first. */
export function sidesOf(view: SeptetView, seat: number): Side[] {
  const n = view.players;
  const groups =
    n === 4
      ? [
          [seat, (seat + 2) % 4],
          [(seat + 1) % 4, (seat + 3) % 4],
        ]
      : [seat, (seat + 1) % n, (seat + 2) % n].map((one) => [one]);
  const all = view.bosses.flat();
  return groups.map((seats) => {
    const bosses = seats.flatMap((one) => view.bosses[one] ?? []);
    return {
      seats,
      points: view.points[seats[0] ?? 0] ?? 0,
      bosses,
      lost: all.filter((boss) => !bosses.includes(boss)),
      tricks: seats.reduce((sum, one) => sum + (view.tricks[one] ?? 0), 0),
      // For the eye only: the referee decides when a round is over.
      need: n === 4 ? 4 : 3,
    };
  });
}
