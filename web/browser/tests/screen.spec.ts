import { sketch } from "../games/sketch";
import { expectAccessible } from "../lib/axe";
import { Guest } from "../lib/guest";
import { expect, test } from "../lib/test";

test("two people at one screen never see each other's cards", async ({ page, t }) => {
  const guest = new Guest(page.request);
  const id = await guest.emptyTable(sketch);
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: t("screen-sit") }).click();
  await page.getByRole("textbox", { name: t("screen-name") }).fill("Berta");
  await page.keyboard.press("Enter");
  await guest.playUntil(id, ({ stage }) => stage === "playing");

  const hand = page.getByRole("group", { name: t("your-hand") });
  const log = page.getByRole("list", { name: t("log") });
  const names = [t("screen-player", { n: 1 }), "Berta"];
  const curtain = (name: string) => page.getByRole("region", { name: t("screen-title", { name }) });
  let looking: string | null = null;
  for (let turn = 0; turn < 4; turn++) {
    const { match } = await guest.playUntil(id, () => true);
    const name = names[match?.to_act[0] ?? -1] ?? "";
    expect(name).not.toBe(looking);
    await expect(curtain(name)).toBeVisible();
    await expect(hand).toBeHidden();
    await expect(log).toBeHidden();
    await expectAccessible(page, "the curtain");
    await page.keyboard.press("Enter");
    await expect(curtain(name)).toBeHidden();
    await expect(hand).toBeVisible();
    looking = name;
    const acting = match?.to_act[0];
    await guest.playUntil(id, (table) => table.match?.to_act[0] !== acting);
  }
});

test("the device is handed over at any time", async ({ page, t }) => {
  const guest = new Guest(page.request);
  const id = await guest.emptyTable(sketch);
  await guest.command(id, { do: "sit", seat: 1, name: "Berta", nonce: "" });
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: /^I am / }).click();
  await expect(page.getByRole("group", { name: t("your-hand") })).toBeVisible();
  await page.getByRole("tab", { name: t("aid") }).click();
  await page.getByRole("button", { name: t("screen-hand-over") }).click();
  await expect(page.getByRole("group", { name: t("your-hand") })).toBeHidden();
});
