import { GAMES } from "../games/all";
import { sketch } from "../games/sketch";
import { expectGood, LYING, SIZES } from "../lib/good";
import { Guest, myTurnAfter } from "../lib/guest";
import { expect, test } from "../lib/test";

test("the first page and the sheet of a game", async ({ page, t }) => {
  await page.goto("/");
  const cover = page.getByRole("button", { name: t("game-tajuto") });
  await expect(cover).toBeEnabled();
  await expectGood(page, "the first page");
  await cover.click();
  await page.getByText(t("more-choices")).click();
  await expectGood(page, "the sheet of a game");
});

test("the settings, with matches and a private link", async ({ page, t }) => {
  await new Guest(page.request).finishedMatch(sketch);
  await page.goto("/settings");
  await page.getByRole("button", { name: t("private-link-make") }).click();
  await expect(page.getByRole("textbox", { name: t("private-link") })).toBeVisible();
  await expectGood(page, "the settings");
});

test("a table that waits for others", async ({ page, t }) => {
  const id = await new Guest(page.request).emptyTable({ ...sketch, name: "tajuto", players: 4 });
  await page.goto(`/table/${id}`);
  await expect(page.getByRole("img", { name: t("qr-label") })).toBeVisible();
  await expectGood(page, "a table that waits");
});

test("what went wrong", async ({ page, t, troubles }) => {
  troubles.expect(/status of 40[34]/);
  for (const [address, title] of [
    ["/table/nothing", "table-gone"],
    ["/enter#nothing", "enter-failed"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: t(title) })).toBeVisible();
    await expectGood(page, address);
  }
});

for (const game of GAMES) {
  test(`the rules of ${game.name}`, async ({ page }) => {
    await page.goto(`/rules/${game.name}`);
    await expect(page.getByRole("article").getByRole("heading").first()).toBeVisible();
    await expectGood(page, "the rules");
  });

  test(`the table of ${game.name}, with the player aid`, async ({ page, t }) => {
    const guest = new Guest(page.request);
    const id = await guest.table(game);
    await guest.playUntil(id, myTurnAfter(12));
    await page.goto(`/table/${id}`);
    await expect(page).toHaveTitle(t("title-your-turn"));
    await expectGood(page, "the table");
    await page.keyboard.press("?");
    await expectGood(page, "the player aid");
  });

  test(`the end of ${game.name}, and looking back`, async ({ page, t }) => {
    const { table, match, steps } = await new Guest(page.request).finishedMatch(game);
    await page.goto(`/table/${table}`);
    await expect(page.getByRole("region", { name: t("ending-label") })).toBeVisible();
    await expectGood(page, "the ending");
    await page.goto(`/match/${match}?step=${Math.floor(steps / 2)}`);
    await expect(page.getByRole("region", { name: t("replay-reel") })).toBeVisible();
    await expectGood(page, "looking back", [...SIZES, LYING]);
  });
}
