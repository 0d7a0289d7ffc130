import { GAMES } from "../games/all";
import { sketch } from "../games/sketch";
import { Guest } from "../lib/guest";
import { expect, test } from "../lib/test";

for (const game of GAMES) {
  test(`a match of ${game.name} is looked back at step by step`, async ({ page, t }) => {
    const { table, match, steps } = await new Guest(page.request).finishedMatch(game);
    await page.goto(`/table/${table}`);
    await page.getByRole("link", { name: t("look-back") }).click();
    const reel = page.getByRole("region", { name: t("replay-reel") });
    await expect(reel, "what is dealt is not looked at first").toContainText(new RegExp(`[1-9]/${steps}`));
    await reel.getByRole("button", { name: t("replay-first") }).click();
    await expect(reel).toContainText(`0/${steps}`);
    await reel.getByRole("button", { name: t("replay-forward") }).click();
    await expect(reel).toContainText(`1/${steps}`);
    await page.keyboard.press("ArrowRight");
    await expect(reel).toContainText(`2/${steps}`);
    await reel.getByRole("button", { name: t("replay-last") }).click();
    await expect(reel).toContainText(`${steps}/${steps}`);
    await expect(reel.getByRole("button", { name: t("replay-forward") })).toBeDisabled();
    await page.keyboard.press("ArrowLeft");
    await expect(page).toHaveURL(`/match/${match}?step=${steps - 1}&seat=0`);
    await reel.getByRole("button", { name: t("replay-first") }).click();
    await expect(reel).toContainText(`0/${steps}`);
  });
}

test("a link leads to exactly the step and the seat that were looked at", async ({ page, t, visitor }) => {
  const { match, steps } = await new Guest(page.request).finishedMatch(sketch);
  const step = Math.floor(steps / 2);
  await page.goto(`/match/${match}?step=${step}`);
  await page.getByRole("combobox", { name: t("replay-seat") }).selectOption("1");
  await expect(page).toHaveURL(`/match/${match}?step=${step}&seat=1`);
  const table = page.getByRole("main");
  await page.getByRole("button", { name: t("replay-share") }).click();
  const link = await page.getByRole("dialog").getByRole("textbox").inputValue();
  await page.keyboard.press("Escape");

  const other = await visitor({ viewport: { width: 1440, height: 900 }, locale: "en" });
  await other.goto(link);
  await expect(other.getByRole("region", { name: t("replay-reel") })).toContainText(`${step}/${steps}`);
  await expect(other.getByRole("combobox", { name: t("replay-seat") })).toHaveValue("1");
  const shown = other.getByRole("group", { name: t("your-hand") });
  expect(await shown.ariaSnapshot()).toBe(await table.getByRole("group", { name: t("your-hand") }).ariaSnapshot());
});

test("the moves are a list, the keyboard leads through them, and speed is remembered", async ({ page, t }) => {
  const { match, steps } = await new Guest(page.request).finishedMatch(sketch);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/match/${match}`);
  const moves = page.getByRole("list", { name: t("log") }).getByRole("link");
  const reel = page.getByRole("region", { name: t("replay-reel") });
  await moves.nth(3).click();
  await expect(moves.nth(3)).toHaveAttribute("aria-current", "step");
  await expect(reel).not.toContainText(`0/${steps}`);
  await page.keyboard.press("ArrowDown");
  await expect(moves.nth(3)).not.toHaveAttribute("aria-current", "step");
  await page.keyboard.press("End");
  await expect(reel).toContainText(`${steps}/${steps}`);
  await page.keyboard.press("Home");
  await expect(reel).toContainText(`0/${steps}`);
  await reel.getByRole("combobox", { name: t("replay-speed") }).selectOption("4");
  await page.getByRole("button", { name: t("replay-play") }).click();
  await expect(reel).toContainText(`3/${steps}`);
  await page.getByRole("button", { name: t("replay-pause") }).click();
  await page.reload();
  await expect(reel.getByRole("combobox", { name: t("replay-speed") })).toHaveValue("4");
});

test("after the match every hand can be opened", async ({ page, t }) => {
  const { match } = await new Guest(page.request).finishedMatch(sketch);
  await page.goto(`/match/${match}`);
  const hand = page.getByRole("group", { name: t("replay-hand", { name: t("mind-sketch-novice") }) });
  await expect(page.getByRole("region", { name: t("replay-reel") })).toBeVisible();
  await expect(hand).toBeHidden();
  await page.getByRole("button", { name: t("replay-open") }).click();
  // Every card has two of the four colours; which ones is a matter of luck.
  const colours = ["green", "red", "blue", "yellow"].map((colour) => t(`sketch-colour-${colour}`));
  await expect(hand).toContainText(new RegExp(colours.join("|")));
});

test("a record is downloaded, and it tells the whole match", async ({ page, t }) => {
  const { match, steps } = await new Guest(page.request).finishedMatch(sketch);
  await page.goto(`/match/${match}`);
  await page.getByRole("button", { name: t("replay-share") }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("replay-download") }).click();
  const chunks = await (await (await download).createReadStream()).toArray();
  const lines = Buffer.concat(chunks).toString().trim().split("\n");
  // A line before all steps, one for each, and one after.
  expect(lines.length).toBeGreaterThanOrEqual(steps + 2);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});
