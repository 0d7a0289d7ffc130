import type { LobbyMessage, TableSummary } from "./protocol";
import { Socket, type Line } from "./socket";

/** Tables to go on with, to join and to watch, as they are now. */
export class Lobby {
  line = $state<Line>("connecting");
  mine = $state<TableSummary[]>([]);
  open = $state<TableSummary[]>([]);
  /** Whether the server has ever said what there is: before that, nothing is known, and not nothing there. */
  isKnown = $state(false);
  readonly myTurn = $derived(this.mine.filter((card) => card.my_turn.length > 0));
  private readonly socket: Socket;

  constructor() {
    this.socket = new Socket("/api/lobby/socket", {
      pings: false,
      onLine: (line) => (this.line = line),
      onMessage: (message) => this.onMessage(message as LobbyMessage),
    });
  }

  /** Tries again at once. */
  hurry(): void {
    this.socket.hurry();
  }

  close(): void {
    this.socket.close();
  }

  private onMessage(message: LobbyMessage): void {
    if (message.type !== "lobby") return;
    this.mine = message.mine;
    this.open = message.public;
    this.isKnown = true;
  }
}
