import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Fails if axe finds anything against the page as it is now. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  await rest(page);
  const results: AxeResults = await page.evaluate((values) => window.axe.run(document, { runOnly: values }), RULES);
  const found = results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join("\n")}`);
  expect.soft(found, `${what}: what axe found`).toEqual([]);
}

/** Colours that are still changing are nobody's to judge. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What was changed just now begins to move in the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}
