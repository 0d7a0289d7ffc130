import { addresses } from "../../lib/art";

/** The drawings of the game, by name. */
export const drawing = addresses(
  import.meta.glob("../../../art/septet/boss-*.svg", { query: "?url", import: "default", eager: true }),
);
