import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Saying, Words } from "../lib/i18n.svelte";
import { LANGUAGES } from "../lib/protocol";

const LOCALES = join(import.meta.dirname, "../../../locales");

/** The words of a language, as people read them: for tests of what is said. */
export function sayIn(language: string): (key: string, words?: Words) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = join(LOCALES, language);
  for (const file of readdirSync(folder))
    bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf8")));
  return (key, words) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`there is no ${key} in ${language}`);
    return bundle.formatPattern(pattern, words);
  };
}

/** Sayings as people read them in each language; fails where one has no words, or a gap that nothing fills. */
export function sayInAll(sayings: readonly Saying[]): Record<string, string[]> {
  const say = LANGUAGES.map((language) => [language, sayIn(language)] as const);
  return Object.fromEntries(say.map(([language, one]) => [language, sayings.map(({ key, words }) => one(key, words))]));
}
