import type { AnyFace, SeatInfo } from "../games/face";
import type { Saying } from "../lib/i18n.svelte";

export interface LogEntry extends Saying {
  number: number;
}

/** A running log in words, read off what changed between two views. */
export class Log {
  entries = $state<LogEntry[]>([]);
  /** What was said last, for those who listen. */
  latest = $state<Saying[]>([]);
  private before: unknown = null;
  private match: string | null = null;

  /** `match` also says whose view it is: what one seat saw is not told to another. */
  follow(face: AnyFace, match: string, view: unknown, seats: SeatInfo[]): void {
    if (match !== this.match) {
      this.match = match;
      this.before = null;
      this.entries = [];
      this.latest = [];
    }
    const sayings = face.describe(this.before, view, seats);
    if (this.before === null) sayings.unshift(...company(seats));
    if (this.before !== null) this.latest = sayings;
    this.before = view;
    const first = this.entries.length;
    this.entries.push(...sayings.map((saying, index) => ({ ...saying, number: first + index })));
  }
}

/** How well the minds at the table play: their names alone do not say it. */
function company(seats: SeatInfo[]): Saying[] {
  return seats.flatMap(({ name, level }) => (level === null ? [] : [{ key: "log-mind", words: { name, level } }]));
}
