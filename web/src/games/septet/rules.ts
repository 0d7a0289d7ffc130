import type { GameRules } from "../game";
import Card from "./Card.svelte";
import { CHAPTERS } from "./chapters";
import { CARD, SUITS } from "./notation";
import { cardName } from "./words";

export const rules: GameRules = { chapters: CHAPTERS, letters: SUITS, card: CARD, Card, cardName };
