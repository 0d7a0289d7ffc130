import { expect, test, vi } from "vitest";
import type { Noted, TableProps } from "../face";
import { Draft } from "./draft.svelte";
import type { Action, PagodaView } from "./view";

function draftOf(view: Partial<PagodaView>, legal: Noted<Action>[]): { draft: Draft; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn(() => Promise.resolve(true));
  const whole = { rounds: [], ...view } as unknown as PagodaView;
  const props: TableProps<PagodaView, Action> = {
    view: whole,
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

test("a lifted card goes to the pile that is tapped, and closes only where that is legal", () => {
  const { draft, act } = draftOf({ waiting: { for: "play", seat: 0 } }, [
    { kind: "play", card: "k5", pile: "left", close: false, notation: "k5 L" },
    { kind: "play", card: "k5", pile: "right", close: false, notation: "k5 R" },
    { kind: "play", card: "k5", pile: "right", close: true, notation: "k5 R close" },
  ]);
  expect(draft.pickOf("L")).toBeUndefined();
  draft.tap("k5");
  expect(draft.closable).toEqual(["R"]);
  draft.pickOf("L")?.();
  expect(act).toHaveBeenCalledWith("k5 L");
});

test("nobody can be given a card before one is lifted", () => {
  const { draft, act } = draftOf({ waiting: { for: "give", seat: 0 } }, [
    { kind: "give", card: "t3", to: 1, notation: "give t3 1" },
    { kind: "give", card: "t3", to: 2, notation: "give t3 2" },
  ]);
  expect(draft.targets).toEqual([]);
  draft.tap("t3");
  expect(draft.targets).toEqual([1, 2]);
  draft.give(2);
  expect(act).toHaveBeenCalledWith("give t3 2");
});

test("a lifted card says what the hand and, after closing, the pool would count", () => {
  const own = { hand: ["k5", "t1", "t4"], pool: ["t3", "i2"], hand_points: 6, pool_points: 5 };
  const { draft } = draftOf({ waiting: { for: "play", seat: 0 }, own }, [
    { kind: "play", card: "k5", pile: "left", close: false, notation: "k5 L" },
    { kind: "play", card: "k5", pile: "left", close: true, notation: "k5 L close" },
  ]);
  expect([...draft.closers]).toEqual(["k5"]);
  draft.tap("k5");
  expect(draft.pointsLeft).toBe(1);
  expect(draft.poolAfterClosing).toBe(3);
});
