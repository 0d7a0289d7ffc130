import { beforeEach, expect, test, vi } from "vitest";
import {
  checkPledges,
  checkSecret,
  checkShare,
  isAlone,
  noteTold,
  readFairness,
  share,
  tellings,
  untold,
} from "./fairness";
import { GAMES, type ChairView, type TableView } from "./protocol";

/** 32 zero bytes, and their SHA-256: a published value. */
const SECRET = "0".repeat(64);
const COMMITMENT = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

function record(nonce: string, secret: string | null = SECRET): string {
  const header = { hyakki: 1, game: GAMES[0], fairness: { commitment: COMMITMENT, nonces: [nonce, ""] } };
  const lines: unknown[] = [
    header,
    { chance: "…" },
    { outcome: { places: [1, 2] } },
    ...(secret === null ? [] : [{ secret }]),
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("isSecureContext", true);
});

test("a secret that hashes to the commitment is good, and any other is not", async () => {
  expect(await checkSecret(readFairness(record("")))).toBe("good");
  expect(await checkSecret(readFairness(record("", "1".repeat(64))))).toBe("bad");
});

test("without a secret, and on pages that browsers do not trust, nothing is claimed", async () => {
  expect(await checkSecret(readFairness(record("", null)))).toBe("open");
  vi.stubGlobal("isSecureContext", false);
  expect(await checkSecret(readFairness(record("")))).toBe("open");
});

test("what was given to the shuffle must be in the record of that match", async () => {
  expect(checkShare(readFairness(record("")))).toBe("open");
  const { nonce } = await share(COMMITMENT, true);
  expect(checkShare(readFairness(record(nonce)))).toBe("good");
  expect(checkShare(readFairness(record("another")))).toBe("bad");
});

test("only the newest shares are kept, so that the browser's memory does not fill", async () => {
  for (let number = 0; number < 320; number++) await share(`c${number}`, true);
  const kept = JSON.parse(localStorage.getItem("hyakki.pledges") ?? "[]") as { commitment: string }[];
  expect(kept).toHaveLength(300);
  expect(kept.at(-1)?.commitment).toBe("c319");
});

/** SHA-256 of "abc": a published value. */
const OF_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

function chair(holder: ChairView["holder"], pledge: string | null = null): ChairView {
  return { holder, pledge } as ChairView;
}

const ME: ChairView["holder"] = { kind: "person", name: "Ada", is_bot: false, is_me: true };
const OTHER: ChairView["holder"] = { kind: "person", name: "Ben", is_bot: false, is_me: false };

/** A table at which nonces are told. */
function telling(...chairs: ChairView[]): TableView {
  return { chairs, reveal_by_ms: 1 } as TableView;
}

function pledgedRecord(nonces: string[], pledges: string[]): string {
  const header = { names: ["Ada", "Ben"], fairness: { commitment: COMMITMENT, nonces, pledges } };
  return `${JSON.stringify(header)}\n${JSON.stringify({ secret: SECRET })}\n`;
}

test("among others a fingerprint is given first, and the nonce is told for one list of them only", async () => {
  const { nonce: plain, pledge } = await share(COMMITMENT, false);
  expect(plain).toBe("");
  expect(pledge).toMatch(/^[0-9a-f]{64}$/);
  const asked = telling(chair(ME, pledge), chair(OTHER, OF_ABC));
  expect(tellings({ ...asked, reveal_by_ms: null })).toEqual([]);
  expect(tellings(telling(chair(OTHER, pledge), chair(ME)))).toEqual([]);
  const [told] = tellings(asked);
  expect(told?.seat).toBe(0);
  const of = readFairness(pledgedRecord([told?.nonce ?? "", "abc"], [pledge, OF_ABC]));
  expect(await checkPledges(of)).toBe("good");
  expect(tellings(asked), "the same list may ask again").toEqual([told]);
  expect(tellings(telling(chair(ME, pledge), chair(OTHER, "0".repeat(64))))).toEqual([]);
});

test("a record with other pledges than those that were seen is found", async () => {
  const { pledge } = await share(COMMITMENT, false);
  const [told] = tellings(telling(chair(ME, pledge), chair(OTHER, OF_ABC)));
  const nonce = told?.nonce ?? "";
  expect(checkShare(readFairness(pledgedRecord([nonce, "abc"], [pledge, OF_ABC])))).toBe("good");
  expect(checkShare(readFairness(pledgedRecord([nonce, "abd"], [pledge, "1".repeat(64)])))).toBe("bad");
});

test("a nonce that was not told is no fault of the table, and one that it had is", async () => {
  const { pledge } = await share(COMMITMENT, false);
  const silent = readFairness(pledgedRecord(["", "abc"], [pledge, OF_ABC]));
  expect(checkShare(silent)).toBe("odd");
  expect(untold(silent)).toEqual(["Ada"]);
  for (const told of tellings(telling(chair(ME, pledge), chair(OTHER, OF_ABC)))) noteTold(told);
  expect(checkShare(silent)).toBe("bad");
});

test("another nonce than the one pledged is found", async () => {
  expect(await checkPledges(readFairness(pledgedRecord(["", "abc"], ["", OF_ABC])))).toBe("good");
  expect(await checkPledges(readFairness(pledgedRecord(["", "abd"], ["", OF_ABC])))).toBe("bad");
  vi.stubGlobal("isSecureContext", false);
  expect(await checkPledges(readFairness(pledgedRecord(["", "abd"], ["", OF_ABC])))).toBe("open");
});

test("on pages that cannot hash, and among minds, the nonce is given at once", async () => {
  const mind: ChairView["holder"] = { kind: "mind", level: "novice" };
  expect(isAlone([chair(ME), chair(mind)])).toBe(true);
  expect(isAlone([chair(ME), chair(OTHER)])).toBe(false);
  expect(isAlone([chair(ME), chair({ kind: "nobody" })])).toBe(false);
  vi.stubGlobal("isSecureContext", false);
  const { nonce, pledge } = await share(COMMITMENT, false);
  expect(nonce).toMatch(/^[0-9a-f]{24}$/);
  expect(pledge).toBe("");
});
