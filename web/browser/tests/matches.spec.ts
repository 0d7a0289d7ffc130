import { GAMES } from "../games/all";
import { Finger, Keyboard, Mouse } from "../lib/hand";
import { jumped, MOST_SHIFT, watchShifts } from "../lib/layout/shift";
import { Table, type Game } from "../lib/table";
import { expect, test } from "../lib/test";

async function playWhole(table: Table, game: Game): Promise<void> {
  await table.playNow(game);
  // Whatever the first page and the opening of the table did is over.
  await table.nextMoment();
  await table.page.evaluate(() => (window.jumps = []));
  expect(await table.playToTheEnd(game)).toBeGreaterThan(1);
  await expect(
    table.page.getByRole("region", { name: table.t("ending-label") }).getByRole("heading", { level: 2 }),
  ).toBeVisible();
}

test.describe("by mouse", () => {
  for (const game of GAMES) {
    test(`a whole match of ${game.name}, in which the board does not jump`, async ({ page, t }) => {
      await watchShifts(page);
      await playWhole(new Table(page, new Mouse(page), t), game);
      const { sum, what } = await jumped(page);
      expect(sum, what.join("\n")).toBeLessThan(MOST_SHIFT);
    });
  }
});

test.describe("by keyboard, in German", () => {
  test.use({ locale: "de", contextOptions: { reducedMotion: "reduce" } });
  for (const game of GAMES) {
    test(`a whole match of ${game.name}`, async ({ page, t }) =>
      playWhole(new Table(page, new Keyboard(page), t), game));
  }
});

test.describe("by touch on a phone, in Italian", () => {
  test.use({
    locale: "it",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });
  for (const game of GAMES) {
    test(`a whole match of ${game.name}`, async ({ page, t }) => playWhole(new Table(page, new Finger(page), t), game));
  }
});
