import { Pace } from "./pace";
import { Refusal } from "./problem";
import { PROTOCOL, type ChatLine, type Command, type Problem, type ServerMessage, type TableView } from "./protocol";
import { Socket, type Line } from "./socket";

/** A table as it was at a step. */
export interface Picture {
  step: number;
  table: TableView;
  /** The server's clock minus ours, in milliseconds. */
  skewMs: number;
}

interface Pending {
  resolve: () => void;
  reject: (refusal: Refusal) => void;
}

/** One table, live: what it shows, what is said, and a way to ask something of it. */
export class TableConnection {
  line = $state<Line>("connecting");
  picture = $state.raw<Picture | null>(null);
  chat = $state<ChatLine[]>([]);
  notice = $state<Problem | null>(null);
  /** How many steps went by while the connection was lost; nothing when it was not. */
  missed = $state<number | null>(null);
  readonly pace: Pace<Picture>;
  /** What is played here, as soon as the table has said so. */
  readonly game: Promise<string>;
  private sayGame: (game: string) => void = () => undefined;
  private readonly socket: Socket;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  private readonly pending = new Map<number, Pending>();
  private nextId = 1;
  private newestStep = -1;
  private wasLost = false;

  constructor(readonly id: string) {
    this.game = new Promise((resolve) => (this.sayGame = resolve));
    this.pace = new Pace<Picture>(
      (picture) => (this.picture = picture),
      () => 0,
    );
    this.socket = new Socket(`/api/tables/${encodeURIComponent(id)}/socket?protocol=${PROTOCOL}`, {
      pings: true,
      onLine: (line) => this.onLine(line),
      onMessage: (message) => this.onMessage(message as ServerMessage),
    });
  }

  /** Asks something of the table; fails with the reason against it. */
  ask(command: Command): Promise<void> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      if (!this.socket.send({ type: "command", id, command })) this.fail(id);
    });
  }

  close(): void {
    this.pace.clear();
    this.socket.close();
  }

  tryNow(): void {
    this.socket.hurry();
  }

  private fail(id: number): void {
    const problem = { code: "not-connected", message: "there is no connection to the table" };
    this.pending.get(id)?.reject(new Refusal(problem));
    this.pending.delete(id);
  }

  private onLine(line: Line): void {
    this.line = line;
    if (line === "open") return;
    this.wasLost = true;
    for (const id of [...this.pending.keys()]) this.fail(id);
  }

  private onMessage(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        return this.onTable(message.step, message.table);
      case "done":
        this.pending.get(message.id)?.resolve();
        this.pending.delete(message.id);
        return;
      case "refused":
        this.pending.get(message.id)?.reject(new Refusal(message.problem));
        this.pending.delete(message.id);
        return;
      case "chat": {
        const last = this.chat.at(-1)?.number ?? -1;
        this.chat.push(...message.lines.filter((line) => line.number > last));
        return;
      }
      case "notice":
        this.notice = message.problem;
        return;
      case "pong":
        return;
    }
  }

  private onTable(step: number, table: TableView): void {
    const picture = { step, table, skewMs: table.now_ms - Date.now() };
    this.sayGame(table.settings.game);
    this.notice = null;
    if (this.wasLost && this.newestStep >= 0) this.missed = Math.max(0, step - this.newestStep);
    this.wasLost = false;
    this.newestStep = step;
    this.pace.add(picture);
    if (document.hidden) this.pace.skip();
  }
}
