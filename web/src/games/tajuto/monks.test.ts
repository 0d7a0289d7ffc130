import { expect, test } from "vitest";
import type { SeatInfo } from "../face";
import { monkTags } from "./monks";

/** Seats with these names; what follows a slash says how many namesakes sit before it. */
const tagsOf = (...names: string[]): string[] =>
  monkTags(
    names.map((text, index) => {
      const [name = "", twin = "0"] = text.split("/");
      return { index, name, twin: Number(twin) } as SeatInfo;
    }),
  );

test("a letter is enough where names begin differently", () => {
  expect(tagsOf("Mai", "Karakasa", "Tengu")).toEqual(["M", "K", "T"]);
});

test("namesakes have the number of their name", () => {
  expect(tagsOf("Mai", "Karakasa", "Karakasa II/1", "Karakasa III/2")).toEqual(["M", "K", "K2", "K3"]);
});

test("names that begin alike have a second letter, or else a number", () => {
  expect(tagsOf("Kai", "Koto", "Sora")).toEqual(["Ka", "Ko", "So"]);
  expect(tagsOf("Kai", "Karin", "Karakasa", "Karakasa II/1")).toEqual(["K1", "K2", "K3", "K4"]);
  expect(tagsOf("Äpfel", "Ärmel")).toEqual(["Äp", "Är"]);
});

test("no two monks are ever alike, whoever sits there", () => {
  const names = ["Kai", "Ka", "K", "K2", "Karakasa", "Karakasa II/1", "  Kai", "🦊", "🦊"];
  for (const one of names)
    for (const other of names) {
      const tags = tagsOf(one, other, "K", "Karakasa II/1");
      expect(new Set(tags).size, tags.join()).toBe(4);
    }
});
