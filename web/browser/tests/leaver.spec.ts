import type { Page } from "@playwright/test";
import { LANGUAGES } from "../../src/lib/protocol";
import { pagoda } from "../games/pagoda";
import { sketch } from "../games/sketch";
import { Guest } from "../lib/guest";
import { Mouse } from "../lib/hand";
import { Server } from "../lib/server";
import { GAP, Table, type Game } from "../lib/table";
import { expect, test } from "../lib/test";
import { type Words } from "../lib/words";

for (const locale of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("whoever closes the page is seen to be away, and a mind stands in", async ({ visitor, t }) => {
      const server = await Server.start({ awayAfter: "1s", patience: "2s" });
      const [adas, bens] = [
        await visitor({ baseURL: server.address, locale }),
        await visitor({ baseURL: server.address }),
      ];
      const id = await meet(adas, bens);
      await Promise.all([adas.goto(`/table/${id}`), bens.goto(`/table/${id}`)]);
      const ada = new Table(adas, new Mouse(adas), t);
      await untilBens(adas, t);
      await expect(adas.getByText(t("waiting-for", { me: "no", name: "Ben", absence: "none" }))).toBeVisible();
      await bens.close();
      await expect(adas.getByText(t("waiting-for", { me: "no", name: "Ben", absence: "away" }))).toBeVisible();
      const card = adas.getByRole("region", { name: t("waited-label", { name: "Ben" }) });
      await expect(card).toBeVisible();
      await card.getByRole("button", { name: t("wait-longer") }).click();
      await expect(card).toBeHidden();

      // Ben comes back and goes again: that is asked about anew, and a mind plays at once.
      const again = await bens.context().newPage();
      await again.goto(`/table/${id}`);
      await expect(adas.getByText(t("waiting-for", { me: "no", name: "Ben", absence: "none" }))).toBeVisible();
      await again.close();
      await expect(card).toBeVisible();
      const step = await ada.step();
      await card.getByRole("button", { name: t("vote-stand-in") }).click();
      await expect(card).toBeHidden();
      const since = t("absence-stand-in-since", { time: GAP }).split(GAP)[0] ?? "";
      await expect(adas.locator(".plate", { hasText: "Ben" })).toContainText(since);
      await expect.poll(() => ada.step()).toBeGreaterThan(step);

      // Who comes back is told, and takes the seat by one button.
      const back = await bens.context().newPage();
      await back.goto(`/table/${id}`);
      await expect(back.getByText(t("stood-in-for-you"))).toBeVisible();
      await back.getByRole("button", { name: t("return") }).click();
      await expect(adas.locator(".plate", { hasText: "Ben" })).not.toContainText(since);
      await adas.close();
      await back.close();
      await server.stop();
    });
  });
}

/** Ada makes a table, and Ben sits down at it. */
async function meet(adas: Page, bens: Page, game: Game = sketch): Promise<string> {
  const id = await new Guest(adas.request).emptyTable(game);
  const ben = new Guest(bens.request);
  await ben.enter();
  await ben.command(id, { do: "sit", seat: 1, name: "Ben", nonce: "ben" });
  return id;
}

/** Plays for Ada until it is Ben's turn. */
async function untilBens(adas: Page, t: Words): Promise<void> {
  const ada = new Table(adas, new Mouse(adas), t);
  await expect(adas.locator("[data-step]")).toBeVisible();
  while ((await ada.moment()) === "turn") await ada.takeTurn(sketch);
}

test("a match against somebody who is gone can be ended from the middle of the table", async ({ visitor, t }) => {
  const server = await Server.start({ awayAfter: "1s", patience: "2s" });
  const [adas, bens] = [await visitor({ baseURL: server.address }), await visitor({ baseURL: server.address })];
  const id = await meet(adas, bens);
  await adas.goto(`/table/${id}`);
  await untilBens(adas, t);
  const card = adas.getByRole("region", { name: t("waited-label", { name: "Ben" }) });
  await card.getByRole("button", { name: t("end-match") }).click();
  await expect(card.getByText(t("abandon-text"))).toBeVisible();
  await card.getByRole("button", { name: t("abandon-yes") }).click();
  const ending = adas.getByRole("region", { name: t("ending-label") });
  await expect(ending.getByRole("heading", { name: t("ending-abandoned") })).toBeVisible();
  await adas.close();
  await server.stop();
});

