import cover from "../../../art/cover/septet.svg?url";
import type { Game } from "../game";

export const game: Game = {
  cover,
  loadFace: () => import("./face"),
  loadRules: () => import("./rules"),
};
