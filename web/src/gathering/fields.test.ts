import { expect, test, vi } from "vitest";
import { sayIn } from "../games/words.testing";
import { CLOCKS } from "../lib/clocks";
import { GAMES, type GameSummary, type Settings } from "../lib/protocol";
import { changedFields, chosenLabel, settingFields, type Field } from "./fields";

// A game of its own: what is chosen is told by the catalog.
const GAME: GameSummary = {
  name: GAMES[0],
  title: "",
  summary: "",
  least_players: 3,
  most_players: 4,
  default_players: 4,
  options: [{ name: "scoring", summary: "", values: ["advanced", "basic"].map((name) => ({ name, summary: "" })) }],
};

const SETTINGS: Settings = {
  game: GAMES[0],
  players: 4,
  options: {},
  clock: CLOCKS.none,
  undo: true,
  spectators: true,
  public: false,
  hints: false,
  talk: "by-the-rules",
};

const say = sayIn("en");
vi.mock(import("../lib/i18n.svelte"), async (original) => ({
  ...(await original()),
  t: (key, words) => say(key, words),
}));

function field(name: string, settings: Settings = SETTINGS): Field {
  const found = settingFields(GAME, settings).find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

test("everything that is chosen for a table is shown, in words", () => {
  const shown = settingFields(GAME, SETTINGS).map((one) => [one.name, chosenLabel(one)]);
  expect(shown).toEqual([
    ["players", "4"],
    ["option-scoring", say(`option-${GAMES[0]}-scoring-advanced`)],
    ["clock", "No clock"],
    ["undo", "yes"],
    ["hints", "no"],
    ["spectators", "yes"],
    ["public", "no"],
    ["talk", "As the rules say: not between partners"],
  ]);
});

test("a change asks for one thing, and keeps the other options", () => {
  expect(field("players").change("3")).toEqual({ players: 3 });
  expect(field("clock").change("quick")).toEqual({ clock: CLOCKS.quick });
  expect(field("undo").change("no")).toEqual({ undo: false });
  expect(field("public").change("yes")).toEqual({ public: true });
  expect(field("talk").change("never")).toEqual({ talk: "never" });
  const lead = { ...SETTINGS, options: { lead: "holder" } };
  expect(field("option-scoring", lead).change("basic")).toEqual({ options: { lead: "holder", scoring: "basic" } });
});

test("a clock that nobody chooses from the list is told in words and stays", () => {
  const clock = { kind: "per-move", move_ms: 90 * 60_000 } as const;
  const odd = field("clock", { ...SETTINGS, clock });
  expect(chosenLabel(odd)).toBe("90 minutes a move");
  expect(odd.change(odd.chosen)).toEqual({ clock });
});

test("what is otherwise now is named with what it was", () => {
  const before = settingFields(GAME, SETTINGS);
  const now = settingFields(GAME, { ...SETTINGS, undo: false, clock: CLOCKS.days });
  expect([...changedFields(before, now)]).toEqual([
    ["clock", "No clock"],
    ["undo", "yes"],
  ]);
  expect(changedFields(before, before).size).toBe(0);
});
