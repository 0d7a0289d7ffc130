import type { Page } from "@playwright/test";

/** A function that runs in the page: it sees the page and those that are sent with it, and nothing else of its file. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- only its text is used
type Inside = (...words: any[]) => unknown;

/** Calls the first of these functions in the page, with the others beside it. */
export function callInside<Answer>(page: Page, functions: readonly [Inside, ...Inside[]], ...words: unknown[]) {
  const [first] = functions;
  const call = `${first.name}(${words.map((word) => JSON.stringify(word)).join(", ")})`;
  return page.evaluate<Answer>(`(() => { ${functions.map(String).join("\n")}\nreturn ${call}; })()`);
}
