import type { AnyFace } from "../games/face";
import { loadFace } from "../games/games";
import { TableConnection } from "../lib/connection.svelte";
import { session } from "../lib/session.svelte";

/**
 * A table on its way to the page: who one is, then the connection, then the face of its game,
 * each as soon as it can be asked for.
 */
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
    if (open === this) open = null;
    void this.connection.then((connection) => connection.close());
  }
}

/** The table that is open here, or about to be. */
let open: Opening | null = null;

/** Opens a table, unless that has begun already. */
export function openTable(id: string): Opening {
  if (open?.id !== id) open = new Opening(id);
  return open;
}
