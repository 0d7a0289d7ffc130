import { who, type Chapter, type Look, type SeatInfo } from "../face";
import type { PagodaView } from "./view";

/** The rounds with what lay in everybody's pool after each: each seat has seen its own. */
export function story(views: readonly PagodaView[], seats: SeatInfo[], look: Look<PagodaView>): Promise<Chapter[]> {
  const nEnded = (view: PagodaView | undefined): number => view?.rounds.filter((round) => round.end).length ?? 0;
  const ends = views.flatMap((view, step) => (nEnded(view) > nEnded(views[step - 1]) ? [{ view, step }] : []));
  return Promise.all(
    ends.map(async ({ view, step }, index) => {
      const seen = await Promise.all(seats.map((info) => look(info.index, step)));
      const by = view.rounds[index]?.end?.by ?? 0;
      return {
        step,
        title: { key: "log-round", words: { n: index + 1 } },
        said: [{ key: "pagoda-log-end", words: { round: index + 1, ...who(seats, by) } }],
        points: seen.map((one) => one.own?.pool_points ?? 0),
      };
    }),
  );
}
