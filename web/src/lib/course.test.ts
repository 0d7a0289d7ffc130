import { expect, test } from "vitest";
import type { Course as Stretch, CourseStep, TableView } from "./protocol";
import { actorOf, Course, Courses } from "./course.svelte";

const step = (number: number, view: unknown = `view ${number}`): CourseStep => ({
  step: number,
  actor: null,
  to_act: [number % 2],
  line: null,
  line_parts: null,
  view,
});

/** A server that knows these views of a match, and notes what it is asked for. */
function serverOf(views: string[], asked: string[] = []) {
  return (_: number | null, from: number, to: number): Promise<Stretch> => {
    asked.push(`${from}-${to}`);
    const steps = views.map((view, number) => step(number, view)).slice(from, to + 1);
    return Promise.resolve({ match: "m", n_steps: views.length - 1, seat: 0, steps });
  };
}

const views = (n: number): string[] => Array.from({ length: n }, (_, number) => `view ${number}`);
const viewsOf = (course: Course): unknown[] => course.upTo(course.last).map((one) => one.view);

test("pictures that come one after the other need no server", async () => {
  const asked: string[] = [];
  const course = new Course("m", 0, serverOf([], asked));
  for (const number of [0, 1, 2]) course.take(step(number));
  await course.fill();
  expect(viewsOf(course)).toEqual(views(3));
  expect(asked).toEqual([]);
  expect(course.at(2)?.actor).toBe(1);
});

test("what was before the page was opened is asked for, the newest first", async () => {
  const asked: string[] = [];
  const course = new Course("m", 0, serverOf(views(101), asked));
  course.take(step(100));
  expect(viewsOf(course)).toEqual(["view 100"]);
  await course.fill();
  expect(asked).toEqual(["36-99", "0-35"]);
  expect(viewsOf(course)).toEqual(views(101));
  expect(course.at(100)?.actor, "told by the step before").toBe(1);
});

test("what was left out is asked for", async () => {
  const asked: string[] = [];
  const course = new Course("m", 0, serverOf(views(8), asked));
  for (const number of [0, 1, 2, 7]) course.take(step(number));
  await course.fill();
  expect(asked).toEqual(["2-6"]);
  expect(viewsOf(course)).toEqual(views(8));
});

test("what was taken back is gone", async () => {
  const course = new Course("m", 0, serverOf(views(2)));
  for (const number of [0, 1, 2, 3]) course.take(step(number));
  course.take(step(1));
  await course.fill();
  expect(viewsOf(course)).toEqual(views(2));
});

test("what was taken back and done otherwise while nobody told us is found out", async () => {
  const now = ["view 0", "view 1", "other 2", "other 3", "other 4"];
  const course = new Course("m", 0, serverOf(now));
  for (const number of [0, 1, 2, 3]) course.take(step(number));
  course.doubt();
  course.take(step(4, "other 4"));
  await course.fill();
  expect(viewsOf(course)).toEqual(now);
});

test("as many steps, but another one: all is asked for again", async () => {
  const now = ["view 0", "other 1", "other 2"];
  const course = new Course("m", 0, serverOf(now));
  for (const number of [0, 1, 2]) course.take(step(number));
  course.take(step(2, "other 2"));
  await course.fill();
  expect(viewsOf(course)).toEqual(now);
});

test("without a server what is known stays, and a later picture asks again", async () => {
  let isAway = true;
  const server = serverOf(views(4));
  const course = new Course("m", 0, (...which) => (isAway ? Promise.reject(new Error("away")) : server(...which)));
  course.take(step(3));
  await course.fill();
  expect(viewsOf(course)).toEqual(["view 3"]);
  isAway = false;
  await course.fill();
  expect(viewsOf(course)).toEqual(views(4));
});

test("another match begins anew, and each side has its own", () => {
  const courses = new Courses(serverOf([]));
  const picture = (match: string, seats: number[]): TableView =>
    ({
      step: 0,
      match: { id: match, to_act: [], sides: seats.map((seat) => ({ seat, view: `${match} ${seat}` })) },
    }) as unknown as TableView;
  courses.take(picture("m", [0, 1]));
  const first = courses.of(0);
  courses.take(picture("m", [0, 1]));
  expect(courses.of(0)).toBe(first);
  expect(courses.of(1)?.at(0)?.view).toBe("m 1");
  courses.take(picture("n", [0]));
  expect(courses.of(0)?.at(0)?.view).toBe("n 0");
  expect(courses.of(1)).toBeUndefined();
});

test("who acted is who is no longer waited for", () => {
  expect(actorOf([], [1])).toBeNull();
  expect(actorOf([1], [1])).toBe(1);
  expect(actorOf([1, 2], [2])).toBe(1);
  expect(actorOf([1, 2], [1, 2])).toBeNull();
});
