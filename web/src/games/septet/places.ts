/** Where people sit, clockwise from the bottom; three leave the top free. */
export const PLACES: Record<number, readonly string[]> = {
  3: ["south", "west", "east"],
  4: ["south", "west", "north", "east"],
};

/** Where a seat is, seen from the one at the bottom. */
export function placeOf(seat: number, bottom: number, players: number): string {
  return PLACES[players]?.[(seat - bottom + players) % players] ?? "south";
}
