import { Refusal } from "./problem";
import type { ClientMessage, Command } from "./protocol";

/** So long an answer is waited for, over as many connections as it takes. */
export const PATIENCE_MS = 20_000;

interface Waiting {
  message: ClientMessage;
  resolve: () => void;
  reject: (refusal: Refusal) => void;
  giveUp: ReturnType<typeof setTimeout>;
}

/**
 * Commands that wait for their answers. Each has a key, so that it can be sent again over the next connection: the
 * server does it once, and answers as it did before.
 */
export class Commands {
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 1;

  constructor(private readonly send: (message: ClientMessage) => boolean) {}

  /** Asks something, about a match if there is one; fails with the reason against it. */
  ask(command: Command, match: string | undefined): Promise<void> {
    const id = this.nextId++;
    const message: ClientMessage = { type: "command", id, command, key: newKey(), ...(match && { match }) };
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => this.fail(id, "no-answer", "no answer came in time"), PATIENCE_MS);
      this.waiting.set(id, { message, resolve, reject, giveUp });
      if (!this.send(message)) this.fail(id, "not-connected", "there is no connection to the table");
    });
  }

  done(id: number): void {
    this.take(id)?.resolve();
  }

  refused(id: number, refusal: Refusal): void {
    this.take(id)?.reject(refusal);
  }

  /** A new connection is there: what was not answered on the one before is sent again, in the same order. */
  sendAgain(): void {
    for (const { message } of this.waiting.values()) this.send(message);
  }

  /** No connection will ever be there again. */
  failAll(): void {
    for (const id of [...this.waiting.keys()]) this.fail(id, "not-connected", "there is no connection to the table");
  }

  private fail(id: number, code: string, message: string): void {
    this.refused(id, new Refusal({ code, message }));
  }

  private take(id: number): Waiting | undefined {
    const taken = this.waiting.get(id);
    clearTimeout(taken?.giveUp);
    this.waiting.delete(id);
    return taken;
  }
}

/** A name of our own for one command: under it the command is done once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
