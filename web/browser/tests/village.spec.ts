import { tajuto } from "../games/tajuto";
import { Guest, myTurnAfter } from "../lib/guest";
import { expect, test } from "../lib/test";
import type { TajutoView } from "../../src/games/tajuto/view";

for (const [width, height] of [
  [390, 844],
  [320, 640],
  [844, 390],
  [667, 375],
] as const) {
  test(`the village on ${width} × ${height} says of every tile what it does and costs`, async ({ page, t }) => {
    await page.setViewportSize({ width, height });
    const guest = new Guest(page.request);
    const id = await guest.table(tajuto);
    const { match } = await guest.playUntil(id, myTurnAfter(0));
    const view = match?.sides[0]?.view as TajutoView;
    await page.goto(`/table/${id}`);
    await page
      .getByRole("group", { name: t("tajuto-actions") })
      .getByText(t("tajuto-verb-get"))
      .click();
    const sheet = page.getByRole("dialog", { name: t("tajuto-village") });
    expect((await sheet.boundingBox())?.height, "it is as high as the screen").toBe(height);

    for (const { stack, price } of view.village) {
      const effect = stack.startsWith("W")
        ? t("tajuto-does-w", { n: Number(stack.slice(1)) })
        : t(`tajuto-does-${stack.toLowerCase()}`);
      const tile = sheet.getByRole("listitem").filter({ hasText: effect });
      const n = price?.yours ?? 0;
      await expect(tile).toContainText(new RegExp(`${t("tajuto-price", { n })}|${t("tajuto-get-for", { n })}`));
      await tile.scrollIntoViewIfNeeded();
      await expect(tile, "it can be brought into sight").toBeInViewport({ ratio: 0.99 });
    }
    // At the beginning nobody can pay everything: what is missing is said.
    const short = new RegExp(t("tajuto-short", { n: 1, use: 0 }).replace(/\d+/g, "\\d+"));
    await expect(sheet.getByText(short)).not.toHaveCount(0);
  });
}
