import { beforeEach, expect, test, vi } from "vitest";
import { checkPledge, checkSecret, pledge, readFairness } from "./fairness";
import { GAMES } from "./protocol";

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

test("what was given to the shuffle must be in the record of that match", () => {
  expect(checkPledge(readFairness(record("")))).toBe("open");
  const nonce = pledge(COMMITMENT);
  expect(checkPledge(readFairness(record(nonce)))).toBe("good");
  expect(checkPledge(readFairness(record("another")))).toBe("bad");
});

test("only the newest pledges are kept, so that the browser's memory does not fill", () => {
  for (let number = 0; number < 320; number++) pledge(`c${number}`);
  const kept = JSON.parse(localStorage.getItem("hyakki.pledges") ?? "[]") as { commitment: string }[];
  expect(kept).toHaveLength(300);
  expect(kept.at(-1)?.commitment).toBe("c319");
});
