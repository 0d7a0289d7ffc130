import type { GameRules } from "../game";
import Card from "./Card.svelte";
import { CHAPTERS } from "./chapters";
import { COLOURS, YOKAI } from "./notation";
import { cardName, yokaiName } from "./words";

export const rules: GameRules = {
  chapters: CHAPTERS,
  letters: COLOURS,
  card: YOKAI,
  Card,
  cardName: (card) => (YOKAI.test(card) ? yokaiName(card) : cardName(card)),
};
