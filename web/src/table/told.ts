import type { Saying } from "../lib/i18n.svelte";

/** What somebody did, in words; nothing where it is not worth telling. */
export interface Tale {
  seat: number;
  sayings: Saying[];
}

/** What everybody did last. */
export interface Tales<T extends Tale> {
  /** The last turn of each seat that brought something worth telling, in order. */
  bySeat: Record<number, T[]>;
  newest: T | null;
  /** The step that the newest is about: with another one it is news. */
  step: number;
}

/**
 * What everybody did in their last turn, for games whose views name only the very last action.
 * `views` are those of consecutive steps up to `step`; `tell` says what somebody did between two, nothing by chance.
 */
export function talesOf<View, T extends Tale>(
  views: readonly View[],
  step: number,
  nSeats: number,
  tell: (before: View, after: View) => T | null,
): Tales<T> {
  const tales: Tales<T> = { bySeat: {}, newest: null, step: 0 };
  /** Seats whose last turn is told from its beginning. */
  const whole = new Set<number>();
  let acting: number | null = null;
  for (let place = views.length - 1; place > 0 && whole.size < nSeats; place--) {
    const [before, after] = views.slice(place - 1, place + 1);
    if (before === undefined || after === undefined) break;
    const tale = tell(before, after);
    if (tale === null) continue;
    if (acting !== null && acting !== tale.seat && tales.bySeat[acting]) whole.add(acting);
    acting = tale.seat;
    if (tale.sayings.length === 0 || whole.has(tale.seat)) continue;
    tales.bySeat[tale.seat] = [tale, ...(tales.bySeat[tale.seat] ?? [])];
    if (tales.newest === null) {
      tales.newest = tale;
      tales.step = step - (views.length - 1 - place);
    }
  }
  return tales;
}
