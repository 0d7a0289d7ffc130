import type { ChairView } from "../lib/protocol";

/** Why somebody does not play their seat themselves, and since when, by the clock of this device. */
export interface Absence {
  kind: "away" | "gone" | "stand-in" | "resigned";
  sinceMs: number | null;
}

/** What is to be said of a seat whose person is not there; nothing of one who is, and of minds. */
export function absenceOf(chair: ChairView, isPlaying: boolean, skewMs: number): Absence | null {
  const here = (serverMs: number | null): number | null => (serverMs === null ? null : serverMs - skewMs);
  if (chair.has_resigned) return { kind: "resigned", sinceMs: null };
  if (isPlaying && chair.has_stand_in) return { kind: "stand-in", sinceMs: here(chair.stand_in_since_ms) };
  const { presence } = chair;
  if (!presence || presence.kind === "here") return null;
  return { kind: presence.kind, sinceMs: here(presence.since_ms) };
}

/** Whether the person of a seat is there and plays it. */
export function isHere(chair: ChairView, isPlaying: boolean): boolean {
  return chair.presence?.kind === "here" && absenceOf(chair, isPlaying, 0) === null;
}

/** Whether nobody plays a seat now: its person is not there, and no mind stands in. */
export function isMissing(absence: Absence | null | undefined): boolean {
  return absence?.kind === "away" || absence?.kind === "gone";
}

const UNITS = [
  ["days", 86_400_000],
  ["hours", 3_600_000],
  ["minutes", 60_000],
  ["seconds", 1_000],
] as const;

/** A span of time in the largest unit that it fills: which one, and how many. */
export function span(ms: number): { unit: (typeof UNITS)[number][0]; n: number } {
  const [unit, size] = UNITS.find(([, size]) => ms >= size) ?? UNITS[3];
  return { unit, n: Math.max(1, Math.floor(ms / size)) };
}
