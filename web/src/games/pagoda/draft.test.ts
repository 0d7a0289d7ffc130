import { expect, test, vi } from "vitest";
import type { TableProps } from "../face";
import { Draft } from "./draft.svelte";
import type { PagodaView } from "./view";

function draftOf(view: Partial<PagodaView>, legal: string[]): { draft: Draft; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn(() => Promise.resolve(true));
  const whole = { rounds: [], ...view } as unknown as PagodaView;
  const props: TableProps<PagodaView> = { view: whole, seat: 0, seats: [], legal, hint: null, isLive: true, act };
  return { draft: new Draft(() => props), act };
}

test("a lifted card goes to the pile that is tapped, and closes only where that is legal", () => {
  const { draft, act } = draftOf({ waiting: { for: "play", seat: 0 } }, ["k5 L", "k5 R", "k5 R close"]);
  expect(draft.pickOf("L")).toBeUndefined();
  draft.tap("k5");
  expect(draft.closable).toEqual(["R"]);
  draft.pickOf("L")?.();
  expect(act).toHaveBeenCalledWith("k5 L");
});

test("nobody can be given a card before one is lifted", () => {
  const { draft, act } = draftOf({ waiting: { for: "give", seat: 0 } }, ["give t3 1", "give t3 2"]);
  expect(draft.targets).toEqual([]);
  draft.tap("t3");
  expect(draft.targets).toEqual([1, 2]);
  draft.give(2);
  expect(act).toHaveBeenCalledWith("give t3 2");
});
