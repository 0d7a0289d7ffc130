import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { tajuto } from "../games/tajuto";
import { Guest } from "../lib/guest";
import { expect, test } from "../lib/test";
import type { Words } from "../lib/words";

/** The ending of a match, told from its beginning. */
async function openEnding(page: Page, t: Words): Promise<void> {
  const { table } = await new Guest(page.request).finishedMatch(tajuto);
  await page.goto(`/table/${table}`);
  await expect(page.getByRole("region", { name: t("story") })).toBeVisible();
}

test("a picture of the result tells each part of the match, and where it turned", async ({ page, t }) => {
  // What is written into a picture cannot be read out of it again.
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const pen = CanvasRenderingContext2D.prototype;
    const write = pen.fillText;
    pen.fillText = function (text, ...place) {
      written.push(text);
      write.call(this, text, ...place);
    };
  });
  await openEnding(page, t);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("share-picture") }).click();
  const picture = await readFile(await (await download).path());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], "as large as previews of links").toEqual([1200, 630]);
  const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
  for (const row of await page.locator(".ranking .points").allTextContents()) expect(written).toContain(row);
  const story = page.getByRole("region", { name: t("story") });
  const parts = (await story.getByRole("row").count()) - 1;
  const numbers = written.map(Number).filter((number) => number > 0);
  expect(Math.max(...numbers), "a number below the curve for the last parts").toBeGreaterThan(parts / 2);
  const turning = story.getByRole("row", { name: t("story-turning-point") }).getByRole("link");
  const turned = (await turning.allTextContents()).map((part) => t("story-turned", { part }));
  expect(written.filter((line) => line.startsWith(t("story-turned", { part: "" })))).toEqual(turned);
});

test("when a picture cannot be drawn, that is said, and it can be tried again", async ({ page, t }) => {
  await openEnding(page, t);
  const button = page.getByRole("button", { name: t("share-picture") });
  await page.evaluate(() => {
    const canvas = HTMLCanvasElement.prototype;
    const draw = canvas.toBlob;
    canvas.toBlob = (give) => {
      canvas.toBlob = draw;
      give(null);
    };
  });
  await button.click();
  await expect(page.getByRole("alert").filter({ hasText: t("share-picture-failed") })).toBeVisible();
  const download = page.waitForEvent("download");
  await button.click();
  await download;
  await expect(page.getByText(t("share-picture-failed"))).toBeHidden();
});
