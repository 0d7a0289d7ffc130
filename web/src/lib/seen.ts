import { recall, remember } from "./storage";

/** So many matches are remembered, the last looked at first. */
const MOST = 30;

type Seen = [match: string, step: number];

function read(): Seen[] {
  try {
    const seen: unknown = JSON.parse(recall("seen") ?? "[]");
    return Array.isArray(seen) ? (seen as Seen[]) : [];
  } catch {
    return [];
  }
}

/** The step of a match that was on a screen of this browser last; nothing if it was never looked at. */
export function seenStep(match: string): number | null {
  return read().find(([name]) => name === match)?.[1] ?? null;
}

/** Somebody has seen this step. */
export function noteSeen(match: string, step: number): void {
  const others = read().filter(([name]) => name !== match);
  remember("seen", JSON.stringify([[match, step], ...others].slice(0, MOST)));
}
