import type { Chapter, Look, SeatInfo } from "../face";
import type { PagodaView } from "./view";
import { endSaying } from "./words";

/** The rounds with what lay in everybody's pool after each: each seat has seen its own. */
export function story(views: readonly PagodaView[], seats: SeatInfo[], look: Look<PagodaView>): Promise<Chapter[]> {
  const nEnded = (view: PagodaView | undefined): number => view?.rounds.filter((round) => round.end).length ?? 0;
  const ends = views.flatMap((view, step) => (nEnded(view) > nEnded(views[step - 1]) ? [{ view, step }] : []));
  return Promise.all(
    ends.map(async ({ view, step }, index) => {
      const seen = await Promise.all(seats.map((info) => look(info.index, step)));
      const end = view.rounds[index]?.end;
      return {
        step,
        title: { key: "log-round", words: { n: index + 1 } },
        said: end ? [endSaying(index + 1, end, seats)] : [],
        points: seen.map((one) => one.own?.pool_points ?? 0),
      };
    }),
  );
}
