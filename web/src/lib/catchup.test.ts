import { beforeEach, expect, test, vi } from "vitest";
import { CatchUp } from "./catchup.svelte";
import type { Picture } from "./connection.svelte";
import { Courses } from "./course.svelte";
import { Pace } from "./pace";
import type { TableView } from "./protocol";

const store = new Map<string, string>();
const page = { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
vi.stubGlobal("document", page);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
});

/** A match in which seats 0 and 1 act in turns; it is watched from seat 0. */
const picture = (step: number): Picture => {
  const sides = [{ seat: 0, view: `view ${step}`, legal: [], legal_parts: [], can_undo: false }];
  const match = { id: "m", to_act: [step % 2], sides };
  return { step, skewMs: 0, table: { step, match } as unknown as TableView };
};

interface Screen {
  shown: number[];
  catchUp: CatchUp;
  come: (step: number, isBack?: boolean) => Promise<void>;
  pace: Pace<Picture>;
}

/** A page that has just been opened. */
function open(): Screen {
  const courses = new Courses((seat, from, to) => {
    const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index).map((step) => ({
      step,
      actor: (step + 1) % 2,
      to_act: [step % 2],
      line: null,
      line_parts: null,
      view: `view ${step}`,
    }));
    return Promise.resolve({ match: "m", n_steps: 1000, seat, steps });
  });
  const shown: number[] = [];
  const pace = new Pace<Picture>(
    (one) => {
      shown.push(one.step);
      catchUp.note(one);
    },
    () => 1000,
  );
  const catchUp: CatchUp = new CatchUp(pace, courses);
  const come = async (step: number, isBack = false): Promise<void> => {
    const one = picture(step);
    courses.take(one.table);
    catchUp.take(one, isBack);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { shown, catchUp, come, pace };
}

beforeEach(() => {
  vi.useFakeTimers();
  store.clear();
  page.hidden = false;
});

test("whoever comes for the first time has missed nothing", async () => {
  const { shown, catchUp, come } = open();
  await come(9);
  expect(shown).toEqual([9]);
  expect(catchUp.missed).toBeNull();
});

test("after a reload the missed steps are shown at double speed", async () => {
  await open().come(4);
  const { shown, catchUp, come } = open();
  await come(8);
  expect(catchUp.missed).toEqual({ n: 2, since: 4, isCut: false });
  expect(shown).toEqual([5]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(shown).toEqual([5, 6, 7, 8]);
});

test("they can be skipped", async () => {
  await open().come(4);
  const { shown, catchUp, come } = open();
  await come(8);
  catchUp.skip();
  expect(shown).toEqual([5, 8]);
  expect(catchUp.missed).toBeNull();
});

test("of many the last are shown, and all on request", async () => {
  await open().come(4);
  const { shown, catchUp, come } = open();
  await come(50);
  expect(shown).toEqual([38]);
  expect(catchUp.missed?.isCut).toBe(true);
  catchUp.showAll();
  expect(shown.at(-1)).toBe(5);
});

test("when the page was hidden, it goes on where it was looked at last", async () => {
  const { shown, come } = open();
  await come(4);
  page.hidden = true;
  for (const step of [5, 6, 7]) await come(step);
  expect(shown.at(-1), "the title must say whose turn it is").toBe(7);
  page.hidden = false;
  const onVisible = page.addEventListener.mock.calls.at(-1)?.[1] as () => void;
  onVisible();
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown).toEqual([4, 5, 6, 7, 5, 6, 7]);
});

test("whoever comes back by the line is told so, also when nothing happened", async () => {
  const { catchUp, come } = open();
  await come(4);
  await come(4, true);
  expect(catchUp.missed?.n).toBe(0);
});

test("what comes while it is asked for is not lost", async () => {
  await open().come(4);
  const { shown, come, catchUp } = open();
  const first = come(6);
  const second = come(7);
  await Promise.all([first, second]);
  catchUp.skip();
  expect(shown.at(-1)).toBe(7);
});
