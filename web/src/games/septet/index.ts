import cover from "../../../art/cover/septet.svg?url";
import type { Game } from "../game";

export const game: Game = {
  cover,
  // Four play as two teams, with partners opposite each other.
  teams: (players) => (players === 4 ? [0, 1, 0, 1] : null),
  loadFace: () => import("./face"),
  loadPosition: () => import("./Position.svelte"),
  loadRules: () => import("./rules"),
};
