import { askJson } from "./api";
import { CatchUp } from "./catchup.svelte";
import { Commands } from "./commands";
import { Courses } from "./course.svelte";
import { noteTold, tellings, type Telling } from "./fairness";
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

/** One table, live: what it shows, what is said, and a way to ask something of it. */
export class TableConnection {
  line = $state<Line>("connecting");
  picture = $state.raw<Picture | null>(null);
  chat = $state<ChatLine[]>([]);
  notice = $state<Problem | null>(null);
  readonly pace: Pace<Picture>;
  readonly courses: Courses;
  readonly catchUp: CatchUp;
  /** What is played here, as soon as the table has said so. */
  readonly game: Promise<string>;
  private sayGame: (game: string) => void = () => undefined;
  private readonly socket: Socket;
  private readonly commands = new Commands((message) => this.socket.send(message));
  private hasShown = false;
  private wasLost = false;

  constructor(readonly id: string) {
    this.game = new Promise((resolve) => (this.sayGame = resolve));
    this.pace = new Pace<Picture>(
      (picture) => {
        this.picture = picture;
        this.catchUp.note(picture);
      },
      () => 0,
    );
    const path = `/api/tables/${encodeURIComponent(id)}`;
    this.courses = new Courses((seat, from, to) => {
      const query = `${seat === null ? "" : `seat=${seat}&`}from=${from}&to=${to}`;
      return askJson("GET", `${path}/steps?${query}`);
    });
    this.catchUp = new CatchUp(this.pace, this.courses);
    this.socket = new Socket(`${path}/socket?protocol=${PROTOCOL}`, {
      pings: true,
      onLine: (line) => this.onLine(line),
      onMessage: (message) => this.onMessage(message as ServerMessage),
    });
  }

  /** Asks something of the table; fails with the reason against it. */
  ask(command: Command): Promise<void> {
    // What is said is said, whichever match has begun meanwhile.
    const match = command.do === "say" ? undefined : this.picture?.table.match?.id;
    return this.commands.ask(command, match);
  }

  close(): void {
    this.pace.clear();
    this.catchUp.close();
    this.commands.failAll();
    this.socket.close();
  }

  tryNow(): void {
    this.socket.hurry();
  }

  private onLine(line: Line): void {
    this.line = line;
    if (line === "open") return this.commands.sendAgain();
    this.wasLost = true;
    if (line === "gone") this.commands.failAll();
  }

  private onMessage(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        return this.onTable(message.step, message.table);
      case "done":
        return this.commands.done(message.id);
      case "refused":
        return this.commands.refused(message.id, new Refusal(message.problem));
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

  /** A match waits for what was pledged for its deals; if the answer is lost, it begins without. */
  private async tell(telling: Telling): Promise<void> {
    const isDone = await this.ask({ do: "reveal", ...telling }).then(
      () => true,
      () => false,
    );
    if (isDone) noteTold(telling);
  }

  private onTable(step: number, table: TableView): void {
    const picture = { step, table, skewMs: table.now_ms - Date.now() };
    this.sayGame(table.settings.game);
    this.notice = null;
    const isBack = this.wasLost && this.hasShown;
    this.wasLost = false;
    this.hasShown = true;
    if (isBack) this.courses.doubt();
    this.courses.take(table);
    for (const telling of tellings(table)) void this.tell(telling);
    this.catchUp.take(picture, isBack);
  }
}
