import type { GameRules } from "../game";
import { CHAPTERS } from "./chapters";
import Floor from "./Floor.svelte";
import { FLOOR, PAGODAS } from "./notation";
import { floorName } from "./words";

export const rules: GameRules = { chapters: CHAPTERS, letters: PAGODAS, card: FLOOR, Card: Floor, cardName: floorName };
