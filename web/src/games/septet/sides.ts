import type { SeptetView } from "./view";

/** A side as its board shows it. */
export interface Side {
  seats: number[];
  points: number;
  bosses: string[];
  /** Who has captured each of the others' bosses. */
  lost: Map<string, number>;
  tricks: number;
  /** How many bosses win the round. */
  need: number;
  /** How many tricks lose it. */
  losing: number;
}

/** The sides clockwise, that of `seat` first. */
export function sidesOf(view: SeptetView, seat: number): Side[] {
  const around = view.teams.map((_, steps) => (seat + steps) % view.players);
  const teams = around.map((one) => around.filter((other) => view.teams[one]?.includes(other)));
  // A team of two is met twice: once is enough.
  const groups = teams.filter((team, steps) => team[0] === around[steps]);
  return groups.map((seats) => {
    const bosses = seats.flatMap((one) => view.bosses[one] ?? []);
    return {
      seats,
      points: view.points[seats[0] ?? 0] ?? 0,
      bosses,
      lost: new Map(view.bosses.flatMap((taken, one) => (seats.includes(one) ? [] : taken.map((boss) => [boss, one])))),
      tricks: seats.reduce((sum, one) => sum + (view.tricks[one] ?? 0), 0),
      need: view.bosses_to_win,
      losing: view.losing_tricks,
    };
  });
}
