import { expect, test } from "vitest";
import { others, who, type SeatInfo } from "./face";

const seats = ["Ada", "Ren", "Sora"].map((name, index): SeatInfo => ({
  index,
  name,
  level: null,
  isMe: index === 0,
  isTurn: false,
  hasStandIn: false,
  leftMs: null,
  clockAtMs: 0,
}));

test("the others sit clockwise from the left", () => {
  expect(others(seats, 1).map((seat) => seat.name)).toEqual(["Sora", "Ada"]);
});

test("a spectator sees everybody", () => {
  expect(others(seats, null)).toHaveLength(3);
});

test("messages speak to me and of others", () => {
  expect(who(seats, 0)).toEqual({ name: "Ada", me: "yes", absence: "none" });
  expect(who(seats, 2)).toEqual({ name: "Sora", me: "no", absence: "none" });
});
