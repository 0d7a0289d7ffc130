import type { GameName } from "./catalog";

export interface Tones {
  night: string;
  day: string;
  print: string;
}

type Files = Record<string, string>;

const hues: Record<string, Record<string, Tones>> = import.meta.glob("../../art/*/hues.json", {
  import: "default",
  eager: true,
});

/** Crests and icons are one path each: they travel with the script. */
const crests: Files = import.meta.glob("../../art/mon/*.svg", { query: "?raw", import: "default", eager: true });
const icons: Files = import.meta.glob("../../art/icon/*.svg", { query: "?raw", import: "default", eager: true });

export function icon(name: string): string {
  return icons[`../../art/icon/${name}.svg`] ?? "";
}

export function crest(game: GameName, name: string): string {
  return crests[`../../art/mon/${game}-${name}.svg`] ?? "";
}

/** The tones of all that has a hue of its own in a game. */
export function tonesOf(game: GameName): Record<string, Tones> {
  return hues[`../../art/${game}/hues.json`] ?? {};
}

/** The three tones of a suit, a yokai, a colour or a pagoda. */
export function tones(game: GameName, name: string): Tones {
  return tonesOf(game)[name] ?? { night: "#f7f0df", day: "#1c1a1f", print: "#f1e6cf" };
}

/** The addresses of drawings that stay files, by name. */
export function addresses(files: Files): (name: string) => string {
  const byName = Object.fromEntries(
    Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.svg$/g, ""), address]),
  );
  return (name) => byName[name] ?? "";
}
