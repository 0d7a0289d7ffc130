import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** A network cable between one browser and the server: it can be cut and mended. */
export class Line {
  private readonly sockets = new Set<Socket>();
  private listener: Server;

  private constructor(
    private readonly goal: URL,
    private readonly port: number,
    listener: Server,
  ) {
    this.listener = listener;
    listener.on("connection", (socket) => this.join(socket));
  }

  static async to(address: string): Promise<Line> {
    const listener = await listen(0);
    return new Line(new URL(address), (listener.address() as AddressInfo).port, listener);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async cut(): Promise<void> {
    const closed = once(this.listener, "close");
    this.listener.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  async mend(): Promise<void> {
    this.listener = await listen(this.port);
    this.listener.on("connection", (socket) => this.join(socket));
  }

  private join(near: Socket): void {
    const far = connect(Number(this.goal.port), this.goal.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.pipe(other);
      // A broken end breaks the other; why it broke does not matter.
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }
}

async function listen(port: number): Promise<Server> {
  const server = createServer();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}
