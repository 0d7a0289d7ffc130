import { sketch } from "../games/sketch";
import { expectAccessible } from "../lib/axe";
import { Guest, myTurnAfter } from "../lib/guest";
import { expect, test } from "../lib/test";

for (const width of [390, 1440]) {
  test(`a mind's reasons are told in figures on a screen ${width} wide`, async ({ page, t }) => {
    await page.setViewportSize({ width, height: 844 });
    const guest = new Guest(page.request);
    const id = await guest.table(sketch);
    await guest.playUntil(id, myTurnAfter(2));
    await page.goto(`/table/${id}`);
    await page.getByRole("button", { name: t("hint") }).click();
    const advice = page.getByRole("region", { name: t("hint") });
    await expect(advice.getByRole("columnheader", { name: t("advice-value") })).toBeVisible();
    const figures = await advice
      .locator("tbody tr:visible")
      .evaluateAll((rows) => rows.map((row) => row.textContent ?? ""));
    expect(figures.length).toBeGreaterThan(1);
    for (const row of figures) expect(row.match(/\d+%/g)).toHaveLength(2);
    await expectAccessible(page, "a hint");
    await advice.getByRole("button", { name: t("close") }).click();
    await expect(advice).toBeHidden();
  });
}

test("a table can do without advice", async ({ page, t }) => {
  const guest = new Guest(page.request);
  const id = await guest.table(sketch, { hints: false });
  await guest.playUntil(id, myTurnAfter(2));
  await page.goto(`/table/${id}`);
  await expect(page.getByRole("group", { name: t("your-hand") })).toBeVisible();
  await expect(page.getByRole("button", { name: t("hint") })).toBeHidden();
  await page.keyboard.press("h");
  await expect(page.getByRole("region", { name: t("hint") })).toBeHidden();
});

test("a mind that knows no answer says so in a sentence", async ({ page, t, troubles }) => {
  troubles.expect(/status of 503/);
  const guest = new Guest(page.request);
  const id = await guest.table(sketch);
  await guest.playUntil(id, myTurnAfter(2));
  await page.route("**/hint?*", (route) =>
    route.fulfill({ status: 503, json: { code: "no-advice", message: "no mind has an answer to this" } }),
  );
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: t("hint") }).click();
  await expect(page.getByText(t("problem-no-advice"))).toBeVisible();
});
