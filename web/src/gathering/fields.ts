import { CLOCKS, CLOCK_NAMES, clockWords } from "../lib/clocks";
import { t } from "../lib/i18n.svelte";
import type { GameSummary, Settings, SettingsChange } from "../lib/protocol";

/** One of the things that are chosen for a table. */
export interface Field {
  name: string;
  label: string;
  /** By name, with the word for each. */
  choices: { name: string; label: string }[];
  chosen: string;
  /** What the host asks for by choosing another. */
  change: (name: string) => SettingsChange;
}

const SWITCHES = ["undo", "hints", "spectators", "public"] as const;
export const TALKS = ["by-the-rules", "always", "never"] as const;

/** A clock that is none of those that we name. */
const OTHER_CLOCK = "other";

/** All that is chosen for a table, in the order in which it is shown. */
export function settingFields(game: GameSummary, settings: Settings): Field[] {
  const options = game.options.map((option) => optionField(game, option.name, settings));
  const all = [...playerField(game, settings), ...options, clockField(settings)];
  return [...all, ...SWITCHES.map((name) => switchField(name, settings)), talkField(settings)];
}

function playerField({ least_players, most_players }: GameSummary, { players }: Settings): Field[] {
  if (least_players === most_players) return [];
  const counts = Array.from({ length: most_players - least_players + 1 }, (_, index) => String(least_players + index));
  return [
    {
      name: "players",
      label: t("choose-players"),
      choices: counts.map((name) => ({ name, label: name })),
      chosen: String(players),
      change: (name) => ({ players: Number(name) }),
    },
  ];
}

function optionField(game: GameSummary, name: string, settings: Settings): Field {
  const values = game.options.find((option) => option.name === name)?.values ?? [];
  return {
    name: `option-${name}`,
    label: t(`option-${game.name}-${name}`),
    choices: values.map((value) => ({ name: value.name, label: t(`option-${game.name}-${name}-${value.name}`) })),
    chosen: settings.options[name] ?? values[0]?.name ?? "",
    change: (value) => ({ options: { ...settings.options, [name]: value } }),
  };
}

function clockField({ clock }: Settings): Field {
  const named = CLOCK_NAMES.find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(clock));
  const choices: Field["choices"] = CLOCK_NAMES.map((name) => ({ name, label: t(`clock-${name}`) }));
  if (!named) choices.unshift({ name: OTHER_CLOCK, label: clockWords(clock) });
  return {
    name: "clock",
    label: t("choose-clock"),
    choices,
    chosen: named ?? OTHER_CLOCK,
    change: (name) => ({ clock: CLOCK_NAMES.map((one) => (one === name ? CLOCKS[one] : null)).find(Boolean) ?? clock }),
  };
}

function switchField(name: (typeof SWITCHES)[number], settings: Settings): Field {
  return {
    name,
    label: t(`setting-${name}`),
    choices: ["yes", "no"].map((word) => ({ name: word, label: t(word) })),
    chosen: settings[name] ? "yes" : "no",
    change: (word) => ({ [name]: word === "yes" }),
  };
}

function talkField({ talk }: Settings): Field {
  return {
    name: "talk",
    label: t("setting-talk"),
    choices: TALKS.map((name) => ({ name, label: t(`talk-${name}`) })),
    chosen: talk,
    change: (name) => ({ talk: TALKS.find((one) => one === name) ?? talk }),
  };
}

/** The word for what is chosen. */
export function chosenLabel({ choices, chosen }: Field): string {
  return choices.find(({ name }) => name === chosen)?.label ?? chosen;
}

/** What was chosen before, by the names of the fields that are chosen otherwise now. */
export function changedFields(before: readonly Field[], now: readonly Field[]): Map<string, string> {
  const changed = new Map<string, string>();
  for (const field of now) {
    const old = before.find(({ name }) => name === field.name);
    if (old && old.chosen !== field.chosen) changed.set(field.name, chosenLabel(old));
  }
  return changed;
}
