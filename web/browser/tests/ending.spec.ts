import type { Page } from "@playwright/test";
import { GAMES } from "../games/all";
import { septet } from "../games/septet";
import { sketch } from "../games/sketch";
import { Guest, myTurnAfter } from "../lib/guest";
import { Table, type Game } from "../lib/table";
import { Mouse } from "../lib/hand";
import { expect, test } from "../lib/test";
import type { Words } from "../lib/words";

/** A match that has ended meanwhile, at its last step, in a browser whose time stands still. */
async function atLastStep(page: Page, t: Words, game: Game): Promise<Table> {
  const guest = new Guest(page.request);
  const id = await guest.table(game);
  const { step: seen } = await guest.playUntilAlone(id, myTurnAfter(2));
  const table = new Table(page, new Mouse(page), t);
  await page.goto(`/table/${id}`);
  await expect.poll(() => table.step()).toBe(seen);
  await page.goto("/");
  const { step } = await guest.playUntil(id, ({ stage }) => stage === "over");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(`/table/${id}`);
  await table.button("missed-skip").click();
  await expect.poll(() => table.step()).toBe(step);
  return table;
}

for (const game of GAMES)
  test(`what ends a match of ${game.name} is seen before its ending`, async ({ page, t }) => {
    await atLastStep(page, t, game);
    const ending = page.getByRole("region", { name: t("ending-label") });
    await page.clock.runFor(600);
    await expect(ending).toBeHidden();
    await page.clock.runFor(1000);
    await expect(ending.getByRole("heading", { level: 2 })).toBeFocused();
  });

test("the last trick of a match lies on the table, and whoever goes on sees the ending at once", async ({
  page,
  t,
}) => {
  await atLastStep(page, t, septet);
  await expect(page.locator(".trick .place .card")).toHaveCount(septet.players);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: t("ending-label") })).toBeVisible();
});

test.describe("for those who asked for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("a tap goes on to the ending, too", async ({ page, t }) => {
    const table = await atLastStep(page, t, sketch);
    const ending = page.getByRole("region", { name: t("ending-label") });
    await expect(ending).toBeHidden();
    await table.hand.skip();
    await expect(ending).toBeVisible();
  });
});
