import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAMES, LANGUAGES } from "./protocol";

const LOCALES = join(import.meta.dirname, "../../../locales");
const SOURCES = join(import.meta.dirname, "..");
const COMMANDS = join(import.meta.dirname, "../../../crates/hyakki/src");
const PREVIEWS = join(import.meta.dirname, "../../../crates/hyakki-server/src/preview.rs");

/** Keys that are put together from parts, such as the refusals of the server: any key with this beginning is in use. */
const OPEN_BEGINNINGS = [
  "problem-",
  "mind-",
  "lesson-",
  "puzzle-theme-",
  "puzzle-kind-",
  ...GAMES.map((game) => `${game}-ending-`),
];

/** What the commands are given, and what the pages are not: see `crates/hyakki/src/words.rs` and `locale/en.ts`. */
const FOR_COMMANDS = [
  "cli.ftl",
  "cli-puzzles.ftl",
  "common.ftl",
  "problem.ftl",
  "puzzles.ftl",
  ...GAMES.map((game) => `${game}.ftl`),
];
/** What no page is given: the words of the commands, and what a link tells before there is a page. */
const NOT_FOR_PAGES = ["cli.ftl", "cli-puzzles.ftl", "preview.ftl"];

/** Texts of the commands that are no messages: the names of random players are part of the records. */
const NO_MESSAGES = ["random {seat}"];

function readLocale(language: string, files = readdirSync(join(LOCALES, language))): Map<string, string> {
  const messages = new Map<string, string>();
  for (const file of files) {
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

interface Source {
  path: string;
  text: string;
}

function sources(folder: string): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    const isSource = /\.(svelte|ts|rs)$/.test(entry.name) && !entry.name.endsWith(".test.ts");
    return isSource ? [{ path, text: readFileSync(path, "utf8") }] : [];
  });
}

/** Rust without tests, comments and attributes: command line help is clap's, and stays English. */
function bareRust({ path, text }: Source): Source {
  const bare = text
    .replace(/#\[cfg\(test\)\]\nmod tests[\s\S]*$/, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/#!?\[(?:[^\][]|\[[^\]]*\])*\]/g, "");
  return { path, text: bare };
}

const captured = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

const variables = (text: string): string[] =>
  [...new Set([...text.matchAll(/\$([a-z]+)/g)].map((match) => match[1] ?? ""))].sort();

const english = readLocale("en");
const code = sources(SOURCES);
const commands = sources(COMMANDS).map(bareRust);
const previews = readFileSync(PREVIEWS, "utf8");

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
  const ours = readLocale(
    "en",
    readdirSync(join(LOCALES, "en")).filter((file) => !NOT_FOR_PAGES.includes(file)),
  );
  const asked = code.flatMap(({ text }) => captured(text, /(?:\bt\(\s*|key: )"([a-z0-9-]+)"/g));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => !ours.has(key))).toEqual([]);
});

test("every message that the commands ask for exists", () => {
  const theirs = readLocale("en", FOR_COMMANDS);
  const asked = commands.flatMap(({ text }) => captured(text, /\bsay!\(\s*"([a-z0-9-]+)"/g));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((key) => !theirs.has(key))).toEqual([]);
});

test("every message that previews ask for exists", () => {
  const theirs = readLocale("en", ["preview.ftl"]);
  const asked = captured(previews, /"(preview-[a-z0-9-]+)"/g);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((key) => !theirs.has(key))).toEqual([]);
});

test("every refusal of a table has words", () => {
  const protocol = readFileSync(join(LOCALES, "../docs/protocol.md"), "utf8");
  const refusals = protocol.slice(protocol.indexOf("**By the table**"), protocol.indexOf("**By the server:**"));
  const rows = refusals.split("\n").filter((line) => line.startsWith("|"));
  const codes = rows.flatMap((row) => captured(row, /`([a-z-]+)`/g));
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => !english.has(`problem-${code}`))).toEqual([]);
});

test("no message is left that nobody asks for", () => {
  const text = [...code, ...commands].map((source) => source.text).join("\n") + previews;
  const literal = new Set(captured(text, /["'`]([a-z][a-z0-9-]*)["'`]/g));
  const beginnings = captured(text, /["`]([a-z][a-z0-9-]*-)\$?\{/g);
  const isUsed = (key: string): boolean =>
    literal.has(key) || [...beginnings, ...OPEN_BEGINNINGS].some((start) => key.startsWith(start));
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
    const spoken = captured(
      markup,
      /\s(?:aria-label|aria-description|title|alt|placeholder)="([^"{]*[A-Za-z]{3,}[^"]*)"/g,
    );
    expect(spoken, path).toEqual([]);
  }
});

test("no sentence is written into a command", () => {
  for (const { path, text } of commands) {
    // What a programmer reads when something impossible happens, and the log.
    const output = text.replace(/\b(?:expect|unreachable!|debug_assert!|tracing::\w+!)\((?:[^()]|\([^()]*\))*\)/g, "");
    const literals = captured(output, /"((?:[^"\\]|\\[\s\S])*)"/g).filter((literal) => !NO_MESSAGES.includes(literal));
    const words = (literal: string): string => literal.replace(/\{[^}]*\}|--\w+/g, "").replace(/\\./g, " ");
    expect(
      literals.filter((literal) => /\s/.test(words(literal)) && /(?:^|\s)\p{L}{3,}/u.test(words(literal))),
      path,
    ).toEqual([]);
    const printed = captured(output, /\b(?:print|print_line|complain|because)\(\s*(?:format!\(\s*)?"([^"]*)"/g);
    expect(
      printed.filter((literal) => /\p{L}{3,}/u.test(words(literal))),
      path,
    ).toEqual([]);
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
