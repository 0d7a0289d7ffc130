import { askJson } from "./api";
import { GAMES, type GameName, type GameSummary, type Level } from "./protocol";

export type { GameName } from "./protocol";

export function isGame(name: string | undefined): name is GameName {
  return GAMES.some((game) => game === name);
}

/** What can be played here, and with whom. */
export interface Catalog {
  games: GameSummary[];
  /** The minds, weakest first. */
  minds: Level[];
}

let loading: Promise<Catalog> | null = null;

/** Asked once; what failed is asked again. */
export function loadCatalog(): Promise<Catalog> {
  loading ??= Promise.all([askJson<GameSummary[]>("GET", "/api/games"), askJson<Level[]>("GET", "/api/minds")])
    .then(([games, minds]) => ({ games, minds }))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
