import { addresses } from "../../lib/art";

/** The drawings of the bosses, by suit. */
const bosses = addresses(
  import.meta.glob("../../../art/septet/boss-*.svg", { query: "?url", import: "default", eager: true }),
);

export function bossDrawing(suit: string): string {
  return bosses(`boss-${suit}`);
}
