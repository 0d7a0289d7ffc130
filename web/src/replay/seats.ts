import type { SeatInfo } from "../games/face";
import { t } from "../lib/i18n.svelte";
import type { MatchSummary } from "../lib/protocol";
import { twinOf } from "../table/seats";
import { playerNames } from "./names";

/** The seats of a match that is over, as a table shows them while it waits for some of them. */
export function seatsOf(match: MatchSummary, toAct: readonly number[]): SeatInfo[] {
  return playerNames(match).map((name, index) => ({
    index,
    name: match.mine.includes(index) && match.mine.length === 1 ? t("you") : name,
    game: match.game,
    twin: twinOf(index, match.levels),
    level: match.levels[index] ?? null,
    isMe: match.mine.includes(index),
    isTurn: toAct.includes(index),
    hasStandIn: false,
    absence: match.resigned.includes(index) ? ({ kind: "resigned", sinceMs: null } as const) : null,
    leftMs: null,
    clockAtMs: 0,
  }));
}
