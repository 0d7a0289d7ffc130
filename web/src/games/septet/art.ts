import { addresses } from "../../lib/art";

/** The drawings of the game, by name: bosses, and the yokai of each suit as they grow up. */
export const drawing = addresses(
  import.meta.glob(["../../../art/septet/boss-*.svg", "../../../art/septet/*-[123a].svg"], {
    query: "?url",
    import: "default",
    eager: true,
  }),
);
