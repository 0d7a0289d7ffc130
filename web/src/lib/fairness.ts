import { recall, remember } from "./storage";

/** What was seen and sent before the cards of a match were dealt. */
interface Pledge {
  /** The fingerprint of the secret behind the deals, as the table named it. */
  commitment: string;
  /** What this browser gave to the shuffle after that. */
  nonce: string;
}

/** As many matches are remembered; the record of an older one can still be checked by its secret. */
const MAX_PLEDGES = 300;

function pledges(): Pledge[] {
  try {
    const kept: unknown = JSON.parse(recall("pledges") ?? "[]");
    return Array.isArray(kept) ? (kept as Pledge[]) : [];
  } catch {
    return [];
  }
}

/** Something of one's own for the deals, so that nobody alone decides them; noted beside the table's commitment. */
export function pledge(commitment: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const nonce = hex(bytes);
  remember("pledges", JSON.stringify([...pledges(), { commitment, nonce }].slice(-MAX_PLEDGES)));
  return nonce;
}

export interface Revealed {
  commitment: string | null;
  nonces: string[];
  secret: string | null;
}

/** What a record says about its deals: in its first line, and in its last once the secret is open. */
export function readFairness(record: string): Revealed {
  const lines = record.trim().split("\n");
  const header = JSON.parse(lines[0] ?? "{}") as { fairness?: { commitment: string; nonces: string[] } };
  const last = JSON.parse(lines.at(-1) ?? "{}") as { secret?: string };
  return {
    commitment: header.fairness?.commitment ?? null,
    nonces: header.fairness?.nonces ?? [],
    secret: last.secret ?? null,
  };
}

export type Finding = "good" | "bad" | "open";

/** Whether the record has the fingerprint that this browser noted, and what it gave to the shuffle. */
export function checkPledge({ commitment, nonces }: Revealed): Finding {
  const mine = pledges().filter((kept) => kept.commitment === commitment);
  if (mine.length === 0) return "open";
  return mine.some((kept) => nonces.includes(kept.nonce)) ? "good" : "bad";
}

/** Whether the secret has the fingerprint that was fixed beforehand; computed here, not by the server. */
export async function checkSecret({ commitment, secret }: Revealed): Promise<Finding> {
  if (commitment === null || secret === null || !canHash()) return "open";
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return hex(new Uint8Array(digest)) === commitment ? "good" : "bad";
}

/** Browsers compute fingerprints only on pages that nobody can have tampered with on the way. */
export function canHash(): boolean {
  return isSecureContext;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
