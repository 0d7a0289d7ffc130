import type { SideView } from "../lib/protocol";

/** The seats that one person holds: several of them are several people at one screen. */
export function ownSeats(sides: readonly SideView[]): number[] {
  return sides.flatMap((side) => (side.seat === null ? [] : [side.seat]));
}

/**
 * Who must be at the screen now. Whoever is there stays while they have something to do, or while nobody here has;
 * nothing means that somebody must say who is looking.
 */
export function whoLooks(sides: readonly SideView[], present: number | null): number | null {
  const own = ownSeats(sides);
  if (own.length === 1) return own[0] ?? null;
  const acting = sides.filter((side) => side.seat !== null && side.legal.length > 0).map((side) => side.seat);
  if (acting.length === 0 || acting.includes(present)) return present;
  return acting[0] ?? null;
}
