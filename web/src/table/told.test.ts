import { expect, test } from "vitest";
import { talesOf, type Tale, type Tales } from "./told";

const tell = (_: string, after: string): Tale[] =>
  after.startsWith("end") ? [] : [{ seat: Number(after.at(-1)), saying: { key: after }, piece: after }];
const tales = (step: number, ...views: string[]): Tales => talesOf(views, step, 3, tell);

test("a view alone tells nothing", () => {
  expect(tales(7, "build 1")).toEqual({ bySeat: {}, newest: null, step: 0 });
});

test("everybody's last deed stays, also when something not worth telling follows", () => {
  const told = tales(3, "", "build 1", "end 1", "draw 2");
  expect(told.bySeat[1]?.piece).toBe("build 1");
  expect(told.newest?.piece).toBe("draw 2");
  expect(told.step).toBe(3);
});

test("the newest is news only once", () => {
  expect(tales(9, "", "build 1", "end 1").step).toBe(8);
  expect(tales(12, "", "", "", "", "build 1", "end 1").step).toBe(11);
});

test("only the last deed of each is told", () => {
  const told = tales(3, "", "build 0", "draw 0", "draw 1");
  expect(Object.keys(told.bySeat)).toEqual(["0", "1"]);
  expect(told.bySeat[0]?.piece).toBe("draw 0");
});
