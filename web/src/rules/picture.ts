import type { Component } from "svelte";
import type { GameName } from "../lib/art";

/** How a game shows a card beside its rules, and what it is called. */
export interface Picture {
  Card: Component<{ card: string }>;
  name: (card: string) => string;
}

/** The pictures are those of the tables, so they come with the game's chunk. */
const loaders: Record<GameName, () => Promise<Picture>> = {
  septet: async () => {
    const [card, words] = await Promise.all([
      import("../games/septet/Card.svelte"),
      import("../games/septet/notation"),
    ]);
    return { Card: card.default, name: words.cardName };
  },
  sketch: async () => {
    const [card, words] = await Promise.all([import("../games/sketch/Card.svelte"), import("../games/sketch/words")]);
    return { Card: card.default, name: (text) => (/\d/.test(text) ? words.yokaiName(text) : words.cardName(text)) };
  },
  pagoda: async () => {
    const [card, words] = await Promise.all([
      import("../games/pagoda/Card.svelte"),
      import("../games/pagoda/notation"),
    ]);
    return { Card: card.default, name: words.cardName };
  },
  tajuto: async () => {
    const [card, words] = await Promise.all([import("../games/tajuto/Floor.svelte"), import("../games/tajuto/words")]);
    return { Card: card.default, name: words.floorName };
  },
};

export async function loadPicture(game: GameName): Promise<Picture> {
  return loaders[game]();
}
