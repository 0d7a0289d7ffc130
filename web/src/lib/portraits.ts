import { addresses } from "./art";
import type { GameName, MindName } from "./protocol";

/** How somebody at the table looks just now. */
export const MOODS = ["calm", "thinking", "glad", "sad"] as const;
export type Mood = (typeof MOODS)[number];

/** A face is a file of its own, fetched when somebody with that face is on the page. */
const portrait = addresses(import.meta.glob("../../art/mind/*.svg", { query: "?url", import: "default", eager: true }));

/** The ring around the letter of a person. */
export const ring = portrait("person");

/** The address of a mind's face in a mood; nothing for a mind that had no character yet. */
export function faceOf(game: GameName, level: MindName, mood: Mood): string {
  const name = `${game}-${level}`;
  const file = portrait(name);
  return file && `${file}#${name}-${mood}`;
}
