import type { GameRules } from "../game";
import Card from "./Card.svelte";
import { CHAPTERS } from "./chapters";
import { CARD, YOKAI } from "./notation";
import { cardName } from "./words";

export const rules: GameRules = { chapters: CHAPTERS, letters: YOKAI, card: CARD, Card, cardName };
