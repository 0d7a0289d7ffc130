import { who, type Chapter, type SeatInfo } from "../face";
import type { TajutoView } from "./view";
import { describe } from "./words";

const pointsOf = (view: TajutoView): number[] => view.players.map((player) => player.score.total);

/** Whatever brought points, in its order. */
export function story(views: readonly TajutoView[], seats: SeatInfo[]): Promise<Chapter[]> {
  const chapters = views.flatMap((view, step) => {
    const before = views[step - 1];
    const points = pointsOf(view);
    if (!before || points.join() === pointsOf(before).join()) return [];
    const title = { key: "story-turn-of", words: who(seats, view.last?.seat ?? 0) };
    return [{ step, title, said: describe(before, view, seats), points }];
  });
  return Promise.resolve(chapters);
}
