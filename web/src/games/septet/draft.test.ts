import { expect, test, vi } from "vitest";
import { i18n } from "../../lib/i18n.svelte";
import type { Noted, TableProps } from "../face";
import { Draft } from "./draft.svelte";
import { SEATS, START } from "./testing";
import type { Action, SeptetView } from "./view";

const pass = (...cards: string[]): Noted<Action> => ({ kind: "pass", cards, notation: `pass ${cards.join(" ")}` });
const play = (card: string): Noted<Action> => ({ kind: "play", card, notation: card });

function draftOf(legal: Noted<Action>[]): { draft: Draft; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn(() => Promise.resolve(true));
  const view = { hand: ["g2", "g3", "u4", "b13"] } as SeptetView;
  const props: TableProps<SeptetView, Action> = {
    view,
    seat: 0,
    seats: [],
    legal,
    hint: null,
    isLive: true,
    act,
    step: 0,
    past: [],
  };
  return { draft: new Draft(() => props), act };
}

test("the second tap on a card plays it", () => {
  const { draft, act } = draftOf([play("g2"), play("g3")]);
  draft.tap("g2");
  expect(act).not.toHaveBeenCalled();
  draft.tap("g2");
  expect(act).toHaveBeenCalledWith("g2");
});

test("so many cards are lifted for a pass as it has, and the pass is found by them", async () => {
  const { draft, act } = draftOf([pass("g2", "g3", "u4"), pass("g2", "g3", "b13")]);
  for (const card of ["u4", "g3", "b13", "g2"]) draft.tap(card);
  expect(draft.lifted).toEqual(["g3", "b13", "g2"]);
  await draft.pass();
  expect(act).toHaveBeenCalledWith("pass g2 g3 b13");
  expect(draft.lifted).toEqual([]);
});

test("what is missing for a play or a pass is said until it is there", () => {
  const say = vi.spyOn(i18n, "say").mockImplementation((key, words) => `${key} ${String(words?.n ?? "")}`.trim());
  const playing = draftOf([play("g2"), play("g3")]).draft;
  expect(playing.missing).toBe("septet-first-play");
  playing.tap("g2");
  expect(playing.missing).toBe("");
  const passing = draftOf([pass("g2", "g3", "u4")]).draft;
  const missing = ["g2", "g3", "u4"].map((card) => {
    const before = passing.missing;
    passing.tap(card);
    return before;
  });
  expect(missing).toEqual(["septet-first-pass 3", "septet-first-pass 2", "septet-first-pass 1"]);
  expect(passing.missing).toBe("");
  say.mockRestore();
});

test("a pass that is not yet made stays as it is while the connection is lost", () => {
  const say = vi.spyOn(i18n, "say").mockImplementation((key, words) => `${key} ${String(words?.me ?? "")}`.trim());
  const view = { ...START, phase: "pass" as const, to_act: [0, 2], hand: ["g2", "g3", "u4", "b13"] };
  const act = vi.fn(() => Promise.resolve(true));
  const legal = [pass("g2", "g3", "u4")];
  const props = { view, seat: 0, seats: SEATS, legal, hint: null, isLive: true, act, step: 0, past: [] };
  const draft = new Draft(() => props);
  for (const card of ["g2", "g3"]) draft.tap(card);
  props.legal = [];
  expect(draft.sentence).toBe("waiting-for yes");
  for (let taps = 0; taps < 2; taps++) draft.tap("b13");
  expect(draft.lifted).toEqual(["g2", "g3"]);
  expect(act).not.toHaveBeenCalled();
  // Whoever has passed waits for the others.
  view.to_act = [2];
  expect(draft.sentence).toBe("septet-wait-pass");
  say.mockRestore();
});

test("a card that must wait says why when it is lifted, and others what they would do", () => {
  const say = vi.spyOn(i18n, "say").mockImplementation((key) => key);
  const view = { ...START, plays: [{ seat: 3, card: "g5" }], n_on_table: 1, hand: ["g2", "u4"] };
  const legal = [play("g2")];
  const props = {
    view,
    seat: 0,
    seats: SEATS,
    legal,
    hint: null,
    isLive: true,
    step: 0,
    past: [],
    act: () => Promise.resolve(true),
  };
  const draft = new Draft(() => props);
  expect(draft.sentence).toBe("septet-do-follow");
  draft.tap("u4");
  expect(draft.sentence).toBe("septet-must-follow");
  draft.tap("g2");
  expect(draft.sentence).toBe("septet-would-stay-below");
  // A card that has been played is lifted no more.
  view.hand = ["u4"];
  expect(draft.sentence).toBe("septet-do-follow");
  say.mockRestore();
});
