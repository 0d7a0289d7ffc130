import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES } from "./protocol";
import { recall, remember } from "./storage";

export type Language = (typeof LANGUAGES)[number];
export type Words = Record<string, FluentVariable>;

/** A message that is still to be put into words, so that it follows a change of language. */
export interface Saying {
  key: string;
  words?: Words;
}

type Texts = Record<string, string>;
type Loader = (language: Language) => Promise<Texts>;

/** Every language is a chunk of its own. */
const loaders = import.meta.glob<{ texts: Texts }>("./locale/*.ts");

async function loadTexts(language: Language): Promise<Texts> {
  const load = loaders[`./locale/${language}.ts`];
  if (!load) throw new Error(`there are no words in ${language}`);
  return (await load()).texts;
}

class I18n {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  /** Words that do not come with the first page. */
  private readonly more = new Set<Loader>();

  async use(language: Language): Promise<void> {
    const loading = loadTexts(language);
    // The first of its kind takes long to make: better now, while the words are on their way, than when they are shown.
    new Intl.NumberFormat(language).format(0);
    new Intl.PluralRules(language).select(0);
    const more = [...this.more].map((load) => load(language));
    const texts = Object.assign({}, await loading, ...(await Promise.all(more))) as Texts;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Adds the words of a page that has many of its own; they stay, in whatever language. */
  async add(load: Loader): Promise<void> {
    if (this.more.has(load)) return;
    const { language } = this;
    const texts = await load(language);
    // Somebody may have changed the language meanwhile.
    if (language !== this.language) return this.add(load);
    this.more.add(load);
    for (const text of Object.values(texts)) this.bundle?.addResource(new FluentResource(text));
  }

  /** Whether there are words for this key. */
  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  say(key: string, words?: Words): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    const faults: Error[] = pattern ? [] : [new Error("there are no words")];
    const text = pattern && this.bundle ? this.bundle.formatPattern(pattern, words, faults) : key;
    // People read what there is; whoever tests the page must hear of it.
    for (const fault of faults) console.error(`${key}: ${fault.message}`);
    return text;
  }
}

export const i18n = new I18n();

/** The message in the language of the page. */
export function t(key: string, words?: Words): string {
  return i18n.say(key, words);
}

/** The message, with the sayings among its words put into words first. */
export function speak(saying: Saying): string {
  return t(saying.key, saying.words);
}

/** The language that a tag names, whatever the country; the server follows the same rule. */
function languageOf(tag: string): Language | undefined {
  const name = tag.split(/[-_.@]/)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === name);
}

/** The first of these tags whose language we speak. */
export function preferredLanguage(wishes: readonly string[]): Language {
  return wishes.map(languageOf).find((language) => language !== undefined) ?? LANGUAGES[0];
}

export async function chooseLanguage(language: Language): Promise<void> {
  remember("language", language);
  await i18n.use(language);
}

export async function startLanguage(): Promise<void> {
  const stored = recall("language");
  await i18n.use(preferredLanguage(stored ? [stored] : navigator.languages));
}
