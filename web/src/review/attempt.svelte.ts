import { askJson } from "../lib/api";
import { explain, problemOf } from "../lib/problem";
import type { Course, Exercise, StepView } from "../lib/protocol";
import { judge, type Verdict } from "./figures";

/** So many steps before the position are enough for what the table says of them. */
const STEPS_BEFORE = 8;

/** An exercise as somebody works at it: the position, what was tried last, and whether the answer may be told. */
export class Attempt {
  position = $state.raw<StepView | null>(null);
  past = $state.raw<unknown[]>([]);
  failure = $state("");
  tried = $state<string | null>(null);
  /** Whether the answer was asked for after a try. */
  private hasAsked = $state(false);

  readonly verdict = $derived.by<Verdict | null>(() => (this.tried === null ? null : judge(this.exercise, this.tried)));
  /** The answer is told after a try, never before. */
  readonly isTold = $derived(this.verdict === "right" || (this.verdict !== null && this.hasAsked));

  constructor(
    private readonly match: string,
    readonly exercise: Exercise,
  ) {
    $effect(() => void this.load());
  }

  decide(action: string): void {
    this.tried = action;
  }

  tell(): void {
    this.hasAsked = true;
  }

  again(): void {
    this.tried = null;
    this.hasAsked = false;
  }

  /** An action in parts, as the position has it. */
  partsOf(action: string): unknown {
    const place = this.position?.legal.indexOf(action) ?? -1;
    return this.position?.legal_parts[place];
  }

  private async load(): Promise<void> {
    const { step, seat } = this.exercise;
    const path = `/api/matches/${this.match}/steps`;
    try {
      const from = Math.max(0, step - STEPS_BEFORE);
      const [position, before] = await Promise.all([
        askJson<StepView>("GET", `${path}/${step}?seat=${seat}`),
        askJson<Course>("GET", `${path}?seat=${seat}&from=${from}&to=${step}`),
      ]);
      this.past = before.steps.slice(0, -1).map(({ view }) => view);
      this.position = position;
    } catch (error) {
      this.failure = explain(problemOf(error));
    }
  }
}
