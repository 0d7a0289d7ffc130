import type { SeatInfo } from "../games/face";
import { i18n, t } from "../lib/i18n.svelte";
import type { HolderView } from "../lib/protocol";
import type { Picture } from "../lib/connection.svelte";

/** Minds of one level are told apart by a name for each seat. */
const MIND_NAMES = ["Hana", "Ren", "Sora", "Kaede", "Jun"] as const;

/** For a mind whose name somebody at the table has. */
const OTHER_NAMES = ["Yuki", "Rin", "Aki", "Mio", "Haru"] as const;

/** What a mind is called beside these people: nobody at the table has its name. */
export function mindName(seat: number, level: string, people: readonly string[]): string {
  const isFree = (name: string): boolean =>
    people.every((person) => person.trim().toLowerCase() !== name.toLowerCase());
  return [MIND_NAMES[seat], OTHER_NAMES[seat]].find((name) => name !== undefined && isFree(name)) ?? levelName(level);
}

/** The names of the people among these. */
function peopleIn(holders: readonly HolderView[]): string[] {
  return holders.flatMap((holder) => (holder.kind === "person" ? [holder.name] : []));
}

export function levelName(level: string): string {
  const key = `mind-${level}`;
  return i18n.has(key) ? t(key) : level;
}

/** What the holder of a seat is called, among all who hold one. */
export function holderName(seat: number, holders: readonly HolderView[]): string {
  const holder = holders[seat] ?? { kind: "nobody" };
  switch (holder.kind) {
    case "nobody":
      return t("seat-free");
    case "mind":
      return mindName(seat, holder.level, peopleIn(holders));
    case "person":
      return holder.name || (holder.is_me ? t("you") : t("guest"));
  }
}

/** The seats of a table. Where several people share a screen, `looking` is the one of them who is "you". */
export function seatInfos({ table, skewMs }: Picture, looking?: number | null): SeatInfo[] {
  const holders = table.chairs.map((chair) => chair.holder);
  const toAct = table.match && table.stage === "playing" ? table.match.to_act : [];
  return table.chairs.map((chair, index) => ({
    index,
    name:
      looking !== undefined && chair.holder.kind === "person" && !chair.holder.name
        ? t("screen-player", { n: index + 1 })
        : holderName(index, holders),
    level: chair.holder.kind === "mind" ? chair.holder.level : null,
    isMe: chair.holder.kind === "person" && chair.holder.is_me && (looking === undefined || looking === index),
    isTurn: toAct.includes(index),
    hasStandIn: chair.has_stand_in,
    leftMs: chair.left_ms,
    clockAtMs: table.now_ms - skewMs,
  }));
}
