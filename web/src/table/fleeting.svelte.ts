import { untrack } from "svelte";

/** How long a moment lasts, in milliseconds. */
export const MOMENT_MS = 700;

/** Something that is shown for a short time whenever another moment has come; what was there at first is not news. */
export class Fleeting {
  isShown = $state(false);
  private seen: string | number | null;

  constructor(
    private readonly moment: () => string | number | null,
    /** How long this one lasts, in milliseconds. */
    private readonly lasts = (): number => MOMENT_MS,
  ) {
    this.seen = moment();
    // Before anything is shown: what waits until it is over is not there for a blink before it.
    $effect.pre(() => {
      if (!this.begin(this.moment())) return;
      const timer = setTimeout(
        () => this.end(),
        untrack(() => this.lasts()),
      );
      return () => clearTimeout(timer);
    });
  }

  /** Whether this moment is one that was not shown yet. */
  begin(moment: string | number | null): boolean {
    const isNew = moment !== null && moment !== this.seen;
    this.seen = moment;
    this.isShown = isNew;
    return isNew;
  }

  end(): void {
    this.isShown = false;
  }
}
