import type { TableSummary } from "../lib/protocol";

/** The first own seat that has not resigned; none at a table where one only looks on, or is out. */
export function ownSeat({ seats, resigned }: TableSummary): number | undefined {
  return seats.flatMap((holder, seat) =>
    holder.kind === "person" && holder.is_me && !resigned.includes(seat) ? [seat] : [],
  )[0];
}

/** What leaving a match means there: who else is asked, and whether it goes on. */
export function meaning(
  card: TableSummary,
  seat: number,
): { hasPartner: boolean; hasOthers: boolean; goesOn: boolean } {
  const isIn = (one: number): boolean => !card.resigned.includes(one);
  const isOther = (one: number): boolean => {
    const holder = card.seats[one];
    return holder?.kind === "person" && !holder.is_me && isIn(one);
  };
  const others = card.seats.map((_, one) => one).filter(isOther);
  const voices = others.filter((one) => !card.stood_in.includes(one));
  const team = card.teams.find((one) => one.includes(seat)) ?? [seat];
  const nSides = card.teams.filter((one) => one.every(isIn)).length;
  return {
    hasPartner: voices.some((one) => team.includes(one)),
    hasOthers: voices.length > 0,
    goesOn: nSides > 2 && others.some((one) => !team.includes(one)),
  };
}
