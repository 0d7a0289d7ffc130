import type { Saying } from "../lib/i18n.svelte";

/** What somebody did, in words, with the piece it was done with. */
export interface Tale {
  seat: number;
  saying: Saying;
  piece: string;
}

/**
 * Remembers what everybody did last, for games whose views name only the very last action.
 * `tell` says what happened between two views that is worth telling.
 */
export class Told<View> {
  bySeat = $state<Record<number, Tale>>({});
  newest = $state<Tale | null>(null);
  /** Grows with everything that is told. */
  count = $state(0);
  private before: View | null = null;

  constructor(
    view: () => View,
    private readonly tell: (before: View, after: View) => Tale[],
  ) {
    $effect(() => this.follow(view()));
  }

  follow(view: View): void {
    const tales = this.before === null ? [] : this.tell(this.before, view);
    this.before = view;
    for (const tale of tales) {
      this.bySeat[tale.seat] = tale;
      this.newest = tale;
      this.count++;
    }
  }
}
