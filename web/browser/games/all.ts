import { GAMES as NAMES } from "../../src/lib/protocol";
import type { Game } from "../lib/table";

async function load(name: string): Promise<Game> {
  const module = (await import(`./${name}.ts`)) as Record<string, Game | undefined>;
  const game = module[name];
  if (!game) throw new Error(`nobody knows how ${name} is played in a browser`);
  return game;
}

/** Every game, found by its name. */
export const GAMES = await Promise.all(NAMES.map(load));
