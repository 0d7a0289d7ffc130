import type { Picture } from "./connection.svelte";
import type { Courses } from "./course.svelte";
import type { Pace } from "./pace";
import type { CourseStep, SideView } from "./protocol";
import { noteSeen, seenStep } from "./seen";

/** So many of the missed steps are shown by themselves, the newest. */
const MOST_SHOWN = 12;

/** Missed steps are shown so much faster. */
const RATE = 2;

/** Whoever comes back does not wait longer for what was missed, in milliseconds: then only what is now is shown. */
const PATIENCE_MS = 2000;

/** So long it is said that one is back, after all that was missed has been shown, in milliseconds. */
const READ_MS = 5000;

/** What happened while nobody looked. */
export interface Missed {
  /** How many moves of others. */
  n: number;
  /** The last step that was seen. */
  since: number;
  /** Whether the first of them were left out. */
  isCut: boolean;
}

/**
 * Shows what was missed, one step after the other, before what is now: after a reload, after the line was lost, and
 * when somebody looks at the page again.
 */
export class CatchUp {
  /** Nothing when nobody has been away. */
  missed = $state.raw<Missed | null>(null);
  /** Whether missed steps are being shown. */
  isShowing = $state(false);
  /** The newest picture, and whether it waits until it is known what came before it. */
  private newest: Picture | null = null;
  private shown: Picture | null = null;
  private isAsking = false;
  private reading: ReturnType<typeof setTimeout> | undefined;
  private seen: { match: string; step: number } | null = null;

  constructor(
    private readonly pace: Pace<Picture>,
    private readonly courses: Courses,
  ) {
    document.addEventListener("visibilitychange", this.onVisible);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.onVisible);
    clearTimeout(this.reading);
  }

  /** A picture has come. Nobody sees it while the page is hidden. */
  take(picture: Picture, isBack: boolean): void {
    this.newest = picture;
    if (this.isAsking) return;
    const isFirst = this.seen === null;
    this.seen ??= firstSeen(picture);
    if (document.hidden) {
      this.pace.add(picture);
      this.pace.skip();
    } else if (isFirst || isBack) void this.catchUp(isBack);
    else this.pace.add(picture);
  }

  /** A picture is shown. */
  note(picture: Picture): void {
    this.shown = picture;
    if (picture === this.newest) this.arrive();
    const match = picture.table.match?.id;
    if (document.hidden || match === undefined) return;
    this.seen = { match, step: picture.step };
    if (seenStep(match) === picture.step) return;
    noteSeen(match, picture.step);
  }

  /** Shows all that was missed, also what was left out. */
  showAll(): void {
    if (this.missed && this.newest) this.play(this.newest, this.missed.since, Infinity);
  }

  /** Shows what is now at once. */
  skip(): void {
    this.pace.skip();
    this.forget();
  }

  private forget(): void {
    clearTimeout(this.reading);
    this.missed = null;
    this.isShowing = false;
  }

  /** What is now is shown: that one was away is said for a while longer. */
  private arrive(): void {
    this.pace.rate = 1;
    if (this.isShowing) this.readFor(READ_MS);
    this.isShowing = false;
  }

  private readFor(ms: number): void {
    clearTimeout(this.reading);
    this.reading = setTimeout(() => this.forget(), ms);
  }

  private readonly onVisible = (): void => {
    if (!document.hidden && this.newest && !this.isAsking) void this.catchUp(false);
  };

  private async catchUp(isBack: boolean): Promise<void> {
    const picture = this.newest;
    const since = picture && this.lastSeen(picture);
    if (picture && since !== null && since < picture.step) {
      this.isAsking = true;
      const course = this.courses.of(soleSide(picture)?.seat ?? null);
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      await Promise.race([course?.fill(), patience]);
      this.isAsking = false;
    }
    const now = this.newest;
    if (!now) return;
    const n = since === null ? 0 : this.movesSince(now, since);
    if (n === 0 || since === null) {
      if (isBack) {
        this.missed = { n: 0, since: now.step, isCut: false };
        this.readFor(READ_MS);
      }
      if (now !== this.shown) this.pace.add(now);
      return;
    }
    this.missed = { n, since, isCut: now.step - since > MOST_SHOWN };
    this.play(now, since, MOST_SHOWN);
  }

  private play(now: Picture, since: number, most: number): void {
    const steps = this.stepsSince(now, since).slice(0, -1);
    clearTimeout(this.reading);
    this.isShowing = true;
    this.pace.clear();
    this.pace.rate = RATE;
    for (const step of steps.slice(-most)) this.pace.add(pictureAt(now, step));
    this.pace.add(now);
  }

  /** The step that was seen last of this match, where one person looks at it. */
  private lastSeen(picture: Picture): number | null {
    if (!soleSide(picture) || this.seen?.match !== picture.table.match?.id) return null;
    return this.seen?.step ?? null;
  }

  private stepsSince(now: Picture, since: number): CourseStep[] {
    const course = this.courses.of(soleSide(now)?.seat ?? null);
    return (course?.upTo(now.step) ?? []).filter(({ step }) => step > since);
  }

  private movesSince(now: Picture, since: number): number {
    const own = soleSide(now)?.seat ?? null;
    return this.stepsSince(now, since).filter(({ actor }) => actor !== null && actor !== own).length;
  }
}

/** Several sides are several people at one screen: they see what happened when they look. */
function soleSide({ table }: Picture): SideView | undefined {
  const sides = table.match?.sides ?? [];
  return sides.length === 1 ? sides[0] : undefined;
}

/** What this browser has seen of the match before; nothing where it sees it for the first time. */
function firstSeen(picture: Picture): { match: string; step: number } {
  const match = picture.table.match?.id ?? "";
  return { match, step: seenStep(match) ?? picture.step };
}

/** The table as it was after a step: nothing can be done in it. */
function pictureAt(now: Picture, { step, to_act, view }: CourseStep): Picture {
  const { match } = now.table;
  const side = soleSide(now);
  if (!match || !side) return now;
  const sides = [{ ...side, view, legal: [], legal_parts: [], can_undo: false }];
  return {
    ...now,
    step,
    table: { ...now.table, step, stage: "playing", match: { ...match, to_act, sides, places: null, outcome: null } },
  };
}
