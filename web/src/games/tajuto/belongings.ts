import type { PlayerView, TajutoView } from "./view";

/** Tiles of one kind before a player. */
export interface Belonging {
  /** As the notation writes it: `A`, `M`, `W3`, `Ir`; an objective by its name. */
  tile: string;
  n: number;
  /** How many of them are used in this turn. */
  nUsed: number;
}

const one = (tile: string): Belonging => ({ tile, n: 1, nUsed: 0 });
const some = (tile: string, n: number): Belonging[] => (n > 0 ? [{ tile, n, nUsed: 0 }] : []);

/** Whether what lies face down before this seat is kept from the viewer's eyes. */
export function isKeptFrom(view: TajutoView, seat: number): boolean {
  return view.totals === "hidden" && view.stage.name !== "over" && view.viewer !== seat;
}

/** The action tiles before a player, A to F. */
export function actionTiles(player: PlayerView): Belonging[] {
  return player.action_tiles
    .filter((tile) => tile.owned > 0)
    .map((tile) => ({ tile: tile.tile, n: tile.owned, nUsed: tile.used }));
}

/** The other tiles that lie open before a player. */
export function openTiles(player: PlayerView): Belonging[] {
  return [...some("M", player.markets), ...player.open_inaugurations.map((pagoda) => one(`I${pagoda}`))];
}

/** The tiles that lie face down before a player: whoever may look sees them. */
export function faceDownTiles(player: PlayerView): Belonging[] {
  return [
    ...player.wisdom.flatMap((n, index) => some(`W${index + 1}`, n)),
    ...some("S", player.shrines),
    ...player.safe_inaugurations.map((pagoda) => one(`I${pagoda}`)),
    ...player.objectives.map(one),
  ];
}
