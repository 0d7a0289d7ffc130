import { expect, test } from "vitest";
import { lastCardOf, newsOf, shownBy } from "./news";
import { SEATS, START } from "./testing";

const PLAYS = [
  { seat: 1, card: "y7" },
  { seat: 2, card: "y8" },
  { seat: 3, card: "r7" },
  { seat: 0, card: "y4" },
];

test("before the first card the goal is told", () => {
  const news = newsOf({ ...START, phase: "pass", leader: null }, SEATS);
  expect(news.saying).toEqual({ key: "septet-goal", words: { need: 4 } });
});

test("the last card is told with its player", () => {
  const news = newsOf({ ...START, plays: PLAYS.slice(0, 2), n_on_table: 2 }, SEATS);
  expect(news.saying).toMatchObject({ key: "septet-log-play", words: { name: "Sora", me: "no" } });
  expect(news.card).toBe("y8");
});

test("a finished trick is told with the card that took it and with its bosses", () => {
  const news = newsOf({ ...START, plays: PLAYS, n_on_table: 0, to_act: [2] }, SEATS);
  expect(news.saying).toMatchObject({ key: "septet-log-trick", words: { name: "Sora", n: 2 } });
  expect(news.card).toBe("y8");
});

test("each thing that happens is a moment of its own", () => {
  const moments = [0, 1, 2].map((n) => newsOf({ ...START, plays: PLAYS.slice(0, n), n_on_table: n }, SEATS).moment);
  expect(new Set(moments).size).toBe(3);
});

test("a shown card stays before its player until it is played", () => {
  const view = { ...START, lead_card: { card: "gA", seat: 1, is_shown: true } };
  expect(newsOf(view, SEATS).saying.key).toBe("septet-log-shows");
  expect(shownBy(view, 1)).toBe("gA");
  expect(shownBy(view, 2)).toBeNull();
  expect(shownBy({ ...view, plays: [{ seat: 1, card: "gA" }], n_on_table: 1 }, 1)).toBeNull();
  expect(shownBy({ ...view, lead_card: { card: "gA", seat: 1, is_shown: false } }, 1)).toBeNull();
});

test("what everybody played last can be looked at after the trick is gone", () => {
  expect(lastCardOf({ ...START, plays: PLAYS }, 3)).toBe("r7");
  expect(lastCardOf(START, 3)).toBeNull();
});
