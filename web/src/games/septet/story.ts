import type { Chapter, SeatInfo } from "../face";
import type { SeptetView } from "./view";
import { winnersOf } from "./words";

/** The match round by round: who won it, by what, and the points after it. */
export function story(views: readonly SeptetView[], seats: SeatInfo[]): Promise<Chapter[]> {
  const chapters = views.flatMap((view, step) => {
    const { last_round: result, points } = view;
    if (!result || result.round === views[step - 1]?.last_round?.round) return [];
    const { round, end, winners, gained, bosses } = result;
    const said = [
      { key: "septet-log-round-over", words: { round, end, n: gained, ...winnersOf(winners, seats) } },
      ...(bosses.length > 0 ? [{ key: "septet-story-bosses", words: { n: bosses.length } }] : []),
    ];
    return [{ step, title: { key: "log-round", words: { n: round } }, said, points }];
  });
  return Promise.resolve(chapters);
}
