import type { Saying } from "../lib/i18n.svelte";

/** What somebody did, in words, with the piece it was done with. */
export interface Tale {
  seat: number;
  saying: Saying;
  piece: string;
}

/** What everybody did last. */
export interface Tales {
  bySeat: Record<number, Tale>;
  newest: Tale | null;
  /** The step that the newest is about: with another one it is news. */
  step: number;
}

/**
 * What everybody did last, for games whose views name only the very last action.
 * `views` are those of consecutive steps up to `step`; `tell` says what happened between two that is worth telling.
 */
export function talesOf<View>(
  views: readonly View[],
  step: number,
  nSeats: number,
  tell: (before: View, after: View) => Tale[],
): Tales {
  const tales: Tales = { bySeat: {}, newest: null, step: 0 };
  for (let place = views.length - 1; place > 0 && Object.keys(tales.bySeat).length < nSeats; place--) {
    const [before, after] = views.slice(place - 1, place + 1);
    if (before === undefined || after === undefined) break;
    for (const tale of tell(before, after).reverse()) {
      tales.bySeat[tale.seat] ??= tale;
      if (tales.newest === null) {
        tales.newest = tale;
        tales.step = step - (views.length - 1 - place);
      }
    }
  }
  return tales;
}
