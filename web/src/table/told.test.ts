import { expect, test } from "vitest";
import { Told } from "./told.svelte";

const told = (): Told<string> =>
  new Told(
    () => "",
    (_, after) =>
      after.startsWith("end") ? [] : [{ seat: Number(after.at(-1)), saying: { key: after }, piece: after }],
  );

test("what was there when the table was opened is not told", () => {
  const story = told();
  story.follow("build 1");
  expect(story.newest).toBeNull();
});

test("everybody's last deed stays, also when something not worth telling follows", () => {
  const story = told();
  story.follow("");
  story.follow("build 1");
  story.follow("end 1");
  story.follow("draw 2");
  expect(story.bySeat[1]?.piece).toBe("build 1");
  expect(story.newest?.piece).toBe("draw 2");
  expect(story.count).toBe(2);
});
