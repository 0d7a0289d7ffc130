import { who, type Chapter, type SeatInfo } from "../face";
import type { SketchView } from "./view";
import { yokaiName } from "./words";

/** The yokai in the order in which they were won. */
export function story(views: readonly SketchView[], seats: SeatInfo[]): Promise<Chapter[]> {
  const chapters = views.flatMap((view, step) => {
    const before = views[step - 1];
    // What was completed stays in the view while cards are shuffled.
    if (before?.stage !== "play") return [];
    const points = view.notebooks.map((book) => book.points);
    return (view.last_step?.completed ?? []).flatMap(({ yokai, taken_by }) => {
      if (taken_by === null) return [];
      const title = { key: "story-turn-of", words: who(seats, taken_by) };
      const said = [{ key: "sketch-log-taken", words: { ...who(seats, taken_by), yokai: yokaiName(yokai) } }];
      return [{ step, title, said, points }];
    });
  });
  return Promise.resolve(chapters);
}
