import type { SeatInfo } from "../face";

/** What the names of monks can be shortened to, the shortest first; the last way never gives two the same. */
const WAYS: readonly ((info: SeatInfo) => string)[] = [
  ({ name, twin = 0 }) => `${firstOf(name, 1)}${twin > 0 ? twin + 1 : ""}`,
  ({ name, twin = 0 }) => `${firstOf(name, 2)}${twin > 0 ? twin + 1 : ""}`,
  ({ name, index }) => `${firstOf(name, 1)}${index + 1}`,
];

function firstOf(name: string, n: number): string {
  return [...name.trim()].slice(0, n).join("");
}

/** A short name for each seat, no two alike: what stands on its monk and beside what it owns. */
export function monkTags(seats: readonly SeatInfo[]): string[] {
  const all = WAYS.map((way) => seats.map(way));
  return all.find((tags) => new Set(tags).size === tags.length) ?? all.at(-1) ?? [];
}
