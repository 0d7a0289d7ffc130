import type { GameName } from "../lib/protocol";

/** Which puzzles somebody practises with; nothing stands for any. */
export interface Choice {
  theme: string;
  difficulty: string;
}

/** The address of the page of one puzzle: the puzzle of the day, or the one at a place of those that fit. */
export function addressOf(game: GameName, which: { id: string } | (Choice & { place: number })): string {
  const query = new URLSearchParams();
  if ("id" in which) query.set("id", which.id);
  else {
    if (which.theme) query.set("theme", which.theme);
    if (which.difficulty) query.set("difficulty", which.difficulty);
    query.set("place", String(which.place));
  }
  return `/puzzles/${game}?${query.toString()}`;
}

/** Where the server has the puzzle that such an address names. */
export function sourceOf(game: string, query: URLSearchParams): string {
  const path = `/api/puzzles/${encodeURIComponent(game)}`;
  const id = query.get("id");
  if (id !== null) return `${path}/${encodeURIComponent(id)}`;
  const asked = new URLSearchParams();
  for (const name of ["theme", "difficulty", "place"]) {
    const value = query.get(name);
    if (value !== null) asked.set(name, value);
  }
  return `${path}?${asked.toString()}`;
}
