import { sketch } from "../games/sketch";
import { Finger, Mouse } from "../lib/hand";
import { Line } from "../lib/line";
import { SOON, Table } from "../lib/table";
import { expect, test } from "../lib/test";
import { wordsOf } from "../lib/words";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: "it" };

test("two people meet by a link, one loses the connection, and they play to the end and again", async ({
  page,
  t,
  visitor,
  server,
  troubles,
}) => {
  troubles.expect(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|WebSocket connection/);
  const ada = new Table(page, new Mouse(page), t);
  await page.goto("/");
  await page.getByRole("button", { name: t("game-sketch") }).click();
  await ada.button("with-friends").click();
  await expect(page.getByRole("img", { name: t("qr-label") })).toBeVisible();
  const link = await page.getByRole("textbox", { name: t("table-link") }).inputValue();

  const line = await Line.to(server.address);
  const phone = await visitor({ ...PHONE, baseURL: line.address });
  const giulia = new Table(phone, new Finger(phone), wordsOf("it"));
  await phone.goto(new URL(link).pathname);
  await phone.getByRole("textbox", { name: giulia.t("your-name") }).fill("Giulia");
  const advice = phone.locator(".terms div", { hasText: giulia.t("setting-hints") });
  await expect(advice, "advice is off among people").toContainText(giulia.t("no"));
  await giulia.button("sit-here").tap();
  await expect(page.getByText("Giulia").first()).toBeVisible();

  const both = [ada, giulia];
  await playTurns(both, () => false, 6);
  await playTurns(both, (next) => next === ada);
  const seen = await ada.step();
  await expect.poll(() => giulia.step()).toBe(seen);
  await phone.evaluate(() => Object.assign(window, { isSamePage: true }));
  await line.cut();
  await expect(phone.getByText(giulia.t("connection-lost"))).toBeVisible();
  while ((await ada.moment()) === "turn") await ada.takeTurn(sketch);
  const missed = (await ada.step()) - seen;
  const back = phone.getByText(giulia.t("connection-back", { n: missed }));
  await line.mend();
  // The page tries by itself, too, and may be quicker than the finger.
  await Promise.any([giulia.button("try-now").tap(), back.waitFor()]);
  await expect(back).toBeVisible();
  expect(await phone.evaluate(() => "isSamePage" in window), "nothing was loaded anew").toBe(true);

  await playTurns(both, () => false);
  for (const table of both) await table.button("rematch").click();
  for (const table of both) await expect(table.page.locator(".ending")).toBeHidden();
  await line.cut();
});

/** Whoever's turn it is plays, until enough has happened or the match is over. */
async function playTurns(
  tables: Table[],
  isEnough: (next: Table) => boolean,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let n = 0; n < most; n++) {
    const next = await whoseTurn(tables);
    if (!next || isEnough(next)) return;
    await next.takeTurn(sketch);
  }
}

/** The one whose turn it is; nobody when the match is over. */
async function whoseTurn(tables: Table[]): Promise<Table | undefined> {
  let found: Table | undefined;
  const look = async (): Promise<boolean> => {
    const moments = await Promise.all(tables.map((table) => table.moment()));
    found = tables[moments.indexOf("turn")];
    if (found || moments.includes("over")) return true;
    for (const table of tables) await table.hand.skip();
    return false;
  };
  await expect.poll(look, { message: "somebody's turn", intervals: SOON }).toBe(true);
  return found;
}
