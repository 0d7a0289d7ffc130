import { septet } from "../games/septet";
import { sketch } from "../games/sketch";
import { Guest, myTurnAfter, weakestMind } from "../lib/guest";
import { expect, test } from "../lib/test";

test("a first visit is two clicks from playing", async ({ page, t }) => {
  await page.goto("/");
  await page.getByRole("button", { name: t("game-septet") }).click();
  await page.getByRole("button", { name: t("play-now") }).click();
  await expect(
    page
      .getByRole("group", { name: t("your-hand") })
      .getByRole("button")
      .first(),
  ).toBeVisible();
});

test("what was chosen for a game is remembered", async ({ page, t }) => {
  const mind = t(`mind-${await weakestMind(page.request)}`);
  await page.goto("/");
  const cover = page.getByRole("button", { name: t("game-septet") });
  await cover.click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "3", exact: true }).click();
  await sheet.getByRole("button", { name: mind }).click();
  await sheet.getByText(t("more-choices")).click();
  await sheet.getByRole("combobox", { name: t("option-septet-scoring") }).selectOption("basic");
  await sheet.getByRole("button", { name: t("play-now") }).click();
  await expect(page.getByRole("group", { name: t("your-hand") })).toBeVisible();
  await page.goto("/");
  await cover.click();
  await expect(sheet.getByRole("button", { name: "3", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(sheet.getByRole("button", { name: mind })).toHaveAttribute("aria-pressed", "true");
});

test("tables to join, to watch and to go on with are listed", async ({ page, t, visitor }) => {
  await page.goto("/");
  const list = (key: string) =>
    page
      .getByRole("region", { name: t(key) })
      .or(page.locator("section", { hasText: t(key) }))
      .first();
  const host = await visitor();
  const guest = new Guest(host.request);
  await guest.emptyTable(sketch, { public: true });
  await expect(list("open-tables").getByRole("link", { name: t("game-sketch") })).toBeVisible();
  const own = new Guest(page.request);
  const id = await own.table(septet);
  await own.playUntil(id, myTurnAfter(1));
  await list("my-turn")
    .getByRole("link", { name: t("game-septet") })
    .click();
  await expect(page).toHaveURL(`/table/${id}`);
  await expect(page).toHaveTitle(t("title-your-turn"));
});

test("every table of one's own can be reached, however many there are", async ({ page, t }) => {
  const own = new Guest(page.request);
  for (let made = 0; made < 9; made++) await own.emptyTable(sketch);
  await page.goto("/");
  const mine = page.getByRole("list", { name: t("going-on") });
  await expect(mine.getByRole("listitem")).toHaveCount(8);
  await page.getByRole("button", { name: t("show-all", { n: 9 }) }).click();
  await expect(mine.getByRole("listitem")).toHaveCount(9);
  await page.getByRole("button", { name: t("show-fewer") }).click();
  await expect(mine.getByRole("listitem")).toHaveCount(8);
});

test("another browser becomes the same person by a private link, once", async ({ page, t, visitor, troubles }) => {
  troubles.expect(/status of 40[13]/);
  await page.goto("/settings");
  await page.getByRole("textbox", { name: t("your-name") }).fill("Ada");
  await page.getByRole("button", { name: t("save") }).click();
  await expect(page.getByText(t("saved"))).toBeVisible();
  await page.getByRole("button", { name: t("private-link-make") }).click();
  const link = await page.getByRole("textbox", { name: t("private-link") }).inputValue();
  const other = await visitor();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: t("enter-ask", { name: "Ada" }) })).toBeVisible();
  await other.getByRole("button", { name: t("enter-yes", { name: "Ada" }) }).click();
  await expect(other.getByRole("heading", { name: t("welcome") })).toBeVisible();
  await other.goto("/settings");
  await expect(other.getByRole("textbox", { name: t("your-name") })).toHaveValue("Ada");
  const third = await visitor();
  await third.goto(link);
  await expect(third.getByRole("heading", { name: t("enter-failed") })).toBeVisible();
  await expect(third).toHaveURL("/enter");
});
