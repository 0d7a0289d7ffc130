import type { Page } from "@playwright/test";
import { septet } from "../games/septet";
import { Guest, weakestMind } from "../lib/guest";
import { Server } from "../lib/server";
import { expect, test } from "../lib/test";
import type { Words } from "../lib/words";

/** A seat as it stands in the waiting room, by whoever sits there. */
function chair(page: Page, name: string) {
  return page.locator(".chairs li", { hasText: name });
}

/** What is chosen, by what it is called. */
function term(page: Page, label: string) {
  return page.locator(".terms div", { hasText: label });
}

/** A table of four with friends, from the first page; the address of it. */
async function gather(page: Page, t: Words): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: t("game-septet") }).click();
  await page.getByRole("button", { name: t("with-friends") }).click();
  await expect(page.getByRole("img", { name: t("qr-label") })).toBeVisible();
  return new URL(page.url()).pathname;
}

async function sitDown(page: Page, t: Words, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("textbox", { name: t("your-name") }).fill(name);
  await page
    .getByRole("button", { name: t("sit-here") })
    .first()
    .click();
  await expect(chair(page, name)).toContainText(t("you"));
}

test("what the host changes is marked, and nobody plays before it suits them", async ({ page, t, visitor }) => {
  const path = await gather(page, t);
  const phone = await visitor({ viewport: { width: 390, height: 844 } });
  await sitDown(phone, t, path, "Ben");
  await expect(term(phone, t("setting-undo"))).toContainText(t("yes"));
  await expect(phone.getByRole("combobox", { name: t("setting-undo") }), "only the host changes it").toHaveCount(0);
  await page.getByRole("combobox", { name: t("setting-undo") }).selectOption("no");
  const asked = phone.getByRole("region", { name: t("gathering-changed") });
  await expect(asked).toBeVisible();
  await expect(term(phone, t("setting-undo"))).toContainText(t("terms-before", { value: t("yes") }));
  await expect(chair(page, "Ben")).toContainText(t("gathering-looks"));
  // The last seats are filled, and still nothing begins.
  for (let n = 0; n < 2; n++) {
    await page
      .getByRole("button", { name: t("seat-mind") })
      .first()
      .click();
    await expect(page.getByRole("button", { name: t("seat-mind") })).toHaveCount(1 - n);
  }
  await expect(page.getByText(t("gathering-not-agreed", { names: "Ben", n: 1 }))).toBeVisible();
  await asked.getByRole("button", { name: t("gathering-agree") }).click();
  for (const one of [page, phone]) await expect(one.getByRole("group", { name: t("your-hand") })).toBeVisible();
});

test("whoever comes after a change has seen it, and is not asked", async ({ page, t, visitor }) => {
  const path = await gather(page, t);
  await page.getByRole("combobox", { name: t("choose-players") }).selectOption("3");
  await expect(page.locator(".chairs li")).toHaveCount(3);
  const other = await visitor();
  await sitDown(other, t, path, "Cleo");
  await expect(other.getByRole("region", { name: t("gathering-changed") })).toHaveCount(0);
  await expect(chair(page, "Cleo")).not.toContainText(t("gathering-looks"));
});

test("the host sees who of those who sit there is there, and who has gone", async ({ visitor, t }) => {
  const server = await Server.start({ awayAfter: "1s" });
  const [host, other] = [await visitor({ baseURL: server.address }), await visitor({ baseURL: server.address })];
  const path = await gather(host, t);
  await sitDown(other, t, path, "Fumi");
  await expect(chair(host, "Fumi")).toContainText(t("absence-here"));
  await other.close();
  await expect(chair(host, "Fumi").locator(".since.away")).toBeVisible();
  await expect(chair(host, "Fumi")).not.toContainText(t("absence-here"));
  await other
    .context()
    .newPage()
    .then((page) => page.goto(path));
  await expect(chair(host, "Fumi")).toContainText(t("absence-here"));
  await Promise.all([host.close(), other.context().close()]);
  await server.stop();
});

test("the host is asked for a name where they sit, and everybody sees it", async ({ page, t, visitor }) => {
  const path = await gather(page, t);
  const other = await visitor();
  await other.goto(path);
  const name = page.getByRole("textbox", { name: t("your-name") });
  await expect(name, "there is an idea").not.toHaveValue("");
  await name.fill("Ada");
  await page.getByRole("button", { name: t("name-take") }).click();
  await expect(chair(other, "Ada")).toContainText(t("host"));
  await expect(chair(page, "Ada")).toContainText(t("you"));
  await page.goto("/settings");
  await expect(page.getByRole("textbox", { name: t("your-name") })).toHaveValue("Ada");
});

test("seats are changed, minds exchanged, and people sent away by the host", async ({ page, t, visitor }) => {
  const path = await gather(page, t);
  await expect(page.getByRole("heading", { name: t("team-number", { n: 2 }) })).toBeVisible();
  const other = await visitor();
  await sitDown(other, t, path, "Dai");
  await page
    .getByRole("button", { name: t("seat-mind") })
    .first()
    .click();
  const level = page.locator(".chairs select");
  await level.selectOption("master");
  await expect(chair(other, t("mind-septet-master"))).toBeVisible();
  await expect(other.locator(".chairs button", { hasText: t("unseat-mind") }), "the mind only").toHaveCount(1);
  // Dai sits opposite the host, and is put into the other team.
  const [ours, theirs] = [page.locator(".chairs").first(), page.locator(".chairs").last()];
  await expect(ours).toContainText("Dai");
  await chair(page, "Dai")
    .getByRole("button", { name: t("move-seat") })
    .click();
  await theirs
    .getByRole("button", { name: t("move-here") })
    .last()
    .click();
  await expect(theirs).toContainText("Dai");
  await expect(other.getByRole("region", { name: t("gathering-changed") })).toBeVisible();
  await chair(page, "Dai")
    .getByRole("button", { name: t("unseat-mind") })
    .click();
  await expect(other.getByText(t("gathering-choose"))).toBeVisible();
});

test("when the host leaves, the next one may change what is played", async ({ page, t, visitor }) => {
  const host = new Guest((await visitor()).request);
  const id = await host.emptyTable({ ...septet, options: {} });
  await sitDown(page, t, `/table/${id}`, "Eve");
  await expect(page.getByRole("combobox", { name: t("setting-talk") })).toHaveCount(0);
  await host.command(id, { do: "leave", seat: 0 });
  await page.getByRole("combobox", { name: t("setting-talk") }).selectOption("never");
  await expect(page.getByRole("region", { name: t("gathering-changed") })).toHaveCount(0);
  const level = await weakestMind(page.request);
  const guest = new Guest(page.request);
  // Whoever sits down first gets the seat opposite: the first free one of the host's team.
  for (const seat of [0, 1, 3]) await guest.command(id, { do: "seat-mind", seat, level });
  await expect(page.getByRole("group", { name: t("your-hand") })).toBeVisible();
});

test("a phone's share sheet is given the link", async ({ page, t }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: (shared: ShareData) => {
        Object.assign(window, { shared });
        return Promise.resolve();
      },
    });
  });
  const path = await gather(page, t);
  await page.getByRole("button", { name: t("share"), exact: true }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(new URL(shared.url ?? "").pathname).toBe(path);
  expect(shared.title).toBe(t("share-table", { game: t("game-septet") }));
});
