import type { AnyFace, SeatInfo } from "../games/face";
import { loadFace } from "../games/games";
import { askJson } from "../lib/api";
import { Course } from "../lib/course.svelte";
import { speak, t } from "../lib/i18n.svelte";
import { explain, problemOf } from "../lib/problem";
import type { Course as Stretch, MatchReview, MatchSummary, ReviewStatus } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { seatsOf } from "../replay/seats";

/** How often it is asked how far a review is, in milliseconds. */
const ASK_EVERY_MS = 1000;

/** What happened in a match: its review, through the eyes of one seat, as far as it is made. */
export class ReviewStory {
  match = $state.raw<MatchSummary | null>(null);
  face = $state.raw<AnyFace | null>(null);
  status = $state.raw<ReviewStatus>({ state: "none" });
  failure = $state("");
  private course = $state.raw<Course | null>(null);
  private isGone = false;

  readonly seat = $derived.by(() => {
    const wanted = Number(router.query.get("seat") ?? this.match?.mine[0] ?? 0);
    return this.match && wanted >= 0 && wanted < this.match.names.length ? wanted : 0;
  });
  /** The exercise that is open; nothing while the whole story is told. */
  readonly open = $derived.by(() => {
    const wanted = router.query.get("exercise");
    return wanted === null ? null : (this.review?.exercises[Number(wanted)] ?? null);
  });
  readonly review = $derived.by<MatchReview | null>(() => (this.status.state === "done" ? this.status.review : null));
  readonly seats = $derived.by<SeatInfo[]>(() => (this.match ? seatsOf(this.match, []) : []));
  /** The costliest decisions of the seat, with their places among all exercises. */
  readonly exercises = $derived.by(() =>
    (this.review?.exercises ?? []).flatMap((exercise, place) =>
      exercise.seat === this.seat ? [{ exercise, place }] : [],
    ),
  );

  constructor(readonly id: string) {
    $effect(() => {
      void this.load();
      return () => (this.isGone = true);
    });
    $effect(() => {
      if (this.match && this.review) void this.remember(this.seat);
    });
  }

  address(seat: number, exercise?: number): string {
    return `/review/${this.id}?seat=${seat}${exercise === undefined ? "" : `&exercise=${exercise}`}`;
  }

  /** Where the match itself is shown at a step. */
  replayAt(step: number): string {
    return `/match/${this.id}?step=${step}&seat=${this.seat}`;
  }

  /** What happened at the step that led there, in words. */
  tell(step: number): string {
    const [before, after] = [this.course?.at(step - 1), this.course?.at(step)];
    if (!this.face || !after) return "";
    return this.face
      .describe(before?.view ?? null, after.view, this.seats)
      .map(speak)
      .join(" ");
  }

  /** Asks once more, after something went wrong. */
  async retry(): Promise<void> {
    this.failure = "";
    await this.load();
  }

  private async load(): Promise<void> {
    try {
      const match = await askJson<MatchSummary>("GET", `/api/matches/${this.id}`);
      this.face = await loadFace(match.game);
      this.match = match;
      this.status = await askJson<ReviewStatus>("POST", `/api/matches/${this.id}/review`, null);
      while (!this.isGone && (this.status.state === "waiting" || this.status.state === "working")) {
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
        this.status = await askJson<ReviewStatus>("GET", `/api/matches/${this.id}/review`);
      }
    } catch (error) {
      this.failure = explain(problemOf(error));
    }
  }

  /** What the seat saw of the match, for telling in words what happened. */
  private async remember(seat: number): Promise<void> {
    if (this.course?.seat === seat) return;
    const course = new Course(this.id, seat, (of, from, to) =>
      askJson<Stretch>("GET", `/api/matches/${this.id}/steps?seat=${of}&from=${from}&to=${to}`),
    );
    this.course = course;
    try {
      await course.open(0);
      await course.fill();
    } catch {
      // The figures stand there without the words.
    }
  }
}

/** The names of some seats, as one reads them. */
export function namesOf(seats: SeatInfo[], some: readonly number[]): string {
  return some.map((seat) => seats[seat]?.name ?? t("screen-player", { n: seat + 1 })).join(" & ");
}
