import type { Component } from "svelte";
import { loadFace } from "../games/games";
import { session } from "../lib/session.svelte";

/** A page that is fetched when somebody goes there. */
interface Page {
  default: Component<{ argument: string }>;
  /** Asks the server for what the page will need, while its words are still on their way. */
  prepare?: (argument: string) => void;
}

type Loader = () => Promise<Page>;

const ABOUT_SOMETHING: Record<string, Loader> = {
  table: () => import("./TablePage.svelte"),
  match: () => import("./ReplayPage.svelte"),
  review: () => import("./ReviewPage.svelte"),
  rules: () => import("./RulesPage.svelte"),
  learn: () => import("./LessonPage.svelte"),
  puzzles: () => import("./PuzzlePage.svelte"),
};

const BY_THEMSELVES: Record<string, Loader> = {
  settings: heedless(() => import("./SettingsPage.svelte")),
  learn: heedless(() => import("./LearnPage.svelte")),
  puzzles: heedless(() => import("./PuzzlesPage.svelte")),
  enter: heedless(() => import("./EnterPage.svelte")),
};

/** A page without an argument does not mind being given one. */
function heedless(load: () => Promise<{ default: Component<Record<string, never>> }>): Loader {
  return load as unknown as Loader;
}

function loaderOf([name = "", argument]: string[]): Loader | undefined {
  return argument === undefined ? BY_THEMSELVES[name] : ABOUT_SOMETHING[name];
}

/** The page at an address, given in pieces, with what it is about; nothing if there is none. */
export function findPage(pieces: string[]): Promise<{ Page: Page["default"]; argument: string }> | undefined {
  return loaderOf(pieces)?.().then((page) => ({ Page: page.default, argument: pieces.slice(1).join("/") }));
}

/** Fetches the page of an address together with what it will ask for. */
export async function preparePage(pieces: string[]): Promise<void> {
  // A table first asks who one is; its chunk does not make that wait.
  if (pieces[0] === "table") session.start().catch(() => null);
  const page = await loaderOf(pieces)?.();
  page?.prepare?.(pieces.slice(1).join("/"));
}

/** Fetches all that a table of this game is made of, for somebody who is about to open one. */
export async function fetchTable(game: string): Promise<void> {
  await Promise.all([ABOUT_SOMETHING.table?.(), loadFace(game)]);
}
