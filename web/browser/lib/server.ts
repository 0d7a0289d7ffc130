import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

/** What the tests built; `HYAKKI_BINARY` names another one. */
const BINARY = process.env.HYAKKI_BINARY ?? resolve(import.meta.dirname, "../../../target/debug/hyakki");

/** One browser is many people here. */
const LIMITS = [
  "--requests-per-second",
  "--guests-per-minute",
  "--tables-per-minute",
  "--hints-per-minute",
  "--messages-per-second",
  "--reviews-per-minute",
].flatMap((limit) => [limit, "100000"]);

/** How long minds think, how long they hold their answers back, and how long people are waited for. */
interface Times {
  time: string;
  pause: string;
  awayAfter: string;
  patience: string;
}

const QUICK: Times = { time: "5ms", pause: "0s", awayAfter: "10s", patience: "60s" };

/** A server of our own, with a database that is gone when it ends. */
export class Server {
  private constructor(
    private readonly folder: string,
    private readonly times: Times,
    private child: ChildProcess,
    readonly address: string,
  ) {}

  static async start(times: Partial<Times> = {}): Promise<Server> {
    const all = { ...QUICK, ...times };
    const folder = await mkdtemp(join(tmpdir(), "hyakki-browser-"));
    const child = open(folder, "127.0.0.1:0", all);
    return new Server(folder, all, child, await addressOf(child));
  }

  /** Ends as a server does for an update; people's connections end with it. */
  async pause(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, "exit");
    this.child.kill("SIGTERM");
    await ended;
  }

  /** Opens again where it was, with all its tables. */
  async resume(): Promise<void> {
    this.child = open(this.folder, new URL(this.address).host, this.times);
    await addressOf(this.child);
  }

  async stop(): Promise<void> {
    await this.pause();
    await rm(this.folder, { recursive: true });
  }
}

function open(folder: string, listen: string, times: Times): ChildProcess {
  const database = `sqlite:${join(folder, "hyakki.db")}`;
  const words = [
    "serve",
    "--listen",
    listen,
    "--database",
    database,
    "--mind-time",
    times.time,
    "--mind-pause",
    times.pause,
    "--away-after",
    times.awayAfter,
    "--patience",
    times.patience,
    // A rough review is there in a second or two.
    "--review-playouts",
    "400",
    "--log",
    "warn",
    ...LIMITS,
  ];
  return spawn(BINARY, words, { stdio: ["ignore", "pipe", "inherit"] });
}

/** It prints one line as soon as it listens. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("a server without output");
  for await (const line of createInterface(child.stdout)) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error(`${BINARY} ended before it listened`);
}
