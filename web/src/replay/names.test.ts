import { beforeAll, expect, test, vi } from "vitest";
import { i18n } from "../lib/i18n.svelte";
import { GAMES, type MindName } from "../lib/protocol";
import { playerNames } from "./names";

const game = GAMES[0];
const NAMES: Record<string, string> = { [`mind-${game}-novice`]: "Kodama", [`mind-${game}-apprentice`]: "Kappa" };

beforeAll(() => {
  vi.spyOn(i18n, "has").mockImplementation((key) => key in NAMES);
  vi.spyOn(i18n, "say").mockImplementation((key, words) =>
    key === "screen-player" ? `Player ${String(words?.n)}` : (NAMES[key] ?? key),
  );
});

test("minds have the names of their characters, and nobody stays without one", () => {
  const levels = [null, "novice", "apprentice", null] satisfies (MindName | null)[];
  const names = playerNames({ game, names: ["Ada", "novice", "apprentice", ""], levels });
  expect(names).toEqual(["Ada", "Kodama", "Kappa", "Player 4"]);
});

test("two of one level are told apart", () => {
  const levels = [null, "novice", "apprentice", "novice"] satisfies (MindName | null)[];
  expect(playerNames({ game, names: ["Ada", "novice", "apprentice", "novice"], levels })).toEqual([
    "Ada",
    "Kodama",
    "Kappa",
    "Kodama II",
  ]);
});

test("a mind gives way to a person of its name", () => {
  const levels = [null, "novice", "novice", null] satisfies (MindName | null)[];
  expect(playerNames({ game, names: [" kodama", "novice", "novice", "Kodama III"], levels })).toEqual([
    " kodama",
    "Kodama II",
    "Kodama IV",
    "Kodama III",
  ]);
});

test("minds of earlier versions keep the name of their level, numbered", () => {
  expect(playerNames({ game, names: ["Ada", "r1", "r1", ""], levels: [null, "r1", "r1", null] })).toEqual([
    "Ada",
    "r1",
    "r1 II",
    "Player 4",
  ]);
});

test("a person may have the name of a mind's level", () => {
  expect(playerNames({ game, names: ["plain"], levels: [null] })).toEqual(["plain"]);
});
