import type { Page } from "@playwright/test";
import { LANGUAGES } from "../../src/lib/protocol";
import { GAMES } from "../games/all";
import { sketch } from "../games/sketch";
import { Guest } from "../lib/guest";
import { expect, test } from "../lib/test";
import { wordsOf } from "../lib/words";

/** A key that has no words is a complaint of the browser, and those fail every test. */
async function expectLanguage(page: Page, language: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("body")).not.toContainText(/\{\s*\$|\{\s*[A-Z]+\(|undefined|\[object/);
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test("every page speaks the language of the browser", async ({ page, t, troubles }) => {
      troubles.expect(/status of 40[34]/);
      const guest = new Guest(page.request);
      const gathering = await guest.emptyTable(sketch);
      const { match } = await guest.finishedMatch(sketch);
      const pages: [string, string][] = [
        ["/", t("welcome")],
        ["/settings", t("settings")],
        [`/table/${gathering}`, t("gathering-waiting")],
        ["/table/nothing", t("table-gone")],
        [`/match/${match}?step=3`, t("replay-public")],
        ["/match/nothing", t("problem-no-such-match")],
        ["/enter#nothing", t("enter-failed")],
        ["/nowhere", t("no-such-page")],
      ];
      for (const [address, sentence] of pages) {
        await page.goto(address);
        await expect(page.getByText(sentence).first(), address).toBeAttached();
        await expectLanguage(page, language);
      }
    });
  });
}

for (const game of GAMES) {
  test(`the rules, the sheet, the table and the end of ${game.name} speak all languages`, async ({ page }) => {
    const { table } = await new Guest(page.request).finishedMatch(game);
    for (const language of LANGUAGES) {
      const t = wordsOf(language);
      await page.goto("/settings");
      await page.locator(`button[lang=${language}]`).click();
      await page.goto(`/rules/${game.name}`);
      await expect(page.getByRole("article").getByRole("heading").first()).toBeVisible();
      await expectLanguage(page, language);
      await page.goto("/");
      await page.getByRole("button", { name: t(`game-${game.name}`) }).click();
      await page.getByText(t("more-choices")).click();
      await expect(page.getByRole("combobox", { name: t("choose-clock") })).toBeVisible();
      await expectLanguage(page, language);
      await page.goto(`/table/${table}`);
      await expect(page.getByRole("region", { name: t("ending-label") })).toBeVisible();
      await page.getByRole("button", { name: t("see-table") }).click();
      await page.getByRole("tab", { name: t("aid") }).click();
      await expectLanguage(page, language);
    }
  });
}

test("another language is chosen on the page, and kept", async ({ page, t }) => {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Italiano" }).click();
  const italian = wordsOf("it");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(italian("settings"));
  await expectLanguage(page, "it");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: italian("welcome") })).toBeVisible();
  expect(italian("welcome")).not.toBe(t("welcome"));
});
