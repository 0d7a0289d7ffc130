import { loadFace, type AnyFace } from "../games/face";
import { TableConnection } from "../lib/connection.svelte";
import { session } from "../lib/session.svelte";

/** A table on its way to the page: who one is, then the connection, then the face of its game, each as soon as it can be asked for. */
export class Opening {
  readonly connection: Promise<TableConnection>;
  readonly face: Promise<AnyFace>;

  constructor(readonly id: string) {
    // Whoever cannot be made a guest may still watch.
    const identity = session.start().catch(() => null);
    this.connection = identity.then(() => new TableConnection(id));
    this.face = this.connection.then(({ game }) => game).then(loadFace);
    // Whoever waits for the face hears of it; until somebody does, it is no error.
    this.face.catch(() => null);
  }

  close(): void {
    void this.connection.then((connection) => connection.close());
  }
}

let begun: Opening | null = null;

/** Opens a table that will be shown in a moment. */
export function beginOpening(id: string): void {
  begun = new Opening(id);
}

/** The table as far as it was opened already. */
export function openTable(id: string): Opening {
  const opening = begun?.id === id ? begun : new Opening(id);
  begun = null;
  return opening;
}
