import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const LOCALES = join(import.meta.dirname, "../../../locales");
const SOURCES = join(import.meta.dirname, "..");
const LANGUAGES = ["en", "de", "it"] as const;

/** Keys that are put together from parts, such as the refusals of the server: any key with this beginning is in use. */
const OPEN_BEGINNINGS = ["problem-", "mind-"];

function readLocale(language: string): Map<string, string> {
  const messages = new Map<string, string>();
  for (const file of readdirSync(join(LOCALES, language))) {
    let key = "";
    for (const line of readFileSync(join(LOCALES, language, file), "utf8").split("\n")) {
      const start = /^([a-z][a-z0-9-]*) =(.*)$/.exec(line);
      if (start?.[1] !== undefined) {
        key = start[1];
        if (messages.has(key)) throw new Error(`${language} says ${key} twice`);
        messages.set(key, start[2] ?? "");
      } else if (key && line.startsWith(" ")) messages.set(key, `${messages.get(key)}\n${line}`);
    }
  }
  return messages;
}

function sources(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    const isSource = /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts");
    return isSource ? [{ path, text: readFileSync(path, "utf8") }] : [];
  });
}

const variables = (text: string): string[] => [...new Set([...text.matchAll(/\$([a-z]+)/g)].map((match) => match[1] ?? ""))].sort();

const english = readLocale("en");
const code = sources(SOURCES);

describe.each(LANGUAGES)("the words in %s", (language) => {
  const messages = readLocale(language);

  test("are there for every message, and for no other", () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("speak of the same things", () => {
    for (const [key, text] of english) expect(variables(messages.get(key) ?? ""), key).toEqual(variables(text));
  });
});

test("every message that the pages ask for exists", () => {
  const asked = code.flatMap(({ text }) => [...text.matchAll(/(?:\bt\(|key: )"([a-z0-9-]+)"/g)].map((match) => match[1] ?? ""));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => !english.has(key))).toEqual([]);
});

test("no message is left that nobody asks for", () => {
  const text = code.map((source) => source.text).join("\n");
  const literal = new Set([...text.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map((match) => match[1]));
  const beginnings = [...text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1] ?? "");
  const isUsed = (key: string): boolean => literal.has(key) || [...beginnings, ...OPEN_BEGINNINGS].some((start) => key.startsWith(start));
  expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
});

test("no sentence is written into a page", () => {
  for (const { path, text } of code.filter((source) => source.path.endsWith(".svelte"))) {
    const markup = text
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/<title>[\s\S]*?<\/title>/g, "")
      .replace(/<code>[\s\S]*?<\/code>/g, "");
    expect(visibleText(markup).match(/[A-Za-z]{3,}/g) ?? [], path).toEqual([]);
  }
});

/** What stands between tags and outside of braces. */
function visibleText(markup: string): string {
  let depth = 0;
  let isInTag = false;
  let visible = "";
  for (const letter of markup) {
    if (letter === "{") depth++;
    else if (letter === "}") depth--;
    else if (depth === 0 && letter === "<") isInTag = true;
    else if (depth === 0 && letter === ">") isInTag = false;
    else if (depth === 0 && !isInTag) visible += letter;
  }
  return visible;
}
