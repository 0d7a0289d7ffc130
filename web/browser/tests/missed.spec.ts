import { sketch } from "../games/sketch";
import { Guest, myTurnAfter } from "../lib/guest";
import { Mouse } from "../lib/hand";
import { Table } from "../lib/table";
import { expect, test } from "../lib/test";

test("what was missed is shown when one comes back, and can be skipped", async ({ page, t }) => {
  const guest = new Guest(page.request);
  const id = await guest.table(sketch);
  const { step: seen } = await guest.playUntil(id, myTurnAfter(4));
  const table = new Table(page, new Mouse(page), t);
  await page.goto(`/table/${id}`);
  await expect.poll(() => table.step()).toBe(seen);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: t("welcome") })).toBeVisible();
  const { step: now } = await guest.playUntil(id, myTurnAfter(seen + 4));
  await page.goto(`/table/${id}`);
  const skip = page.getByRole("button", { name: t("missed-skip") });
  await expect(skip).toBeVisible();
  expect(await table.step(), "it begins with what comes after what was seen").toBeLessThan(now);
  await skip.click();
  await expect.poll(() => table.step()).toBe(now);
  await expect(skip).toBeHidden();
  await page.reload();
  await expect.poll(() => table.step()).toBe(now);
  await expect(skip, "nothing is missed twice").toBeHidden();
});

test("of much that was missed only the end is shown, and all of it on request", async ({ page, t }) => {
  const guest = new Guest(page.request);
  const id = await guest.table(sketch);
  const { step: seen } = await guest.playUntil(id, myTurnAfter(2));
  const table = new Table(page, new Mouse(page), t);
  await page.goto(`/table/${id}`);
  await expect.poll(() => table.step()).toBe(seen);
  await page.goto("/");
  const { step: now } = await guest.playUntil(id, myTurnAfter(seen + 20));
  await page.goto(`/table/${id}`);
  const all = page.getByRole("button", { name: t("missed-all") });
  await expect(all).toBeVisible();
  expect(await table.step()).toBeGreaterThanOrEqual(now - 12);
  await all.click();
  await expect.poll(() => table.step()).toBeLessThan(now - 12);
  await page.getByRole("button", { name: t("missed-skip") }).click();
  await expect.poll(() => table.step()).toBe(now);
});
