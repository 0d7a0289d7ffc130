import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LANGUAGES } from "../../src/lib/protocol";

export type Language = (typeof LANGUAGES)[number];

/** A message in a language: what people read is what the tests look for. */
export type Words = (key: string, words?: Record<string, FluentVariable>) => string;

const LOCALES = join(import.meta.dirname, "../../../locales");

/** The words of a language, from the files that the page has them from. */
export function wordsOf(language: Language): Words {
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
