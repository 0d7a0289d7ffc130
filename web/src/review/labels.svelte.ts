import { askJson } from "../lib/api";
import type { LabelName, ReviewStatus } from "../lib/protocol";

/** The labels of a match that somebody has had reviewed, by the step that a decision led to; none where nobody has. */
export class Labels {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is replaced as a whole, never changed
  private byStep = $state.raw<ReadonlyMap<number, LabelName>>(new Map());

  constructor(private readonly match: string) {
    $effect(() => void this.load());
  }

  /** The label of the decision that led to this step. */
  of(step: number): LabelName | undefined {
    return this.byStep.get(step);
  }

  private async load(): Promise<void> {
    try {
      const status = await askJson<ReviewStatus>("GET", `/api/matches/${this.match}/review`);
      if (status.state !== "done") return;
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is replaced as a whole, never changed
      this.byStep = new Map(status.review.choices.flatMap(({ step, label }) => (label ? [[step + 1, label]] : [])));
    } catch {
      // The moves stand there without them.
    }
  }
}
