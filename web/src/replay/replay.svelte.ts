import type { AnyFace, SeatInfo } from "../games/face";
import { loadFace } from "../games/games";
import { askJson } from "../lib/api";
import { Course } from "../lib/course.svelte";
import { explain, problemOf } from "../lib/problem";
import type { Course as Stretch, MatchSummary } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { Teller } from "../table/log";
import { seatsOf } from "./seats";

/** A finished match that is looked back at: which step, through whose eyes. */
export class Replay {
  match = $state.raw<MatchSummary | null>(null);
  face = $state.raw<AnyFace | null>(null);
  failure = $state("");
  /** Whether every hand is shown. */
  isOpen = $state(false);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is replaced as a whole, never changed
  private courses = $state.raw<ReadonlyMap<number | null, Course>>(new Map());
  private readonly teller = new Teller();

  readonly seat = $derived.by(() => {
    const text = router.query.get("seat");
    return text === null ? (this.match?.mine[0] ?? 0) : text === "none" ? null : Number(text);
  });
  readonly course = $derived(this.courses.get(this.seat));
  readonly nSteps = $derived(Math.max(0, this.course?.last ?? 0));
  /** A match begins with a decision: what is dealt before it is worth no look of its own. */
  private readonly firstDecision = $derived.by(() => {
    const steps = Array.from({ length: 4 }, (_, step) => this.course?.at(step));
    return Math.max(
      0,
      steps.findIndex((one) => (one?.to_act.length ?? 0) > 0),
    );
  });
  readonly step = $derived.by(() => {
    const wanted = router.query.get("step");
    return wanted === null ? this.firstDecision : Math.min(this.nSteps, Math.max(0, Number(wanted) || 0));
  });
  readonly shown = $derived.by(() => this.course?.at(this.step));
  readonly past = $derived.by(() => (this.course?.upTo(this.step - 1) ?? []).map(({ view }) => view));
  readonly seats = $derived.by<SeatInfo[]>(() => (this.match ? seatsOf(this.match, this.shown?.to_act ?? []) : []));
  /** All moves, as far as they have come. */
  readonly log = $derived.by(() =>
    this.face && this.course ? this.teller.tell(this.face, this.course.upTo(this.nSteps), this.seats) : [],
  );
  private readonly turns = $derived.by(() =>
    this.log.flatMap(({ turns }) => turns).map((turn) => turn.steps.at(-1)?.step ?? 0),
  );
  readonly sayings = $derived.by(() => {
    const steps = this.log.flatMap(({ turns }) => turns).flatMap((turn) => turn.steps);
    return steps.find((one) => one.step === this.step)?.sayings ?? [];
  });
  /** What the other seats see at the step. */
  readonly others = $derived.by(() =>
    this.isOpen
      ? this.seats.filter((info) => info.index !== this.seat).map((info) => ({ info, view: this.viewOf(info.index) }))
      : [],
  );

  constructor(private readonly id: string) {
    $effect(() => void this.load());
    $effect(() => {
      if (this.match) void this.fetch(this.seat);
    });
    $effect(() => {
      if (this.isOpen) for (const { index } of this.seats) void this.fetch(index);
    });
  }

  address(step: number, seat: number | null = this.seat): string {
    return `/match/${this.id}?step=${step}&seat=${seat ?? "none"}`;
  }

  goTo = (step: number, seat: number | null = this.seat): void => {
    router.become(this.address(Math.min(this.nSteps, Math.max(0, step)), seat));
  };

  /** To the end of the next turn, or of the one before. */
  goToTurn(direction: 1 | -1): void {
    const { turns, step } = this;
    const next = direction > 0 ? turns.find((one) => one > step) : turns.findLast((one) => one < step);
    this.goTo(next ?? (direction > 0 ? this.nSteps : 0));
  }

  private viewOf(seat: number): unknown {
    return this.courses.get(seat)?.at(this.step)?.view;
  }

  private async load(): Promise<void> {
    try {
      const match = await askJson<MatchSummary>("GET", `/api/matches/${this.id}`);
      this.face = await loadFace(match.game);
      this.match = match;
    } catch (error) {
      this.failure = explain(problemOf(error));
    }
  }

  private async fetch(seat: number | null): Promise<void> {
    if (this.courses.has(seat)) return;
    const course = new Course(this.id, seat, (of, from, to) => {
      const query = `${of === null ? "" : `seat=${of}&`}from=${from}&to=${to}`;
      return askJson<Stretch>("GET", `/api/matches/${this.id}/steps?${query}`);
    });
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is replaced as a whole, never changed
    this.courses = new Map([...this.courses, [seat, course]]);
    try {
      await course.open(Number(router.query.get("step")) || 0);
      await course.fill();
    } catch (error) {
      this.failure = explain(problemOf(error));
    }
  }
}
