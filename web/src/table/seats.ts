import type { SeatInfo } from "../games/face";
import { i18n, t } from "../lib/i18n.svelte";
import type { HolderView } from "../lib/protocol";
import type { Picture } from "../lib/connection.svelte";

/** Minds of one level are told apart by a name for each seat. */
const MIND_NAMES = ["Hana", "Ren", "Sora", "Kaede", "Jun"] as const;

export function mindName(seat: number, level: string): string {
  return MIND_NAMES[seat] ?? level;
}

export function levelName(level: string): string {
  const key = `mind-${level}`;
  return i18n.has(key) ? t(key) : level;
}

export function holderName(holder: HolderView, seat: number): string {
  switch (holder.kind) {
    case "nobody":
      return t("seat-free");
    case "mind":
      return mindName(seat, holder.level);
    case "person":
      return holder.name || (holder.is_me ? t("you") : t("guest"));
  }
}

/** The seats of a table. Where several people share a screen, `looking` is the one of them who is "you". */
export function seatInfos({ table, skewMs }: Picture, looking?: number | null): SeatInfo[] {
  const toAct = table.match && table.stage === "playing" ? table.match.to_act : [];
  return table.chairs.map((chair, index) => ({
    index,
    name:
      looking !== undefined && chair.holder.kind === "person" && !chair.holder.name
        ? t("screen-player", { n: index + 1 })
        : holderName(chair.holder, index),
    level: chair.holder.kind === "mind" ? chair.holder.level : null,
    isMe: chair.holder.kind === "person" && chair.holder.is_me && (looking === undefined || looking === index),
    isTurn: toAct.includes(index),
    hasStandIn: chair.has_stand_in,
    leftMs: chair.left_ms,
    clockAtMs: table.now_ms - skewMs,
  }));
}
