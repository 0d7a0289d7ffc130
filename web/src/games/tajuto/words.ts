import { t, type Saying } from "../../lib/i18n.svelte";
import type { Tale } from "../../table/told";
import { who, type SeatInfo } from "../face";
import { objectOf } from "./actions";
import { pagodaColour } from "./notation";
import type { Action, TajutoView } from "./view";

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

/** Tells one step from every other. */
export function stepOf(view: TajutoView): string {
  return JSON.stringify([
    view.last,
    view.acting,
    view.players.map((player) => [player.mp, player.floors.length, player.action_tiles]),
  ]);
}

/** What happened between two views, in words. */
export function describe(before: TajutoView | null, after: TajutoView, seats: SeatInfo[]): Saying[] {
  const last = after.last;
  if (!last || after.stage.name === "draw" || (before && stepOf(before) === stepOf(after))) return [];
  const whose = who(seats, last.seat);
  const what = objectOf(last.action_parts);
  const change =
    (after.players[last.seat]?.mp ?? 0) - (before?.players[last.seat]?.mp ?? after.players[last.seat]?.mp ?? 0);
  // What was gained, less what using a tile cost.
  const gained = change < 0 ? `−${-change}` : `+${change}`;
  switch (last.action_parts.kind) {
    case "draw":
      return last.drawn ? [{ key: "tajuto-log-draw", words: { ...whose, floor: floorName(last.drawn) } }] : [];
    case "offer":
      return [{ key: "tajuto-log-offer", words: { ...whose, pagoda: pagodaName(what), n: gained } }];
    case "get":
      return [{ key: "tajuto-log-get", words: { ...whose, tile: tileName(what) } }];
    case "build":
      return [{ key: "tajuto-log-build", words: { ...whose, pagoda: pagodaName(what), n: gained } }];
    case "claim":
      return [{ key: "tajuto-log-claim", words: { ...whose, objective: t(`tajuto-objective-${what}`) } }];
    case "end":
      return [{ key: "tajuto-log-end", words: whose }];
  }
}

/** The piece that something was done with: a floor, a pagoda, a tile or an objective. */
function pieceOf({ drawn, action_parts }: NonNullable<TajutoView["last"]>): string {
  return drawn ?? objectOf(action_parts);
}

/** What happened between two views that others still want to know a turn later: that a turn ended is no news. */
export function tell(before: TajutoView, after: TajutoView, seats: SeatInfo[]): Tale[] {
  const { last } = after;
  if (!last || last.action_parts.kind === "end") return [];
  return describe(before, after, seats).map((saying) => ({ seat: last.seat, saying, piece: pieceOf(last) }));
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
