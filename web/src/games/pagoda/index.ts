import cover from "../../../art/cover/pagoda.svg?url";
import type { Game } from "../game";

export const game: Game = {
  cover,
  loadFace: () => import("./face"),
  loadPosition: () => import("./Position.svelte"),
  loadRules: () => import("./rules"),
};
