import type { Page } from "@playwright/test";
import { sketch } from "../games/sketch";
import { Mouse } from "../lib/hand";
import { Table } from "../lib/table";
import { expect, test } from "../lib/test";

declare global {
  interface Window {
    journeys: string[];
  }
}

/** Writes down what is animated across the screen. */
async function watchJourneys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.journeys = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, options) {
      const text = JSON.stringify(frames);
      if (/translate\((?!0px, 0px\))/.test(text)) window.journeys.push(text);
      return animate.call(this, frames, options);
    };
  });
}

async function playSome(page: Page, t: Table["t"]): Promise<number> {
  await watchJourneys(page);
  const table = new Table(page, new Mouse(page), t);
  await table.playNow(sketch);
  for (let turn = 0; turn < 3; turn++) {
    await table.nextMoment();
    await table.takeTurn(sketch);
  }
  return page.evaluate(() => window.journeys.length);
}

test("cards travel from where they were", async ({ page, t }) => {
  expect(await playSome(page, t)).toBeGreaterThan(0);
});

test.describe("for those who asked for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("nothing travels", async ({ page, t }) => {
    expect(await playSome(page, t)).toBe(0);
  });
});
