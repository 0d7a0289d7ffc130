import { expect, test } from "vitest";
import type { ChairView } from "../lib/protocol";
import { absenceOf, isHere, span } from "./absence";

const CHAIR: ChairView = {
  holder: { kind: "person", name: "Ada", is_bot: false, is_me: false },
  presence: { kind: "here" },
  has_agreed: true,
  has_stand_in: false,
  stand_in_since_ms: null,
  has_resigned: false,
  wants_to_resign: false,
  wants_to_abandon: false,
  n_votes: 0,
  has_my_vote: false,
  wants_rematch: false,
  pledge: null,
  claims_for_me: true,
  left_ms: null,
};

test("of whoever is there, and of minds, nothing is said", () => {
  expect(absenceOf(CHAIR, true, 0)).toBeNull();
  expect(absenceOf({ ...CHAIR, presence: null }, true, 0)).toBeNull();
});

test("whoever is there and plays has a sign; minds, and whoever let a mind play, have none", () => {
  expect(isHere(CHAIR, true)).toBe(true);
  expect(isHere({ ...CHAIR, presence: null }, true)).toBe(false);
  expect(isHere({ ...CHAIR, presence: { kind: "away", since_ms: 1 } }, true)).toBe(false);
  expect(isHere({ ...CHAIR, has_stand_in: true }, true)).toBe(false);
  expect(isHere({ ...CHAIR, has_stand_in: true }, false), "before and after a match nobody plays").toBe(true);
});

test("times are those of this device", () => {
  const away: ChairView = { ...CHAIR, presence: { kind: "away", since_ms: 5000 } };
  expect(absenceOf(away, true, 2000)).toEqual({ kind: "away", sinceMs: 3000 });
});

test("what plays the seat matters more than where its person is", () => {
  const gone: ChairView = {
    ...CHAIR,
    presence: { kind: "gone", since_ms: 1 },
    has_stand_in: true,
    stand_in_since_ms: 7,
  };
  expect(absenceOf(gone, true, 0)).toEqual({ kind: "stand-in", sinceMs: 7 });
  expect(absenceOf({ ...gone, has_resigned: true }, true, 0)?.kind).toBe("resigned");
  expect(absenceOf(gone, false, 0), "after the match nobody plays").toEqual({ kind: "gone", sinceMs: 1 });
});

test("a span is told in the largest unit that it fills", () => {
  expect(span(0)).toEqual({ unit: "seconds", n: 1 });
  expect(span(59_999)).toEqual({ unit: "seconds", n: 59 });
  expect(span(125_000)).toEqual({ unit: "minutes", n: 2 });
  expect(span(7_200_000)).toEqual({ unit: "hours", n: 2 });
  expect(span(3 * 86_400_000)).toEqual({ unit: "days", n: 3 });
});
