import type { APIRequestContext } from "@playwright/test";
import { septet } from "../games/septet";
import { sketch } from "../games/sketch";
import { Guest } from "../lib/guest";
import { Mouse } from "../lib/hand";
import { Server } from "../lib/server";
import { Table } from "../lib/table";
import { expect, test } from "../lib/test";

async function sit(request: APIRequestContext, id: string, seat: number): Promise<void> {
  await request.post("/api/session");
  await new Guest(request).command(id, { do: "sit", seat, name: "Ren", nonce: "" });
}

test("a server that restarts is said, waited for, and found again with the match as it was", async ({
  visitor,
  t,
  troubles,
}) => {
  troubles.expect(/ERR_CONNECTION_REFUSED|WebSocket connection/);
  const server = await Server.start();
  try {
    const page = await visitor({ baseURL: server.address });
    const table = new Table(page, new Mouse(page), t);
    await table.playNow(sketch);
    await table.nextMoment();
    await table.takeTurn(sketch);
    await table.nextMoment();
    const step = await table.step();
    const hand = await page.getByRole("group", { name: t("your-hand") }).ariaSnapshot();
    await server.pause();
    await expect(page.getByText(t("connection-lost"))).toBeVisible();
    await server.resume();
    await expect(page.getByText(t("connection-back", { n: 0 }))).toBeVisible();
    expect(await table.step()).toBe(step);
    expect(await page.getByRole("group", { name: t("your-hand") }).ariaSnapshot()).toBe(hand);
    await table.takeTurn(sketch);
  } finally {
    await server.stop();
  }
});

test("the first page without a server says so, and does not pretend that nobody plays", async ({
  visitor,
  t,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED|ERR_CONNECTION_REFUSED|WebSocket connection/);
  const server = await Server.start();
  try {
    const page = await visitor({ baseURL: server.address });
    const alone = page.getByRole("alert").filter({ hasText: t("home-alone") });
    const nobody = page.getByText(t("open-tables-none"));
    await page.route("**/api/**", (route) => route.abort());
    await page.goto("/");
    await expect(alone).toBeVisible();
    await expect(nobody).toHaveCount(0);
    await page.unroute("**/api/**");
    // The page tries by itself, too, and may be quicker.
    const tryNow = page.getByRole("button", { name: t("try-now") });
    await Promise.any([tryNow.click(), alone.waitFor({ state: "hidden" })]);
    await expect(nobody).toBeVisible();
    await server.pause();
    await expect(alone).toBeVisible();
    await server.resume();
    await Promise.any([tryNow.click(), alone.waitFor({ state: "hidden" })]);
    await expect(alone).toBeHidden();
  } finally {
    await server.stop();
  }
});

test("what cannot be found has a sentence and a way home", async ({ page, t, troubles }) => {
  troubles.expect(/status of 40[34]/);
  for (const [address, title] of [
    ["/table/nothing", "table-gone"],
    ["/match/nothing", "page-wrong"],
    ["/nowhere", "no-such-page"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: t(title) })).toBeVisible();
    await page.getByRole("link", { name: t("to-home") }).click();
    await expect(page.getByRole("heading", { name: t("welcome") })).toBeVisible();
  }
});

test("whoever acts out of turn is told so, and nothing is lost", async ({ page, t, visitor }) => {
  const id = await new Guest(page.request).emptyTable(sketch);
  const other = await visitor();
  await sit(other.request, id, 1);
  for (const one of [page, other]) await one.goto(`/table/${id}`);
  for (const one of [page, other]) await expect(one.getByRole("group", { name: t("your-hand") })).toBeVisible();
  const waiting = (await page.title()).startsWith("●") ? other : page;
  const half = waiting
    .getByRole("group", { name: t("your-hand") })
    .getByRole("button")
    .first();
  await half.click();
  await waiting.getByRole("button", { name: t("sketch-play"), exact: true }).click();
  await expect(waiting.getByText(t("problem-not-your-turn"))).toBeVisible();
});

test("a card that may not be played says why", async ({ page, t }) => {
  const guest = new Guest(page.request);
  const id = await guest.table(septet);
  await guest.playUntil(id, ({ match }) => {
    const side = match?.sides[0];
    const hand = (side?.view as { hand: string[] } | undefined)?.hand ?? [];
    return side !== undefined && side.legal.length > 0 && side.legal.length < hand.length;
  });
  await page.goto(`/table/${id}`);
  const forbidden = page
    .getByRole("group", { name: t("your-hand") })
    .getByRole("button", { disabled: true })
    .first();
  // Something that says it is disabled is not clicked by `click`; people do.
  await forbidden.hover();
  await page.mouse.down();
  await page.mouse.up();
  await page.getByRole("button", { name: t("septet-play"), exact: true }).click();
  await expect(page.getByText(t("problem-must-follow-suit"))).toBeVisible();
});

test("a seat that somebody else took first is said", async ({ page, t, visitor }) => {
  const id = await new Guest((await visitor()).request).emptyTable({ ...septet, players: 3 });
  // The news of the other one comes too late.
  let isLate = false;
  await page.routeWebSocket(/socket/, (near) => {
    const far = near.connectToServer();
    far.onMessage((message) => {
      if (!isLate || !String(message).includes('"type":"table"')) near.send(message);
    });
  });
  await page.goto(`/table/${id}`);
  await expect(page.getByRole("button", { name: t("sit-here") })).toHaveCount(2);
  isLate = true;
  await sit((await visitor()).request, id, 1);
  await page
    .getByRole("button", { name: t("sit-here") })
    .first()
    .click();
  await expect(page.getByText(t("problem-seat-taken"))).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says what it needs", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("noscript p").first()).toContainText("JavaScript");
  });
});
