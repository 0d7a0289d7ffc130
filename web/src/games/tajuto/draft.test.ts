import { expect, test, vi } from "vitest";
import type { TableProps } from "../face";
import { Draft } from "./draft.svelte";
import type { TajutoView } from "./view";

function draftOf(legal: string[]): { draft: Draft; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn(() => Promise.resolve(true));
  const view = { players: [{ floors: [] }] } as unknown as TajutoView;
  const props: TableProps<TajutoView> = { view, seat: 0, seats: [], legal, hint: null, isLive: true, act };
  return { draft: new Draft(() => props), act };
}

test("a tap on a pagoda builds, or does what was chosen", () => {
  const { draft, act } = draftOf(["build r", "offer r", "offer g"]);
  expect(draft.plotVerb("r")).toBe("build");
  expect(draft.plotVerb("g")).toBeNull();
  draft.open("offer");
  expect(draft.plotVerb("g")).toBe("offer");
  draft.pick("offer", "g");
  expect(act).toHaveBeenCalledWith("offer g");
});

test("of two tiles for one deed the one asked for is used", () => {
  const { draft, act } = draftOf(["draw 1", "draw 1 D"]);
  draft.open("draw");
  draft.wantsExtra = true;
  draft.pick(draft.verb, "1");
  expect(act).toHaveBeenCalledWith("draw 1 D");
});

test("who must choose which floor to keep is asked before the turn ends", () => {
  const { draft, act } = draftOf(["end r4", "end g1"]);
  draft.end();
  expect(draft.mode).toBe("keep");
  expect(act).not.toHaveBeenCalled();
  draft.pickFloor("r4");
  expect(act).toHaveBeenCalledWith("end r4");
});