test("whoever resigns at the table is asked first, and has lost", async ({ page, visitor, t }) => {
  const bens = await visitor();
  const id = await meet(page, bens);
  await Promise.all([page.goto(`/table/${id}`), bens.goto(`/table/${id}`)]);
  const ada = new Table(page, new Mouse(page), t);
  await expect(page.locator("[data-step]")).toBeVisible();
  await page.keyboard.press("?");
  await ada.button("resign").click();
  await expect(page.getByText(t("resign-text"), { exact: true })).toBeVisible();
  await ada.button("cancel").click();
  await ada.button("resign").click();
  await ada.button("resign-yes").click();
  await expect(page.getByRole("heading", { name: t("ending-other", { names: "Ben", n: 1 }) })).toBeVisible();
  await expect(bens.getByRole("heading", { name: t("ending-won") })).toBeVisible();
  await ada.button("see-table").click();
  await page.goto("/settings");
  await expect(page.getByText(t("ending-resigned-text", { names: GAP, n: 1 }).replace(GAP, "")).first()).toBeVisible();
});

test("a match is abandoned when the other agrees, and goes on when not", async ({ page, visitor, t }) => {
  const bens = await visitor();
  const id = await meet(page, bens);
  await Promise.all([page.goto(`/table/${id}`), bens.goto(`/table/${id}`)]);
  const [ada, ben] = [new Table(page, new Mouse(page), t), new Table(bens, new Mouse(bens), t)];
  await expect(page.locator("[data-step]")).toBeVisible();
  await page.keyboard.press("?");
  for (const isAgreed of [false, true]) {
    await ada.button("abandon").click();
    await expect(page.getByText(t("abandon-text-others"))).toBeVisible();
    await ada.button("abandon-yes").click();
    await expect(page.getByText(t("asked-abandon"))).toBeVisible();
    await ben.button(isAgreed ? "agree-abandon" : "play-on").click();
    await expect(page.getByText(t("asked-abandon"))).toBeHidden();
  }
  for (const one of [page, bens]) await expect(one.getByRole("heading", { name: t("ending-abandoned") })).toBeVisible();
});

test("unfinished matches are left from the first page", async ({ page, t }) => {
  const guest = new Guest(page.request);
  const [resigned, abandoned] = [await guest.table(pagoda), await guest.table(sketch)];
  await page.goto("/");
  // Others at this server may play the same games in public.
  const own = page.getByRole("list", { name: t("my-turn") }).or(page.getByRole("list", { name: t("going-on") }));
  const item = (game: Game) => own.getByRole("listitem").filter({ hasText: t(`game-${game.name}`) });
  for (const [game, way] of [
    [pagoda, "resign"],
    [sketch, "abandon"],
  ] as const) {
    await item(game)
      .getByRole("button", { name: t("leave-match") })
      .click();
    const sheet = page.getByRole("dialog", { name: t("leave-match") });
    await sheet.getByRole("button", { name: t(way), exact: true }).click();
    await sheet.getByRole("button", { name: t(`${way}-yes`) }).click();
    await expect(sheet).toBeHidden();
    await expect(item(game)).toHaveCount(0);
  }
  for (const [id, ending] of [
    [resigned, "ending-other"],
    [abandoned, "ending-abandoned"],
  ] as const) {
    await page.goto(`/table/${id}`);
    const heading = page
      .getByRole("region", { name: t("ending-label") })
      .getByRole("heading")
      .first();
    const start =
      t(ending, { names: GAP, n: pagoda.players - 1 })
        .split(GAP)
        .at(-1) ?? "";
    await expect(heading).toContainText(start.trim());
  }
});
