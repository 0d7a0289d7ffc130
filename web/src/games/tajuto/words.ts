import { t, type Saying } from "../../lib/i18n.svelte";
import type { Tale } from "../../table/told";
import { who, type SeatInfo } from "../face";
import { objectOf } from "./actions";
import { pagodaColour } from "./notation";
import type { Action, Last, TajutoView } from "./view";

export function pagodaName(letter: string): string {
  return t(`tajuto-pagoda-${pagodaColour(letter)}`);
}

export function floorName(floor: string): string {
  return t("tajuto-floor", { pagoda: pagodaName(floor.charAt(0)), size: floor.slice(1) });
}

export function tileName(tile: string): string {
  if (tile.startsWith("I")) return t("tajuto-inauguration", { pagoda: pagodaName(tile.charAt(1)) });
  if (tile.startsWith("W")) return t("tajuto-wisdom", { n: tile.slice(1) });
  if (tile.length > 2) return t(`tajuto-objective-${tile}`);
  return t(`tajuto-tile-${tile.toLowerCase()}`);
}

/** What a tile does for its owner; an objective is worth the same whichever it is. */
export function tileEffect(tile: string): string {
  if (tile.startsWith("W")) return t("tajuto-does-w", { n: Number(tile.slice(1)) });
  if (tile.length > 2) return t("tajuto-does-objective");
  return t(`tajuto-does-${tile.charAt(0).toLowerCase()}`);
}

/** A number of points that come or go. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** Tells one step from every other. */
export function stepOf(view: TajutoView): string {
  return JSON.stringify([
    view.last,
    view.acting,
    view.players.map((player) => [player.mp, player.floors.length, player.action_tiles]),
  ]);
}

/** What happened between two views, in words: what somebody did, and what followed from it. */
export function describe(before: TajutoView | null, after: TajutoView, seats: SeatInfo[]): Saying[] {
  const { last } = after;
  if (!last || after.stage.name === "draw" || (before && stepOf(before) === stepOf(after))) return [];
  const deed = deedSaying(before, after, last, seats);
  return [
    ...(deed ? [deed] : []),
    ...(before ? [...finished(before, after, last, seats), ...given(before, after, last, seats)] : []),
  ];
}

function deedSaying(before: TajutoView | null, after: TajutoView, last: Last, seats: SeatInfo[]): Saying | null {
  const whose = who(seats, last.seat);
  const what = objectOf(last.action_parts);
  const mp = after.players[last.seat]?.mp ?? 0;
  const change = mp - (before?.players[last.seat]?.mp ?? mp);
  // What was gained, less what using a tile cost.
  const gained = signed(change);
  switch (last.action_parts.kind) {
    case "draw":
      return last.drawn ? { key: "tajuto-log-draw", words: { ...whose, floor: floorName(last.drawn) } } : null;
    case "offer":
      return { key: "tajuto-log-offer", words: { ...whose, pagoda: pagodaName(what), n: gained } };
    case "get":
      return { key: "tajuto-log-get", words: { ...whose, tile: tileName(what), n: gained } };
    case "build":
      return { key: "tajuto-log-build", words: { ...whose, pagoda: pagodaName(what), n: gained } };
    case "claim":
      return { key: "tajuto-log-claim", words: { ...whose, objective: tileName(what) } };
    case "end":
      return endSaying(before, after, last.seat, seats);
  }
}

/** The end of a turn, with the floor that is kept and those that go back into the bag. */
function endSaying(before: TajutoView | null, after: TajutoView, seat: number, seats: SeatInfo[]): Saying {
  const whose = who(seats, seat);
  const kept = after.players[seat]?.floors[0];
  if (before === null || kept === undefined) return { key: "tajuto-log-end", words: whose };
  const back = (before.players[seat]?.floors ?? []).filter((floor) => floor !== kept);
  const words = { ...whose, floor: floorName(kept), n: back.length, floors: back.map(floorName).join(", ") };
  return { key: "tajuto-log-end-keep", words };
}

/** The pagodas that this step has finished, and what became of their inauguration tiles. */
function finished(before: TajutoView, after: TajutoView, last: Last, seats: SeatInfo[]): Saying[] {
  const done = after.garden.filter((plot, place) => plot.next === null && before.garden[place]?.next !== null);
  return done.flatMap(({ pagoda, inauguration }): Saying[] => [
    { key: "tajuto-finished", words: { ...who(seats, last.seat), pagoda: pagodaName(pagoda) } },
    inauguration.name === "owned"
      ? { key: "tajuto-log-safe", words: who(seats, inauguration.seat) }
      : { key: "tajuto-log-unowned" },
  ]);
}

/** The objectives that came to players without being claimed: at the end of the match. */
function given(before: TajutoView, after: TajutoView, last: Last, seats: SeatInfo[]): Saying[] {
  const claimed = last.action_parts.kind === "claim" ? last.action_parts.objective : null;
  const met = after.players.flatMap(({ objectives }, seat) => {
    const known = before.players[seat]?.objectives ?? [];
    return objectives.filter((one) => one !== claimed && !known.includes(one)).map((one) => [seat, one] as const);
  });
  const final = (["fourth_finisher", "furthest"] as const).flatMap((holder) => {
    const seat = before[holder] === null ? after[holder] : null;
    return seat === null ? [] : [[seat, holder === "furthest" ? holder : "fourth"] as const];
  });
  return [...met, ...final].map(([seat, objective]) => ({
    key: "tajuto-log-given",
    words: { ...who(seats, seat), objective: tileName(objective) },
  }));
}

/** Something that a player did, with the piece that it was done with: a floor, a pagoda, a tile or an objective. */
export interface Deed extends Tale {
  kind: Action["kind"];
  piece: string;
}

/** What somebody did between two views, for others who look a turn later: that a turn ended is no news to them. */
export function tell(before: TajutoView, after: TajutoView, seats: SeatInfo[]): Deed | null {
  const { last } = after;
  if (!last || after.stage.name === "draw" || stepOf(before) === stepOf(after)) return null;
  const { kind } = last.action_parts;
  const sayings = kind === "end" ? [] : describe(before, after, seats);
  return { seat: last.seat, sayings, kind, piece: last.drawn ?? objectOf(last.action_parts) };
}

export function describeAction(action: Action): Saying {
  const what = objectOf(action);
  switch (action.kind) {
    case "draw":
      return { key: "tajuto-action-draw", words: { size: what } };
    case "offer":
      return { key: "tajuto-action-offer", words: { pagoda: pagodaName(what) } };
    case "get":
      return { key: "tajuto-action-get", words: { tile: tileName(what) } };
    case "build":
      return { key: "tajuto-action-build", words: { pagoda: pagodaName(what) } };
    case "claim":
      return { key: "tajuto-action-claim", words: { objective: t(`tajuto-objective-${what}`) } };
    case "end":
      return what ? { key: "tajuto-action-end-keep", words: { floor: floorName(what) } } : { key: "tajuto-action-end" };
  }
}
