import type { AnyFace } from "./face";
import type { Game } from "./game";

/** Every folder beside this file is a game. */
const modules = import.meta.glob<{ game: Game }>("./*/index.ts", { eager: true });

export function gameOf(name: string): Game {
  const module = modules[`./${name}/index.ts`];
  if (!module) throw new Error(`there is no page for ${name}`);
  return module.game;
}

/** All that a table of this game is made of: a chunk of its own. */
export async function loadFace(name: string): Promise<AnyFace> {
  return (await gameOf(name).loadFace()).face;
}
