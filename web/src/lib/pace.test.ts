import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Pace } from "./pace";

describe("the pace of pictures", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("shows the first at once and each next after the one before was looked at", () => {
    const shown: number[] = [];
    const pace = new Pace<number>(
      (picture) => shown.push(picture),
      () => 500,
    );
    for (const picture of [1, 2, 3]) pace.add(picture);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(499);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([1, 2, 3]);
    expect(pace.isBusy).toBe(false);
  });

  test("skips to the last when somebody taps", () => {
    const shown: number[] = [];
    const pace = new Pace<number>(
      (picture) => shown.push(picture),
      () => 500,
    );
    for (const picture of [1, 2, 3]) pace.add(picture);
    pace.skip();
    expect(shown).toEqual([1, 3]);
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual([1, 3]);
  });

  test("goes twice as fast when it is told to", () => {
    const shown: number[] = [];
    const pace = new Pace<number>(
      (picture) => shown.push(picture),
      () => 500,
    );
    pace.rate = 2;
    for (const picture of [1, 2]) pace.add(picture);
    vi.advanceTimersByTime(250);
    expect(shown).toEqual([1, 2]);
  });

  test("asks how long with the picture before", () => {
    const asked: (number | null)[] = [];
    const pace = new Pace<number>(
      () => undefined,
      (_, before) => {
        asked.push(before);
        return 10;
      },
    );
    pace.add(1);
    pace.add(2);
    vi.advanceTimersByTime(10);
    expect(asked).toEqual([null, 1]);
  });
});
