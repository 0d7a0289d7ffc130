import cover from "../../../art/cover/sketch.svg?url";
import type { Game } from "../game";

export const game: Game = {
  cover,
  // Two players, few cards.
  isLearntFastest: true,
  loadFace: () => import("./face"),
  loadPosition: () => import("./Position.svelte"),
  loadRules: () => import("./rules"),
};
