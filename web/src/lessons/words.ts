import { i18n, type Language } from "../lib/i18n.svelte";

const loaders = import.meta.glob<{ texts: Record<string, string> }>("./locale/*.ts");

async function loadTexts(language: Language): Promise<Record<string, string>> {
  return (await loaders[`./locale/${language}.ts`]?.())?.texts ?? {};
}

/** Fetches what lessons say, in the language of the page and in those it changes to. */
export async function loadLessonWords(): Promise<void> {
  await i18n.add(loadTexts);
}
