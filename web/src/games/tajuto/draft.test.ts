import { expect, test, vi } from "vitest";
import type { Noted, TableProps } from "../face";
import { Draft } from "./draft.svelte";
import { endQuestion } from "./question.svelte";
import type { Action, TajutoView } from "./view";

function draftOf(
  legal: Noted<Action>[],
  parts: Partial<TajutoView> = {},
): { draft: Draft; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn(() => Promise.resolve(true));
  const view = { players: [{ floors: [] }], ...parts } as unknown as TajutoView;
  const props: TableProps<TajutoView, Action> = {
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

test("a tap on a pagoda builds, or does what was chosen", () => {
  const { draft, act } = draftOf([
    { kind: "build", pagoda: "r", notation: "build r" },
    { kind: "offer", pagoda: "r", with: "starting", notation: "offer r" },
    { kind: "offer", pagoda: "g", with: "starting", notation: "offer g" },
  ]);
  expect(draft.plotVerb("r")).toBe("build");
  expect(draft.plotVerb("g")).toBeNull();
  draft.open("offer");
  expect(draft.plotVerb("g")).toBe("offer");
  draft.pick("offer", "g");
  expect(act).toHaveBeenCalledWith("offer g");
});

test("of two tiles for one deed the one asked for is used", () => {
  const { draft, act } = draftOf([
    { kind: "draw", size: 1, with: "starting", notation: "draw 1" },
    { kind: "draw", size: 1, with: "extra", notation: "draw 1 D" },
  ]);
  draft.open("draw");
  draft.wantsExtra = true;
  draft.pick(draft.verb, "1");
  expect(act).toHaveBeenCalledWith("draw 1 D");
});

test("who must choose which floor to keep is asked before the turn ends", () => {
  const { draft, act } = draftOf([
    { kind: "end", keep: "r4", notation: "end r4" },
    { kind: "end", keep: "g1", notation: "end g1" },
  ]);
  draft.end();
  expect(draft.mode).toBe("keep");
  expect(act).not.toHaveBeenCalled();
  draft.pickFloor("r4");
  expect(act).toHaveBeenCalledWith("end r4");
});

const END: Noted<Action> = { kind: "end", keep: null, notation: "end" };
const DRAW: Noted<Action> = { kind: "draw", size: 1, with: "starting", notation: "draw 1" };

test("a turn with an action left ends only after the question was answered", () => {
  const { draft, act } = draftOf([DRAW, END]);
  draft.end();
  expect(draft.isEnding).toBe(true);
  expect(act).not.toHaveBeenCalled();
  draft.endNow();
  expect(draft.isEnding).toBe(false);
  expect(act).toHaveBeenCalledWith("end");
});

test("nothing is asked when nothing is left, or when the question is switched off", () => {
  const { draft, act } = draftOf([END]);
  draft.end();
  expect(act).toHaveBeenCalledTimes(1);
  endQuestion.isOn = false;
  const other = draftOf([DRAW, END]);
  other.draft.end();
  endQuestion.isOn = true;
  expect(other.act).toHaveBeenCalledWith("end");
});

test("the next useful thing is never the end while something else can be done", () => {
  const build: Noted<Action> = { kind: "build", pagoda: "r", notation: "build r" };
  const offer: Noted<Action> = { kind: "offer", pagoda: "r", with: "starting", notation: "offer r" };
  expect(draftOf([offer, DRAW, build]).draft.next).toBe("build");
  expect(draftOf([offer, DRAW, END]).draft.next).toBe("draw");
  expect(draftOf([offer, END]).draft.next).toBe("offer");
  const { draft, act } = draftOf([END]);
  expect(draft.next).toBe("end");
  draft.goOn();
  expect(act).toHaveBeenCalledWith("end");
});

test("an objective that could still be claimed is asked about too", () => {
  const { draft } = draftOf([{ kind: "claim", objective: "first", notation: "claim first" }, END]);
  draft.end();
  expect(draft.isEnding).toBe(true);
  expect(draft.left).toEqual(["claim"]);
});

test("the end of the own turn can be taken back until one does something else, whatever others did since", () => {
  const undo = vi.fn();
  const takeBackAfter = (...deeds: [seat: number, deed: Action][]): (() => void) | null => {
    const views = deeds.map(([seat, action_parts]) => ({ players: [], last: { seat, action_parts } }));
    const [view, ...past] = (views as unknown as TajutoView[]).reverse();
    const act = (): Promise<boolean> => Promise.resolve(true);
    return new Draft(() => ({
      view: view!,
      seat: 0,
      seats: [],
      legal: [],
      hint: null,
      isLive: true,
      act,
      undo,
      step: past.length,
      past: past.reverse(),
    })).takeBack;
  };
  const offer: Action = { kind: "offer", pagoda: "r", with: "starting" };
  expect(takeBackAfter([0, END])).toBe(undo);
  expect(takeBackAfter([0, END], [1, offer])).toBe(undo);
  expect(takeBackAfter([0, END], [1, END], [0, offer])).toBeNull();
  expect(takeBackAfter([1, END])).toBeNull();
  expect(takeBackAfter([0, DRAW])).toBeNull();
});

test("a pagoda and a floor say what they would bring, as the rules count it", () => {
  const plots = [
    { pagoda: "r", height: 2, cube: null },
    { pagoda: "g", height: 2, cube: 1 },
    { pagoda: "b", height: 0, cube: null },
  ];
  const { draft } = draftOf(
    [
      { kind: "build", pagoda: "r", notation: "build r" },
      { kind: "build", pagoda: "g", notation: "build g" },
      { kind: "offer", pagoda: "r", with: "starting", notation: "offer r" },
      { kind: "get", tile: "Ib", with: "starting", notation: "get Ib" },
    ],
    { garden: plots, inauguration_price: { printed: 8, yours: 6 } } as unknown as Partial<TajutoView>,
  );
  expect(draft.bringsAt("r")).toBe(3);
  // Two more over a cube, whoever laid it there.
  expect(draft.bringsAt("g")).toBe(3 + 2);
  expect(draft.bringsAt("b")).toBeNull();
  expect(draft.floorBrings("g3")).toBe(3 + 2);
  expect(draft.floorBrings("b2")).toBeNull();
  draft.mode = "offer";
  expect(draft.bringsAt("r")).toBe(2 + 2);
  expect(draft.bringsAt("g")).toBeNull();
  draft.mode = "get";
  expect(draft.bringsAt("b")).toBe(-6);
  draft.mode = "keep";
  expect(draft.floorBrings("r3")).toBeNull();
});

test("whoever touches something while others play is told why it does nothing", () => {
  const { draft, act } = draftOf([]);
  draft.tapPlot("r");
  draft.pickFloor("r3");
  expect(act.mock.calls).toEqual([["build r"], ["build r"]]);
});
