import { expect, type APIRequestContext } from "@playwright/test";
import type { Command, Level, Settings, TableView } from "../../src/lib/protocol";
import type { Game } from "./table";

/** Somebody who plays without looking: brings a table to where a test begins. */
export class Guest {
  /** The request context of a page is the same person as the page. */
  constructor(private readonly request: APIRequestContext) {}

  /** A table against minds, at which play has begun. */
  async table(game: Game, settings: Partial<Settings> = {}): Promise<string> {
    const id = await this.emptyTable(game, { hints: true, ...settings });
    const level = await weakestMind(this.request);
    for (let seat = 1; seat < game.players; seat++) await this.command(id, { do: "seat-mind", seat, level });
    return id;
  }

  /** A table that waits for others. */
  async emptyTable(game: Game, settings: Partial<Settings> = {}): Promise<string> {
    await this.enter();
    const { id } = (await this.post("/api/tables", {
      game: game.name,
      players: game.players,
      options: game.options,
      ...settings,
    })) as { id: string };
    await this.command(id, { do: "sit", seat: 0, name: "", nonce: "browser" });
    return id;
  }

  /** Plays whatever comes until the table is as wanted. */
  async playUntil(id: string, isWanted: (table: TableView) => boolean, choose = takeAny): Promise<TableView> {
    for (;;) {
      const table = await this.look(id);
      if (isWanted(table)) return table;
      const side = table.match?.sides.find((one) => one.legal.length > 0);
      const action = side && choose(side.legal, table.step);
      if (side && side.seat !== null && action !== undefined)
        await this.command(id, { do: "act", seat: side.seat, step: table.step, action });
    }
  }

  /** The same, and then nothing until all others have acted: where all act at once, some are a little later. */
  async playUntilAlone(id: string, isWanted: (table: TableView) => boolean): Promise<TableView> {
    await this.playUntil(id, isWanted);
    return this.playUntil(id, isMyTurnAlone, () => undefined);
  }

  /** A table with a finished match; what it was called. */
  async finishedMatch(game: Game): Promise<{ table: string; match: string; steps: number }> {
    const table = await this.table(game);
    const { match, step } = await this.playUntil(table, ({ stage }) => stage === "over");
    return { table, match: match?.id ?? "", steps: step };
  }

  /** Somebody whom the server knows, without a table yet. */
  async enter(): Promise<void> {
    await this.post("/api/session");
  }

  async command(id: string, command: Command): Promise<void> {
    await this.post(`/api/tables/${id}/commands`, command);
  }

  private async look(id: string): Promise<TableView> {
    return (await (await this.request.get(`/api/tables/${id}`)).json()) as TableView;
  }

  private async post(path: string, data?: unknown): Promise<unknown> {
    const answer = await this.request.post(path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.headers()["content-type"]?.includes("json") ? answer.json() : null;
  }
}

/** Not always the first: some games could go on like that for ever. */
function takeAny(legal: string[], step: number): string | undefined {
  return legal[step % legal.length];
}

/** The mind that answers soonest. */
export async function weakestMind(request: APIRequestContext): Promise<Level> {
  const [weakest = "novice"] = (await (await request.get("/api/minds")).json()) as Level[];
  return weakest;
}

/** Whether it is one's turn and the match has gone on for so many steps. */
export function myTurnAfter(steps: number): (table: TableView) => boolean {
  return ({ step, stage, match }) =>
    stage === "over" || (step >= steps && (match?.sides.some((side) => side.legal.length > 0) ?? false));
}

/** Whether nobody else could act now. */
function isMyTurnAlone({ match }: TableView): boolean {
  return match?.to_act.every((seat) => match.sides.some((side) => side.seat === seat)) ?? true;
}
