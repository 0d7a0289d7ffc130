import type { SeatInfo } from "../games/face";
import { i18n, t } from "../lib/i18n.svelte";
import type { GameName, HolderView, MindName } from "../lib/protocol";
import type { Picture } from "../lib/connection.svelte";
import { absenceOf, isHere } from "./absence";

/** What tells those apart who have one name: the first needs nothing. */
const NUMERALS = ["", " II", " III", " IV", " V", " VI"] as const;

type Levels = readonly (MindName | null)[];

/** How many minds of the same level sit before this one. */
export function twinOf(seat: number, levels: Levels): number {
  const level = levels[seat] ?? null;
  return level === null ? 0 : levels.slice(0, seat).filter((other) => other === level).length;
}

/** The character of a mind; those of earlier versions had none. */
export function characterName(game: GameName, level: string): string {
  const key = `mind-${game}-${level}`;
  return i18n.has(key) ? t(key) : levelName(level);
}

/** What a mind is called at a table: nobody else there has its name. */
export function mindName(game: GameName, seat: number, levels: Levels, people: readonly string[]): string {
  const name = characterName(game, levels[seat] ?? "");
  const isFree = (wanted: string): boolean =>
    people.every((person) => person.trim().toLowerCase() !== wanted.toLowerCase());
  const free = NUMERALS.map((numeral) => name + numeral).filter(isFree);
  return free[twinOf(seat, levels)] ?? `${name} ${seat + 1}`;
}

/** The names of the people among these. */
function peopleIn(holders: readonly HolderView[]): string[] {
  return holders.flatMap((holder) => (holder.kind === "person" ? [holder.name] : []));
}

/** Which minds hold the seats; nothing where none does. */
export function levelsOf(holders: readonly HolderView[]): (MindName | null)[] {
  return holders.map((holder) => (holder.kind === "mind" ? holder.level : null));
}

export function levelName(level: string): string {
  const key = `mind-${level}`;
  return i18n.has(key) ? t(key) : level;
}

/** What the holder of a seat is called, among all who hold one. */
export function holderName(game: GameName, seat: number, holders: readonly HolderView[]): string {
  const holder = holders[seat] ?? { kind: "nobody" };
  switch (holder.kind) {
    case "nobody":
      return t("seat-free");
    case "mind":
      return mindName(game, seat, levelsOf(holders), peopleIn(holders));
    case "person":
      return holder.name || (holder.is_me ? t("you") : t("guest"));
  }
}

/** The seats of a table. Where several people share a screen, `looking` is the one of them who is "you". */
export function seatInfos({ table, skewMs }: Picture, looking?: number | null): SeatInfo[] {
  const holders = table.chairs.map((chair) => chair.holder);
  const { game } = table.settings;
  const levels = levelsOf(holders);
  const toAct = table.match && table.stage === "playing" ? table.match.to_act : [];
  return table.chairs.map((chair, index) => ({
    index,
    name:
      looking !== undefined && chair.holder.kind === "person" && !chair.holder.name
        ? t("screen-player", { n: index + 1 })
        : holderName(game, index, holders),
    game,
    level: levels[index] ?? null,
    twin: twinOf(index, levels),
    isMe: chair.holder.kind === "person" && chair.holder.is_me && (looking === undefined || looking === index),
    isTurn: toAct.includes(index),
    hasStandIn: chair.has_stand_in,
    isHere: isHere(chair, table.stage === "playing"),
    absence: absenceOf(chair, table.stage === "playing", skewMs),
    leftMs: chair.left_ms,
    clockAtMs: table.now_ms - skewMs,
  }));
}
