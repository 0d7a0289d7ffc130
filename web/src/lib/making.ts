import { askJson, askNothing } from "./api";
import { share } from "./fairness";
import { session } from "./session.svelte";
import { LEVELS, type Clock, type GameName, type Level, type Settings, type TableView } from "./protocol";
import { recall, remember } from "./storage";

/** What somebody chose last for a game; the next table starts from it. */
export interface Choices {
  players: number;
  options: Record<string, string>;
  mind: Level;
  clock: "none" | "quick" | "calm" | "days";
  isPublic: boolean;
  hints: boolean;
  /** The same among people; off until somebody wants it. */
  hintsAmongPeople: boolean;
  undo: boolean;
}

const CLOCKS: Record<Choices["clock"], Clock> = {
  none: { kind: "none" },
  quick: { kind: "per-move", move_ms: 30_000 },
  calm: { kind: "bank", bank_ms: 15 * 60_000, increment_ms: 10_000 },
  days: { kind: "per-move", move_ms: 2 * 24 * 3600_000 },
};

/** Whom somebody meets who has not chosen yet. */
const FIRST_MIND: Level = "apprentice";

export const CLOCK_NAMES = Object.keys(CLOCKS) as Choices["clock"][];

/** What was chosen last for this game; a mind that is no longer there is not. */
export function recallChoices(game: GameName, players: number, minds: Level[]): Choices {
  const usual: Choices = {
    players,
    options: {},
    mind: FIRST_MIND,
    clock: "none",
    isPublic: false,
    hints: true,
    hintsAmongPeople: false,
    undo: true,
  };
  try {
    const choices = { ...usual, ...(JSON.parse(recall(`choices.${game}`) ?? "{}") as Partial<Choices>) };
    return minds.includes(choices.mind) ? choices : { ...choices, mind: FIRST_MIND };
  } catch {
    return usual;
  }
}

export function rememberChoices(game: GameName, choices: Choices): void {
  remember(`choices.${game}`, JSON.stringify(choices));
  remember("level", choices.mind);
}

/** Whether nothing was ever played in this browser. */
export function isFirstVisit(): boolean {
  return recall("level") === null;
}

/** The level that was chosen last. */
export function chosenMind(): Level {
  const chosen = recall("level");
  return LEVELS.find((level) => level === chosen) ?? FIRST_MIND;
}

async function makeTable(game: GameName, choices: Choices, isAlone: boolean): Promise<string> {
  await session.start();
  const settings: Settings = {
    game,
    players: choices.players,
    options: choices.options,
    clock: CLOCKS[choices.clock],
    undo: choices.undo,
    spectators: true,
    public: choices.isPublic,
    hints: isAlone ? choices.hints : choices.hintsAmongPeople,
    talk: "by-the-rules",
  };
  const { id } = await askJson<{ id: string }>("POST", "/api/tables", settings);
  // What the deals are committed to is read before something of one's own is added to them.
  const { next_commitment } = await askJson<TableView>("GET", `/api/tables/${id}`);
  await askNothing("POST", `/api/tables/${id}/commands`, {
    do: "sit",
    seat: 0,
    name: "",
    ...(await share(next_commitment, isAlone)),
  });
  return id;
}

/** A table with minds in all other seats: play begins at once. */
export async function playNow(game: GameName, choices: Choices): Promise<string> {
  const id = await makeTable(game, { ...choices, clock: "none", isPublic: false }, true);
  const others = Array.from({ length: choices.players - 1 }, (_, index) => index + 1);
  // All at once: on a slow line every wait is felt.
  await Promise.all(
    others.map((seat) =>
      askNothing("POST", `/api/tables/${id}/commands`, { do: "seat-mind", seat, level: choices.mind }),
    ),
  );
  return id;
}

/** A table that waits for others. */
export async function playWithFriends(game: GameName, choices: Choices): Promise<string> {
  return makeTable(game, choices, false);
}
