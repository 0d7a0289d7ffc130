/** How long to wait before trying again, in milliseconds: longer each time, never longer than this. */
const LONGEST_WAIT_MS = 8000;
const PING_EVERY_MS = 15_000;
const PONG_WITHIN_MS = 8000;

/** A close code by which the server says that coming again is of no use. */
const NO_SUCH_TABLE = 4004;

export type Line = "connecting" | "open" | "lost" | "gone";

export interface Hearer {
  /** Whether pings are understood at the other end. */
  pings: boolean;
  onLine(line: Line): void;
  onMessage(message: unknown): void;
}

export function waitBefore(attempt: number, random: number): number {
  return Math.min(LONGEST_WAIT_MS, 400 * 2 ** attempt) * (0.75 + random / 2);
}

/** A WebSocket that comes back by itself. */
export class Socket {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private isClosed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly path: string,
    private readonly hearer: Hearer,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.stopTimers();
    this.socket?.close();
  }

  /** Tries again at once: the network is back, or somebody looks at the page. */
  readonly hurry = (): void => {
    if (document.hidden || this.isClosed || this.socket) return;
    clearTimeout(this.retry);
    this.connect();
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.hearer.onLine("open");
      if (this.hearer.pings) this.pinging = setInterval(() => this.ping(), PING_EVERY_MS);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.silence);
      this.hearer.onMessage(JSON.parse(String(event.data)));
    };
    socket.onclose = (event) => this.onClose(socket, event.code);
  }

  private onClose(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.stopTimers();
    if (this.isClosed) return;
    if (code === NO_SUCH_TABLE) {
      this.close();
      this.hearer.onLine("gone");
      return;
    }
    this.hearer.onLine("lost");
    this.retry = setTimeout(() => this.connect(), waitBefore(this.attempt++, Math.random()));
  }

  private ping(): void {
    this.send({ type: "ping", id: 0 });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      const socket = this.socket;
      socket?.close();
      // A dead network does not even close: do not wait for it.
      if (socket) this.onClose(socket, 1006);
    }, PONG_WITHIN_MS);
  }

  private stopTimers(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearInterval(this.pinging);
  }
}
