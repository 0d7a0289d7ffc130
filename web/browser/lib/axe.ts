import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";
import { rest } from "./rest";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Fails if axe finds anything against the page as it is now. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await bringAxe(page);
  await rest(page);
  const results: AxeResults = await page.evaluate((values) => window.axe.run(document, { runOnly: values }), RULES);
  const found = results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join("\n")}`,
  );
  expect.soft(found, `${what}: what axe found`).toEqual([]);
  expect.soft(await unreachable(page), `${what}: what scrolls and cannot be reached by keyboard`).toEqual([]);
}

/** Texts that do not stand out from what is behind them (WCAG 1.4.3), each with its contrast. */
export async function paleTexts(page: Page): Promise<string[]> {
  await bringAxe(page);
  const results: AxeResults = await page.evaluate(() =>
    window.axe.run(document, { runOnly: { type: "rule", values: ["color-contrast"] }, resultTypes: ["violations"] }),
  );
  return results.violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(" ")}: ${any.map(({ message }) => message).join(" ")}`),
  );
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
}

/**
 * What could scroll, and neither takes the focus nor holds anything that does. Axe says so only of what is too long
 * just now, and with cards that is a matter of luck.
 */
function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reachable =
      "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']";
    const canScroll = (style: CSSStyleDeclaration) => /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility() && canScroll(getComputedStyle(element)))
      .filter((element) => !element.matches(reachable) && !element.querySelector(reachable))
      .map((element) => element.outerHTML.slice(0, 200));
  });
}
