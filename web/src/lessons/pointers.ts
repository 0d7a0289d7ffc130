import { elementAt } from "../lib/motion";

/** Where the places of a table are: selectors of elements, for those of which there are several by which one. */
export type Pointers = Record<string, string | ((which: string) => string)>;

const modules = import.meta.glob<{ pointers: Pointers }>("../games/*/pointers.ts", { eager: true });

/** The places that a game's lessons can point at. */
export function pointersOf(game: string): Pointers {
  return modules[`../games/${game}/pointers.ts`]?.pointers ?? {};
}

/** The selector of a place; nothing if there is none of this name. */
export function selectorOf(game: string, place: string): string | undefined {
  const gap = place.indexOf(" ");
  const [name, which] = gap < 0 ? [place, ""] : [place.slice(0, gap), place.slice(gap + 1)];
  const pointer = pointersOf(game)[name];
  return typeof pointer === "function" ? pointer(which) : pointer;
}

/** What a teacher points at: of several candidates the first that is seen. */
export function findPlace(felt: Element, game: string, place: string): Element | undefined {
  const seat = /^seat (\d)$/.exec(place)?.[1];
  if (seat !== undefined) return elementAt(`seat-${seat}`);
  const selector = selectorOf(game, place);
  return selector === undefined ? undefined : [...felt.querySelectorAll(selector)].find((one) => one.checkVisibility());
}
