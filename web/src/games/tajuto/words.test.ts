import { expect, test } from "vitest";
import type { SeatInfo } from "../face";
import { sayInAll } from "../words.testing";
import type { Action, Last, PagodaView, PlayerView, TajutoView } from "./view";
import { describe, tell } from "./words";

const SEATS = ["You", "Ren"].map((name, index) => ({ index, name, isMe: index === 0 }) as SeatInfo);

const player = (parts: Partial<PlayerView> = {}): PlayerView =>
  ({ mp: 10, floors: [], objectives: [], action_tiles: [], ...parts }) as unknown as PlayerView;
const plot = (height: number, inauguration: PagodaView["inauguration"]): PagodaView => ({
  pagoda: "r",
  height,
  next: height < 6 ? `r${height + 1}` : null,
  cube: null,
  inauguration,
});

const START = {
  stage: { name: "act" },
  acting: 1,
  garden: [plot(5, { name: "owned", seat: 0 })],
  players: [player(), player({ floors: ["r6", "g3", "b2"] })],
  fourth_finisher: null,
  furthest: null,
  last: null,
} as unknown as TajutoView;

const last = (action_parts: Action): Last => ({ seat: 1, drawn: null, action: "", action_parts });
const BUILD = last({ kind: "build", pagoda: "r" });

/** Everything that a step tells, in its keys, with words in every language. */
function keysAfter(step: Partial<TajutoView>, before = START): string[] {
  const told = describe(before, { ...before, ...step }, SEATS);
  for (const lines of Object.values(sayInAll(told))) expect(lines).toHaveLength(told.length);
  return told.map(({ key }) => key);
}

test("a roof tells that the pagoda is finished, and whose tile is safe by it", () => {
  const step = { last: BUILD, players: [player(), player({ mp: 16 })] };
  const owned = { ...step, garden: [plot(6, { name: "owned", seat: 0 })] };
  expect(keysAfter(owned)).toEqual(["tajuto-log-build", "tajuto-finished", "tajuto-log-safe"]);
  expect(describe(START, { ...START, ...owned }, SEATS)[2]?.words).toMatchObject({ name: "You", me: "yes" });
  const unowned = { ...step, garden: [plot(6, { name: "gone" })] };
  expect(keysAfter(unowned).at(-1)).toBe("tajuto-log-unowned");
  expect(keysAfter({ ...step, garden: [plot(5, { name: "gone" })] })).toEqual(["tajuto-log-build"]);
});

test("the end gives objectives, the two final ones too, and each is told with its holder", () => {
  const end: Partial<TajutoView> = {
    last: BUILD,
    stage: { name: "over" },
    garden: [plot(6, { name: "gone" })],
    players: [player(), player({ mp: 30, objectives: ["space30"] })],
    fourth_finisher: 1,
    furthest: 1,
  };
  expect(keysAfter(end).slice(3)).toEqual(Array<string>(3).fill("tajuto-log-given"));
  const standOff: Partial<TajutoView> = {
    last: last({ kind: "end", keep: null }),
    stage: { name: "over" },
    furthest: 0,
  };
  const players = [player({ mp: 12 }), player()];
  expect(keysAfter({ ...standOff, players }, { ...START, players })).toEqual(["tajuto-log-end", "tajuto-log-given"]);
});

test("what is claimed is told once", () => {
  const players = [player(), player({ objectives: ["cubes4"] })];
  expect(keysAfter({ last: last({ kind: "claim", objective: "cubes4" }), players })).toEqual(["tajuto-log-claim"]);
});

test("the end of a turn names the floor that is kept and those that go back", () => {
  const ended = last({ kind: "end", keep: "g3" });
  const told = describe(START, { ...START, last: ended, players: [player(), player({ floors: ["g3"] })] }, SEATS);
  expect(told).toMatchObject([{ key: "tajuto-log-end-keep", words: { n: 2 } }]);
  const only = { ...START, players: [player(), player({ floors: ["g3"] })] };
  const kept = describe(only, { ...only, last: last({ kind: "end", keep: null }), acting: 0 }, SEATS);
  expect(kept).toMatchObject([{ key: "tajuto-log-end-keep", words: { n: 0, floors: "" } }]);
  expect(sayInAll([{ key: "tajuto-log-end-keep", words: { ...kept[0]?.words, floor: "green 3" } }]).en).toEqual([
    "Ren ends the turn and keeps the green 3.",
  ]);
});

test("a tile is told with what it cost", () => {
  const step = { last: last({ kind: "get", tile: "W1", with: "starting" }), players: [player(), player({ mp: 6 })] };
  expect(describe(START, { ...START, ...step }, SEATS)[0]?.words).toMatchObject({ n: "−4" });
});

test("the end of a turn is no news to others, and a bag that is felt for nothing at all", () => {
  expect(tell(START, { ...START, last: last({ kind: "end", keep: null }) }, SEATS)?.sayings).toEqual([]);
  const drawing: TajutoView = { ...START, stage: { name: "draw", size: 1 }, last: BUILD };
  expect(tell(START, drawing, SEATS)).toBeNull();
});
