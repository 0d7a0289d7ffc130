import { expect, test } from "vitest";
import { talesOf, type Tale, type Tales } from "./told";

const tell = (_: string, after: string): Tale | null =>
  after === "" ? null : { seat: Number(after.at(-1)), sayings: after.startsWith("end") ? [] : [{ key: after }] };
const tales = (step: number, ...views: string[]): Tales<Tale> => talesOf(views, step, 3, tell);
const keysOf = (told: Tales<Tale>, seat: number): string[] | undefined =>
  told.bySeat[seat]?.flatMap(({ sayings }) => sayings.map(({ key }) => key));

test("a view alone tells nothing", () => {
  expect(tales(7, "build 1")).toEqual({ bySeat: {}, newest: null, step: 0 });
});

test("everybody's last deeds stay, also when something not worth telling follows", () => {
  const told = tales(3, "", "build 1", "end 1", "draw 2");
  expect(keysOf(told, 1)).toEqual(["build 1"]);
  expect(told.newest?.sayings).toEqual([{ key: "draw 2" }]);
  expect(told.step).toBe(3);
});

test("the newest is news only once", () => {
  expect(tales(9, "", "build 1", "end 1").step).toBe(8);
  expect(tales(12, "", "", "", "", "build 1", "end 1").step).toBe(11);
});

test("the deeds of the last turn of each are told in their order, and none of the turn before", () => {
  const told = tales(7, "", "offer 0", "end 0", "get 1", "end 1", "build 0", "", "draw 0", "draw 1");
  expect(Object.keys(told.bySeat)).toEqual(["0", "1"]);
  expect(keysOf(told, 0)).toEqual(["build 0", "draw 0"]);
  expect(keysOf(told, 1)).toEqual(["draw 1"]);
});

test("a turn in which nothing was done leaves the one before it told", () => {
  expect(keysOf(tales(6, "", "build 0", "end 0", "get 1", "end 1", "end 0", "end 1"), 0)).toEqual(["build 0"]);
});
