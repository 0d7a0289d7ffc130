import { expect, test } from "vitest";
import type { SeatInfo } from "../games/face";
import { newStandIns } from "./standins";

const seat = (index: number, hasStandIn: boolean, isMe = false): SeatInfo => ({
  index,
  name: "",
  level: null,
  isMe,
  isTurn: false,
  hasStandIn,
  leftMs: null,
  clockAtMs: 0,
});

test("a mind that begins to play for somebody else is news", () => {
  const before = [seat(0, false, true), seat(1, false), seat(2, true)];
  const now = [seat(0, true, true), seat(1, true), seat(2, true)];
  expect(newStandIns(before, now).map((info) => info.index)).toEqual([1]);
});

test("what was so when the table was opened is not", () => {
  expect(newStandIns([], [seat(0, true)])).toEqual([]);
});
