import type { SeatInfo } from "../games/face";

/** Those among the others for whom a mind has begun to play since then; what was so from the start is no news. */
export function newStandIns(before: readonly SeatInfo[], now: readonly SeatInfo[]): SeatInfo[] {
  return now.filter((info) => info.hasStandIn && !info.isMe && before[info.index]?.hasStandIn === false);
}
