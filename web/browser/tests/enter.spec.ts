import { sketch } from "../games/sketch";
import { Guest } from "../lib/guest";
import { expect, test } from "../lib/test";
import type { Page } from "@playwright/test";
import type { Words } from "../lib/words";

/** Somebody with a name; the address of their private link. */
async function linkOf(page: Page, name: string, t: Words): Promise<string> {
  await becomeNamed(page, name, t);
  await page.getByRole("button", { name: t("private-link-make") }).click();
  return page.getByRole("textbox", { name: t("private-link") }).inputValue();
}

async function becomeNamed(page: Page, name: string, t: Words): Promise<void> {
  await page.goto("/settings");
  await page.getByRole("textbox", { name: t("your-name") }).fill(name);
  await page.getByRole("button", { name: t("save") }).click();
  await expect(page.getByText(t("saved"))).toBeVisible();
}

test("a private link asks first, and who one was is kept with their table", async ({ page, t, visitor }) => {
  const link = await linkOf(page, "Ada", t);
  const other = await visitor();
  await becomeNamed(other, "Ben", t);
  const table = await new Guest(other.request).emptyTable(sketch);

  await other.goto(link);
  await expect(other.getByRole("heading", { name: t("enter-ask", { name: "Ada" }) })).toBeVisible();
  await expect(other.getByText(t("enter-keeps", { name: "Ben" }))).toBeVisible();
  await other.getByRole("button", { name: t("enter-no") }).click();
  await expect(other).toHaveURL("/");
  await expect(other.locator(`a[href="/table/${table}"]`)).toBeVisible();

  await other.goto(link);
  await other.getByRole("button", { name: t("enter-yes", { name: "Ada" }) }).click();
  await expect(other).toHaveURL("/");
  await other.goto("/settings");
  await expect(other.getByRole("textbox", { name: t("your-name") })).toHaveValue("Ada");

  await other.getByRole("button", { name: t("earlier-be", { name: "Ben" }) }).click();
  await expect(other.getByText(t("earlier-done", { name: "Ben" }))).toBeVisible();
  await expect(other.getByRole("button", { name: t("earlier-be", { name: "Ada" }) })).toBeVisible();
  await other.goto("/");
  await expect(other.locator(`a[href="/table/${table}"]`)).toBeVisible();
});
