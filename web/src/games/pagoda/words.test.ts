import { expect, test } from "vitest";
import type { SeatInfo } from "../face";
import { sayInAll } from "../words.testing";
import type { PagodaView, PhaseView, RoundEnd } from "./view";
import { describe, tellTurn } from "./words";
import { readTurn } from "./actions";

const SEATS = ["You", "Ren", "Sora"].map((name, index) => ({ index, name, isMe: index === 0 }) as SeatInfo);

const viewOf = (
  turns: string[],
  waiting: PhaseView = { for: "play", seat: 0 },
  end: RoundEnd | null = null,
): PagodaView => ({ waiting, rounds: [{ starter: 0, turns, end }] }) as unknown as PagodaView;
const keysOf = (before: PagodaView, after: PagodaView): string[] =>
  describe(before, after, SEATS).map(({ key }) => key);

test("a turn that waits for a new deck tells what followed once, when it has come", () => {
  const start = viewOf([]);
  const waiting = viewOf(["1: k5 L draw ?"], { for: "shuffle", need: { hand: 1 } });
  const done = viewOf(["1: k5 L shuffle draw ?"]);
  expect(keysOf(start, waiting)).toEqual(["pagoda-log-play"]);
  expect(keysOf(waiting, done)).toEqual(["pagoda-log-shuffle", "pagoda-log-draw"]);
  const taking = viewOf(["1: k5 L take t1"], { for: "shuffle", need: { pile: "right" } });
  const taken = viewOf(["1: k5 L shuffle take t1 flip a2"]);
  expect(keysOf(start, taking)).toEqual(["pagoda-log-play"]);
  expect(keysOf(taking, taken)).toEqual(["pagoda-log-shuffle", "pagoda-log-take", "pagoda-log-flip"]);
});

test("whoever is made to draw a card reads which", () => {
  const told = tellTurn(readTurn("1: k5 L feed 0 i4"), SEATS)[1];
  expect(told).toMatchObject({ key: "pagoda-log-feed", words: { otherme: "yes", card: "pagoda-card" } });
  expect(tellTurn(readTurn("1: k5 L feed 2 ?"), SEATS)[1]?.words).toMatchObject({ card: "pagoda-unseen" });
});

test("a round tells why it ended and what went into which pool", () => {
  const turns = ["1: k5 L draw ?", "2: k6 L close"];
  const end: RoundEnd = { by: 2, ending: "closed", shown: ["k1"], n_failed: [2, 1, 0] };
  const told = describe(viewOf(turns.slice(0, 1)), viewOf(turns, { for: "setup" }, end), SEATS);
  expect(told.map(({ key }) => key)).toEqual([
    "pagoda-log-play",
    "pagoda-log-close",
    "pagoda-log-hand",
    "pagoda-log-end",
    "pagoda-log-failed",
    "pagoda-log-failed",
  ]);
  expect(sayInAll(told.slice(3)).en).toEqual([
    "Round 1 is over.",
    "2 offerings of yours have failed.",
    "One offering of Ren has failed.",
  ]);
});

test.each([
  ["closed", ["Round 1 is over.", "Runde 1 ist vorbei.", "La manche 1 è finita."]],
  ["out of cards", ["Sora has no cards left", "Sora hat keine Karten mehr", "Sora non ha più carte"]],
  ["turn limit", ["long enough", "lange genug", "durata abbastanza"]],
] as const)("the end of a round that is %s has its own words in each language", (ending, texts) => {
  const end: RoundEnd = { by: 2, ending, shown: null, n_failed: [0, 0, 0] };
  const told = describe(viewOf([]), viewOf([], { for: "setup" }, end), SEATS);
  const [en, de, it] = texts;
  for (const [language, text] of Object.entries({ en, de, it }))
    expect(sayInAll(told)[language]?.join(" "), language).toContain(text);
});
