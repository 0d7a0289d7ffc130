import { askJson, askNothing } from "./api";
import { CLOCKS, type ClockName } from "./clocks";
import { share } from "./fairness";
import { session } from "./session.svelte";
import { LEVELS, type GameName, type Level, type Settings, type TableView, type Talk } from "./protocol";
import { recall, remember } from "./storage";

/** What somebody chose last for a game; the next table starts from it. */
export interface Choices {
  players: number;
  options: Record<string, string>;
  mind: Level;
  clock: ClockName;
  isPublic: boolean;
  hints: boolean;
  /** The same among people; off until somebody wants it. */
  hintsAmongPeople: boolean;
  undo: boolean;
  /** Whether others may watch, and when people talk, at a table with friends. */
  spectators: boolean;
  talk: Talk;
}

/** Whom somebody meets who has not chosen yet. */
const FIRST_MIND: Level = "apprentice";

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
    spectators: true,
    talk: "by-the-rules",
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
    spectators: choices.spectators,
    public: choices.isPublic,
    hints: isAlone ? choices.hints : choices.hintsAmongPeople,
    talk: choices.talk,
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
  const id = await makeTable(game, { ...choices, clock: "none", isPublic: false, spectators: true }, true);
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
