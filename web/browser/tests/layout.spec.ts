import type { Page } from "@playwright/test";
import { GAMES } from "../games/all";
import { sketch } from "../games/sketch";
import { tajuto } from "../games/tajuto";
import { Guest, myTurnAfter } from "../lib/guest";
import { Mouse, type Hand } from "../lib/hand";
import { Inspector } from "../lib/layout/inspector";
import { Line } from "../lib/line";
import { Table } from "../lib/table";
import { expect, test } from "../lib/test";

/** How often the table is looked at while somebody is choosing: a lifted card, an open tray. */
const EVERY = 4;

/** A hand that now and then looks up between two touches. */
class Looking implements Hand {
  private nTouches = 0;

  constructor(
    private readonly hand: Hand,
    private readonly inspector: Inspector,
  ) {}

  async press(...[target]: Parameters<Hand["press"]>): Promise<void> {
    await this.hand.press(target);
    // The first page is looked at by itself: it may be scrolled.
    if (!(await target.page().locator(".felt").isVisible())) return;
    if (this.nTouches++ % EVERY === 0) await this.inspector.lookAgain("after a touch");
  }

  skip(): Promise<void> {
    return this.hand.skip();
  }
}

for (const game of GAMES) {
  test(`a whole match of ${game.name} in all sizes, to its end and back`, async ({ page, t }) => {
    const inspector = new Inspector(page);
    const table = new Table(page, new Looking(new Mouse(page), inspector), t);
    await table.playNow(game);
    await table.nextMoment();
    await inspector.lookAtAll("at the beginning");
    for (let moment = await table.nextMoment(); moment !== "over"; moment = await table.nextMoment()) {
      await inspector.look(moment);
      if (moment === "round") await table.goOn();
      else await table.takeTurn(game);
    }
    await inspector.lookAtAll("at the end");
    inspector.report();
  });
}

/** A page as it is, in all sizes. */
async function inspect(page: Page, isStill: boolean, moment: string): Promise<void> {
  const inspector = new Inspector(page, isStill);
  await inspector.lookAtAll(moment);
  inspector.report();
}

for (const game of GAMES)
  test(`looking back at ${game.name}, and its rules`, async ({ page, t }) => {
    const { match, steps } = await new Guest(page.request).finishedMatch(game);
    await page.goto(`/match/${match}?step=${Math.floor(steps / 2)}`);
    await expect(page.getByRole("region", { name: t("replay-reel") })).toBeVisible();
    await inspect(page, true, "looking back");
    await page.goto(`/rules/${game.name}`);
    await expect(page.getByRole("article").getByRole("heading").first()).toBeVisible();
    await inspect(page, false, "rules");
  });

test("what opens over the table of Tajuto", async ({ page, t }) => {
  const guest = new Guest(page.request);
  const id = await guest.table(tajuto);
  await guest.playUntil(id, myTurnAfter(4));
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: t("aid"), exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const verb of ["get", "claim"]) {
    await page
      .getByRole("group", { name: t("tajuto-actions") })
      .getByText(t(`tajuto-verb-${verb}`))
      .click();
    await inspect(page, true, verb);
    await page.setViewportSize({ width: 390, height: 844 });
    // Wide screens have it beside the garden.
    const sheet = page.getByRole("dialog");
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  }
});

test("what is said over a table", async ({ visitor, server, troubles, t }) => {
  troubles.expect(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|WebSocket connection/);
  const line = await Line.to(server.address);
  const [page, bens] = [await visitor({ baseURL: line.address, locale: "en" }), await visitor()];
  const [ada, ben] = [new Guest(page.request), new Guest(bens.request)];
  const id = await ada.emptyTable(sketch);
  await ben.enter();
  await ben.command(id, { do: "sit", seat: 1, name: "Ben", nonce: "ben" });
  await page.goto(`/table/${id}`);
  await ben.command(id, { do: "abandon" });
  await expect(page.getByText(t("wanted-abandon", { names: "Ben" }))).toBeVisible();
  await inspect(page, true, "somebody wants to end the match");
  await ben.command(id, { do: "play-on" });
  await line.cut();
  await expect(page.getByText(t("connection-lost"))).toBeVisible();
  await inspect(page, true, "the connection is lost");
});

test("looking back from a table", async ({ page, t }) => {
  const guest = new Guest(page.request);
  const id = await guest.table(sketch);
  await guest.playUntil(id, myTurnAfter(20));
  await page.goto(`/table/${id}`);
  await page
    .getByRole("list", { name: t("log") })
    .getByRole("button")
    .nth(9)
    .click();
  await expect(page.getByRole("region", { name: t("look-back-label") })).toBeVisible();
  await inspect(page, true, "looking back from a table");
});

test("home, settings and a table that waits", async ({ page, t }) => {
  await page.goto("/");
  const cover = page.getByRole("button", { name: t("game-tajuto") });
  await expect(cover).toBeEnabled();
  await inspect(page, false, "home");
  await cover.click();
  await inspect(page, false, "the sheet of a game");
  await page.goto("/settings");
  await expect(page.getByRole("button", { name: t("private-link-make") })).toBeVisible();
  await inspect(page, false, "settings");
  await page.goto(`/table/${await new Guest(page.request).emptyTable(sketch)}`);
  await expect(page.getByRole("img", { name: t("qr-label") })).toBeVisible();
  await inspect(page, false, "a table that waits");
});
