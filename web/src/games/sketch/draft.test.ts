import { expect, test, vi } from "vitest";
import { i18n } from "../../lib/i18n.svelte";
import type { Noted, TableProps } from "../face";
import { Draft } from "./draft.svelte";
import type { Action, SketchView } from "./view";

const HALF = { key: "rbC-0", card: "rbC", half: "r" };
const BARE: Noted<Action> = { kind: "play", card: "rbC", colour: "r", ability: "none", notation: "rbC:r" };
const CALL: Noted<Action> = {
  kind: "play",
  card: "rbC",
  colour: "r",
  ability: "call",
  from: "g",
  notation: "rbC:r call g",
};

function draftOf(legal: Noted<Action>[], more: object = {}): { draft: Draft; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn(() => Promise.resolve(true));
  const view = { hands: [{ cards: ["rbC"] }], ...more } as unknown as SketchView;
  const props: TableProps<SketchView, Action> = {
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

test("a half is played without its ability at first, and as chosen then", () => {
  const { draft, act } = draftOf([BARE, CALL]);
  draft.pick(HALF);
  expect(draft.play?.notation).toBe("rbC:r");
  draft.way = draft.callFrom("g");
  draft.pick(HALF);
  expect(act).toHaveBeenCalledWith("rbC:r call g");
});

test("a dropped half is played at once where there is one way to do it", () => {
  const one = draftOf([BARE]);
  one.draft.drop(HALF);
  expect(one.act).toHaveBeenCalledWith("rbC:r");
  const two = draftOf([BARE, CALL]);
  two.draft.drop(HALF);
  expect(two.act).not.toHaveBeenCalled();
});

test("a lifted half says what it would do, and why its ability is not offered", () => {
  const say = vi.spyOn(i18n, "say").mockImplementation((key) => key);
  const { draft } = draftOf([BARE], {
    stacks: [{ colour: "r", seen: ["r4"], unseen: [], below: [], sides: [[], []] }],
    last_cards: [null, null],
  });
  draft.pick(HALF);
  expect(draft.sentence).toBe("sketch-preview-more problem-last-yokai");
  say.mockRestore();
});
