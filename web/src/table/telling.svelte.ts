import type { AnyFace, Chapter, SeatInfo } from "../games/face";
import { askJson } from "../lib/api";
import type { Course, CourseStep } from "../lib/protocol";
import { turningPoint } from "./story";

export interface Told {
  face: AnyFace;
  /** All steps of the match; nothing is told before the first of them is there. */
  steps: readonly CourseStep[];
  seats: SeatInfo[];
  matchId: string;
}

/** How a match went: what each part of it brought, and from where on it was decided. */
export class Telling {
  chapters = $state.raw<Chapter[]>([]);
  readonly turn = $derived.by(() => turningPoint(this.chapters, this.props().face.doFewestWin ?? false));

  constructor(private readonly props: () => Told) {
    $effect(() => {
      const { face, steps, seats } = this.props();
      if (steps[0]?.step !== 0) return;
      const views = steps.map(({ view }) => view);
      face.story(views, seats, this.look).then(
        (told) => (this.chapters = told),
        // The result stands there without it.
        () => undefined,
      );
    });
  }

  private readonly look = async (of: number, step: number): Promise<unknown> => {
    const path = `/api/matches/${this.props().matchId}/steps?seat=${of}&from=${step}&to=${step}`;
    return (await askJson<Course>("GET", path)).steps[0]?.view;
  };
}
