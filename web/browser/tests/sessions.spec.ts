import { expect, test } from "../lib/test";

test("sessions are listed in the settings and can be ended there", async ({ page, t, troubles, visitor }) => {
  await page.goto("/settings");
  const panel = page.locator("section", { has: page.getByRole("heading", { name: t("sessions") }) });
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await expect(panel.getByText(t("session-this"))).toBeVisible();
  await expect(panel.getByText("Chrome")).toBeVisible();
  await page.getByRole("button", { name: t("private-link-make") }).click();
  const link = await page.getByRole("textbox", { name: t("private-link") }).inputValue();

  const other = await visitor();
  await other.goto(link);
  await other.getByRole("button", { name: t("enter-yes", { name: t("guest") }) }).click();
  await expect(other).toHaveURL("/");
  await page.reload();
  await expect(panel.getByRole("listitem")).toHaveCount(2);

  // The other browser asks once more, and hears that it is nobody now.
  troubles.expect(/status of 401/);
  await panel.getByRole("button", { name: t("session-end") }).click();
  await expect(page.getByText(t("session-ended"))).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await other.goto("/settings");
  const alone = other.locator("section", { has: other.getByRole("heading", { name: t("sessions") }) });
  await expect(alone.getByRole("listitem"), "a new guest").toHaveCount(1);
});
