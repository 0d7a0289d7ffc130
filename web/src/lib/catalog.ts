import { askJson } from "./api";
import { GAMES, type GameSummary } from "./protocol";

export type GameName = (typeof GAMES)[number];

export function isGame(name: string | undefined): name is GameName {
  return GAMES.some((game) => game === name);
}

/** What can be played here, and with whom. */
export interface Catalog {
  games: GameSummary[];
  /** The minds, weakest first. */
  minds: string[];
}

let loading: Promise<Catalog> | null = null;

/** Asked once; what failed is asked again. */
export function loadCatalog(): Promise<Catalog> {
  loading ??= Promise.all([askJson<GameSummary[]>("GET", "/api/games"), askJson<string[]>("GET", "/api/minds")])
    .then(([games, minds]) => ({ games, minds }))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
