import { expect, type Page } from "@playwright/test";
import { expectAccessible, paleTexts } from "./axe";
import { rest } from "./rest";

interface Size {
  width: number;
  height: number;
}

/** A small phone, a usual one and a desktop. */
export const SIZES: readonly Size[] = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** A phone on its side. */
export const LYING: Size = { width: 844, height: 390 };

/**
 * What is shown now, in every size and in both lights: nothing for axe to find, nothing to scroll sideways for.
 * Of all that axe looks at, only the colours are others by night.
 */
export async function expectGood(page: Page, what: string, sizes = SIZES): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await expectAccessible(page, `${what}, ${size.width} px, by day`);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await rest(page);
    expect.soft(await paleTexts(page), `${what}, ${size.width} px: pale by night`).toEqual([]);
    // An ending lies over the page and would scroll by itself.
    const surplus = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll("html, .ending")].map((box) => box.scrollWidth - box.clientWidth)),
    );
    expect.soft(surplus, `${what}, ${size.width} px: nothing is wider than the screen`).toBeLessThanOrEqual(0);
  }
}
