import { septet } from "../games/septet";
import { sketch } from "../games/sketch";
import { Guest, myTurnAfter, weakestMind } from "../lib/guest";
import { expect, test } from "../lib/test";

test("minds sit under the names of their characters, and two of one level are told apart", async ({ page, t }) => {
  const level = await weakestMind(page.request);
  const name = t(`mind-septet-${level}`);
  const guest = new Guest(page.request);
  const id = await guest.table(septet);
  await guest.playUntil(id, myTurnAfter(8));
  await page.goto(`/table/${id}`);
  const log = page.getByRole("list", { name: t("log") });
  for (const numeral of ["", " II", " III"]) {
    await expect(
      page
        .getByRole("main")
        .getByText(name + numeral, { exact: true })
        .first(),
    ).toBeVisible();
    await expect(log.getByText(t("log-mind", { name: name + numeral, level }), { exact: true })).toBeVisible();
  }
  const faces = page.getByRole("main").locator(`.face img[src*="septet-${level}"]`);
  await expect(faces).toHaveCount(3);
  for (const face of await faces.all()) await expect(face).toHaveJSProperty("complete", true);
});

test("when it is over the winners are glad, and nobody else", async ({ page, t }) => {
  const { table } = await new Guest(page.request).finishedMatch(sketch);
  await page.goto(`/table/${table}`);
  const ending = page.getByRole("region", { name: t("ending-label") });
  await expect(ending.locator("li.won .face").first()).toHaveAttribute("data-mood", "glad");
  const moods = ending.locator("li .face");
  await expect(moods).toHaveCount(2);
  const isDraw = (await ending.locator("li.won").count()) === 2;
  await expect(moods.last()).toHaveAttribute("data-mood", isDraw ? "glad" : "sad");
});

test("a telephone can be given sound and trembling, and keeps them", async ({ page, t, visitor }) => {
  const id = await new Guest(page.request).table(sketch);
  const phone = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const button = (name: string, state: string) => phone.getByRole("button", { name: `${t(name)}: ${t(state)}` });
  await phone.goto(`/table/${id}`);
  await phone.getByRole("button", { name: t("aid") }).click();
  for (const name of ["sound", "haptics"]) {
    await button(name, "sound-off").click();
    await expect(button(name, "sound-on")).toHaveAttribute("aria-pressed", "true");
  }
  await phone.reload();
  await phone.getByRole("button", { name: t("aid") }).click();
  for (const name of ["sound", "haptics"]) await expect(button(name, "sound-on")).toBeVisible();
});
