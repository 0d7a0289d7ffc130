import { expect, test, vi } from "vitest";
import type { Noted, TableProps } from "../face";
import { Draft } from "./draft.svelte";
import type { Action, TajutoView } from "./view";

function draftOf(legal: Noted<Action>[]): { draft: Draft; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn(() => Promise.resolve(true));
  const view = { players: [{ floors: [] }] } as unknown as TajutoView;
  const props: TableProps<TajutoView, Action> = { view, seat: 0, seats: [], legal, hint: null, isLive: true, act };
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
