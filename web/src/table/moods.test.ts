import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeatInfo } from "../games/face";
import { Moods } from "./moods.svelte";

const seat = (index: number, isTurn = false): SeatInfo => ({
  index,
  name: "",
  level: null,
  isMe: false,
  isTurn,
  hasStandIn: false,
  leftMs: null,
  clockAtMs: 0,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whoever must act thinks, the others are calm", () => {
  const moods = new Moods();
  expect([moods.of(seat(0, true), null), moods.of(seat(1), null)]).toEqual(["thinking", "calm"]);
});

test("what a step stirs passes, and what stirs nobody changes nothing", () => {
  const moods = new Moods();
  moods.stir({ glad: [0], sad: [1], sound: null });
  moods.stir({ glad: [], sad: [], sound: "card" });
  expect([0, 1, 2].map((one) => moods.of(seat(one, one === 0), null))).toEqual(["glad", "sad", "calm"]);
  vi.runAllTimers();
  expect([0, 1, 2].map((one) => moods.of(seat(one, one === 0), null))).toEqual(["thinking", "calm", "calm"]);
});

test("an end stays: the winners are glad", () => {
  const outcome = { places: [2, 1, 1], points: [0, 1, 1], ending: "" };
  const moods = new Moods();
  expect([0, 1, 2].map((one) => moods.of(seat(one), outcome))).toEqual(["sad", "glad", "glad"]);
});
