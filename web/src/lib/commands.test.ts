import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Commands, PATIENCE_MS } from "./commands";
import { Refusal } from "./problem";
import type { ClientMessage } from "./protocol";

let isOpen = true;
let sent: ClientMessage[] = [];
let commands: Commands;

beforeEach(() => {
  vi.useFakeTimers();
  isOpen = true;
  sent = [];
  commands = new Commands((message) => {
    if (isOpen) sent.push(message);
    return isOpen;
  });
});

afterEach(() => vi.useRealTimers());

function code(error: unknown): string {
  return error instanceof Refusal ? error.problem.code : String(error);
}

test("what was not answered is sent again over the next connection, under the same key", async () => {
  const asked = commands.ask({ do: "say", text: "hello" }, "match1");
  isOpen = false;
  isOpen = true;
  commands.sendAgain();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ type: "command", id: 1, match: "match1" });
  commands.done(1);
  await asked;
  commands.sendAgain();
  expect(sent).toHaveLength(2);
});

test("every command has a key of its own, and a match only if there is one", () => {
  void commands.ask({ do: "pause" }, undefined);
  void commands.ask({ do: "pause" }, undefined);
  const keys = sent.map((message) => (message.type === "command" ? message.key : undefined));
  expect(keys[0]).toMatch(/^[0-9a-f]{24}$/);
  expect(new Set(keys).size).toBe(2);
  expect(sent[0]).not.toHaveProperty("match");
});

test("without a connection nothing is kept for later", async () => {
  isOpen = false;
  const refused = await commands.ask({ do: "pause" }, undefined).catch(code);
  expect(refused).toBe("not-connected");
  isOpen = true;
  commands.sendAgain();
  expect(sent).toEqual([]);
});

test("nobody waits for ever", async () => {
  const refused = commands.ask({ do: "pause" }, undefined).catch(code);
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(await refused).toBe("no-answer");
  commands.sendAgain();
  expect(sent).toHaveLength(1);
});
