import type { Course as Stretch, CourseStep, TableView } from "./protocol";

/** A stretch of steps as the server tells it. */
export type AskSteps = (seat: number | null, from: number, to: number) => Promise<Stretch>;

/** No answer of the server has more steps. */
const MOST_STEPS = 64;

/** A seat that was waited for and is not any more, or the only one: whoever acted. */
export function actorOf(before: readonly number[], after: readonly number[]): number | null {
  const done = before.length === 1 ? before : before.filter((seat) => !after.includes(seat));
  return done.length === 1 ? (done[0] ?? null) : null;
}

const isSame = (one: CourseStep, other: CourseStep): boolean => JSON.stringify(one.view) === JSON.stringify(other.view);

/**
 * How a match looked to one viewer after each of its steps: put together from the pictures that come, and from the
 * server where they are missing, because they were before the page was opened, left out, or lost with the connection.
 */
export class Course {
  private known = $state.raw<readonly (CourseStep | undefined)[]>([]);
  private filling: Promise<void> | null = null;

  constructor(
    readonly match: string,
    readonly seat: number | null,
    private readonly ask: AskSteps,
  ) {}

  /** The newest step that is known of. */
  get last(): number {
    return this.known.length - 1;
  }

  at(step: number): CourseStep | undefined {
    return this.known[step];
  }

  /** The steps up to this one that follow each other without a gap, the newest last. */
  upTo(step: number): CourseStep[] {
    const run: CourseStep[] = [];
    for (let number = Math.min(step, this.last); number >= 0; number--) {
      const one = this.known[number];
      if (!one) break;
      run.push(one);
    }
    return run.reverse();
  }

  /** Begins with what surrounds this step, as the server tells it. */
  async open(step: number): Promise<void> {
    const from = Math.max(0, step - MOST_STEPS / 2);
    const stretch = await this.ask(this.seat, from, from + MOST_STEPS - 1);
    this.known = Array<undefined>(stretch.n_steps + 1).fill(undefined);
    this.merge(stretch);
  }

  /** A picture has come. */
  take(step: CourseStep): void {
    const known = this.known[step.step];
    if (known && this.last === step.step && isSame(known, step)) return;
    // After an undo there are fewer steps. Another one where one is known: more was taken back than we were told of.
    const isRewritten = known !== undefined && !isSame(known, step);
    const kept = isRewritten ? [] : this.known.slice(0, step.step);
    const before = kept[step.step - 1];
    const actor = before ? actorOf(before.to_act, step.to_act) : null;
    const next = [...kept, ...Array<undefined>(step.step - kept.length).fill(undefined), { ...step, actor }];
    this.known = next;
  }

  /** What is known may have been taken back while nobody told us: the newest step is asked for again. */
  doubt(): void {
    const known = [...this.known];
    known[this.last] = undefined;
    this.known = known;
  }

  /** Asks for all that is missing, the newest first. Gives up quietly: the next picture tries again. */
  fill(): Promise<void> {
    this.filling ??= this.fillAll()
      .catch(() => undefined)
      .finally(() => (this.filling = null));
    return this.filling;
  }

  private async fillAll(): Promise<void> {
    for (;;) {
      const to = this.known.lastIndexOf(undefined);
      if (to < 0) return;
      const first = this.known.findLastIndex((one, step) => step < to && one !== undefined) + 1;
      // One that is known comes with them, to see whether it still holds.
      const from = Math.max(0, first - 1, to - MOST_STEPS + 1);
      const stretch = await this.ask(this.seat, from, to);
      if (stretch.match !== this.match || stretch.steps.length === 0) return;
      this.merge(stretch);
    }
  }

  private merge({ steps, n_steps }: Stretch): void {
    const isStale = steps.some((one) => {
      const known = this.known[one.step];
      return known !== undefined && !isSame(known, one);
    });
    const known = isStale ? this.known.map((one, step) => (step === this.last ? one : undefined)) : [...this.known];
    for (const one of steps) if (one.step < known.length) known[one.step] = one;
    // A picture that came alone did not say who had acted.
    const end = steps.at(-1);
    const next = end && known[end.step + 1];
    if (next && next.actor === null) known[next.step] = { ...next, actor: actorOf(end.to_act, next.to_act) };
    this.known = known.slice(0, n_steps + 1);
  }
}

/** The courses of the match at a table, one for each side that is seen here. */
export class Courses {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is replaced as a whole, never changed
  private bySeat = $state.raw<ReadonlyMap<number | null, Course>>(new Map());
  private match = "";
  private isDoubted = false;

  constructor(private readonly ask: AskSteps) {}

  of(seat: number | null): Course | undefined {
    return this.bySeat.get(seat);
  }

  /** Pictures may have been missed. */
  doubt(): void {
    this.isDoubted = true;
  }

  /** A picture has come. */
  take({ step, match }: TableView): void {
    if (!match) return;
    const seats = match.sides.map((side) => side.seat);
    if (match.id !== this.match || seats.some((seat) => !this.bySeat.has(seat))) {
      this.match = match.id;
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is replaced as a whole, never changed
      this.bySeat = new Map(seats.map((seat) => [seat, new Course(match.id, seat, this.ask)]));
    }
    for (const { seat, view } of match.sides) {
      const course = this.of(seat);
      if (this.isDoubted && course && course.last >= 0 && course.last < step) course.doubt();
      course?.take({ step, actor: null, to_act: match.to_act, line: null, line_parts: null, view });
    }
    this.isDoubted = false;
  }
}
