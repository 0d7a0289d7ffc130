import type { ChairView, TableView } from "./protocol";
import { recall, remember } from "./storage";

/** What was seen and given before the cards of a match were dealt. */
interface Kept {
  /** The fingerprint of the secret behind the deals, as the table named it. */
  commitment: string;
  /** What this browser gives to the shuffle. */
  nonce: string;
  /** Its fingerprint, where that was given first. */
  pledge?: string;
  /** The pledges of all seats when the nonce was told; it is told for no other list. */
  among?: string[];
  /** Whether the table has answered that it has the nonce. */
  isTold?: boolean;
}

/** As many matches are remembered; the record of an older one can still be checked by its secret. */
const MAX_KEPT = 300;

function allKept(): Kept[] {
  try {
    const kept: unknown = JSON.parse(recall("pledges") ?? "[]");
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

function keep(kept: Kept[]): void {
  remember("pledges", JSON.stringify(kept.slice(-MAX_KEPT)));
}

/** What goes into `sit` and `rematch` for the deals. */
export interface Share {
  nonce: string;
  pledge: string;
}

/**
 * Something of one's own for the deals, so that nobody alone decides them; noted beside the table's commitment. Among
 * others only its fingerprint is given at first, so that nobody can choose theirs after having seen it.
 */
export async function share(commitment: string, isAlone: boolean): Promise<Share> {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(12)));
  if (isAlone || !canHash()) {
    keep([...allKept(), { commitment, nonce }]);
    return { nonce, pledge: "" };
  }
  const pledge = await fingerprint(new TextEncoder().encode(nonce));
  keep([...allKept(), { commitment, nonce, pledge }]);
  return { nonce: "", pledge };
}

/** Whether nobody else gives anything to the deals: the others are minds, or this very person. */
export function isAlone(chairs: ChairView[]): boolean {
  return chairs.every(({ holder }) => holder.kind === "mind" || (holder.kind === "person" && holder.is_me));
}

/** A nonce that a table waits for. */
export interface Telling {
  seat: number;
  nonce: string;
}

/** The nonces that this browser has pledged at a table and tells now. Each is told for one list of pledges only. */
export function tellings(table: TableView): Telling[] {
  if (table.reveal_by_ms === null) return [];
  const among = pledgesOf(table);
  const kept = allKept();
  const told = table.chairs.flatMap((chair, seat) => {
    const isMine = chair.holder.kind === "person" && chair.holder.is_me;
    const mine = isMine && kept.find(({ pledge }) => pledge !== undefined && pledge === chair.pledge);
    if (!mine || (mine.among && !isSame(mine.among, among))) return [];
    mine.among = among;
    return [{ seat, nonce: mine.nonce }];
  });
  if (told.length > 0) keep(kept);
  return told;
}

/** The table has this nonce. */
export function noteTold({ nonce }: Telling): void {
  const kept = allKept();
  for (const one of kept) if (one.nonce === nonce) one.isTold = true;
  keep(kept);
}

function pledgesOf(table: TableView): string[] {
  return table.chairs.map(({ pledge }) => pledge ?? "");
}

function isSame(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

export interface Revealed {
  commitment: string | null;
  nonces: string[];
  /** For each seat the fingerprint of its nonce, given before any was told; nothing where no seat gave one. */
  pledges: string[];
  names: string[];
  secret: string | null;
}

interface Header {
  names?: string[];
  fairness?: { commitment: string; nonces: string[]; pledges?: string[] };
}

/** What a record says about its deals: in its first line, and in its last once the secret is open. */
export function readFairness(record: string): Revealed {
  const lines = record.trim().split("\n");
  const { fairness, names } = JSON.parse(lines[0] ?? "{}") as Header;
  const last = JSON.parse(lines.at(-1) ?? "{}") as { secret?: string };
  return {
    commitment: fairness?.commitment ?? null,
    nonces: fairness?.nonces ?? [],
    pledges: fairness?.pledges ?? [],
    names: names ?? [],
    secret: last.secret ?? null,
  };
}

export type Finding = "good" | "bad" | "open" | "odd";

/** Whether the record has the fingerprint that this browser noted, and what it gave to the shuffle. */
export function checkShare({ commitment, nonces, pledges }: Revealed): Finding {
  const mine = allKept().filter((kept) => kept.commitment === commitment);
  if (mine.length === 0) return "open";
  if (mine.some(({ among }) => among && !isSame(among, pledges))) return "bad";
  if (mine.some(({ nonce }) => nonces.includes(nonce))) return "good";
  const isSilent = ({ pledge, isTold }: Kept): boolean =>
    pledge !== undefined && pledges.includes(pledge) && isTold !== true;
  return mine.some(isSilent) ? "odd" : "bad";
}

/** Whether everybody who gave a fingerprint first told the nonce that belongs to it; computed here. */
export async function checkPledges({ nonces, pledges }: Revealed): Promise<Finding> {
  if (!canHash()) return "open";
  const findings = pledges.map(async (pledge, seat) => {
    const nonce = nonces[seat] ?? "";
    return pledge === "" || nonce === "" || (await fingerprint(new TextEncoder().encode(nonce))) === pledge;
  });
  return (await Promise.all(findings)).every(Boolean) ? "good" : "bad";
}

/** The names of those who gave a fingerprint and did not tell the nonce. */
export function untold({ nonces, pledges, names }: Revealed): string[] {
  return names.filter((_, seat) => (pledges[seat] ?? "") !== "" && nonces[seat] === "");
}

/** Whether the secret has the fingerprint that was fixed beforehand; computed here, not by the server. */
export async function checkSecret({ commitment, secret }: Revealed): Promise<Finding> {
  if (commitment === null || secret === null || !canHash()) return "open";
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return (await fingerprint(bytes)) === commitment ? "good" : "bad";
}

/** Browsers compute fingerprints only on pages that nobody can have tampered with on the way. */
export function canHash(): boolean {
  return isSecureContext;
}

async function fingerprint(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
