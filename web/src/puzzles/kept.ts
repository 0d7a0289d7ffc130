import type { GameName, PuzzleStreak } from "../lib/protocol";
import { recall, remember } from "../lib/storage";

/** Whether the first try at the puzzle of each day was right. */
export type Days = Record<number, boolean>;

/** So many days are remembered. */
const MOST_DAYS = 400;

const key = (game: GameName): string => `puzzles.${game}`;

/** What this browser remembers of a game's puzzles of the day. */
export function keptDays(game: GameName): Days {
  try {
    const kept: unknown = JSON.parse(recall(key(game)) ?? "{}");
    if (kept === null || typeof kept !== "object") return {};
    const days = Object.entries(kept).filter(([day, isRight]) => /^\d+$/.test(day) && typeof isRight === "boolean");
    return Object.fromEntries(days) as Days;
  } catch {
    return {};
  }
}

/** The days with one more try: only the first of a day counts. */
export function withTry(days: Days, day: number, isRight: boolean): Days {
  const newest = Object.entries({ ...days, [day]: days[day] ?? isRight })
    .sort(([a], [b]) => Number(b) - Number(a))
    .slice(0, MOST_DAYS);
  return Object.fromEntries(newest) as Days;
}

export function keepTry(game: GameName, day: number, isRight: boolean): void {
  remember(key(game), JSON.stringify(withTry(keptDays(game), day, isRight)));
}

/** The days in a row up to this one or, while it has no try, to the day before; the server counts alike. */
export function streakOf(days: Days, today: number): PuzzleStreak {
  const ofToday = days[today] ?? null;
  let day = ofToday === null ? today - 1 : today;
  let n = 0;
  while (days[day] === true) {
    n += 1;
    day -= 1;
  }
  return { days: n, today: ofToday };
}
