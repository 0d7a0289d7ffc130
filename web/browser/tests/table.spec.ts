import { septet } from "../games/septet";
import { sketch } from "../games/sketch";
import { tajuto } from "../games/tajuto";
import { Guest, myTurnAfter, weakestMind } from "../lib/guest";
import { Mouse } from "../lib/hand";
import { Table } from "../lib/table";
import { expect, test } from "../lib/test";

test("the log, the chat and the player aid are one key away", async ({ page, t }) => {
  const guest = new Guest(page.request);
  const id = await guest.table(septet);
  await guest.playUntil(id, myTurnAfter(8));
  await page.goto(`/table/${id}`);
  await expect(page.getByRole("tab", { name: t("log") })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("list", { name: t("log") }).getByRole("listitem")).not.toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByText(t("septet-aid-goal-4"))).toBeVisible();
  await page.keyboard.press("c");
  await expect(page.getByText(t("chat-empty"))).toBeVisible();
});

test("how well a mind plays stands at its seat and in the log", async ({ page, t }) => {
  const level = await weakestMind(page.request);
  const id = await new Guest(page.request).table(sketch);
  await page.goto(`/table/${id}`);
  await expect(page.getByRole("main").getByText(t(`mind-${level}`), { exact: true })).toBeVisible();
  await expect(
    page
      .getByRole("list", { name: t("log") })
      .getByText(t("log-mind", { name: t(`mind-sketch-${level}`), level }), { exact: true }),
  ).toBeVisible();
});

test("what was said reaches the other one, who sees that there is news", async ({ page, t, visitor }) => {
  const id = await new Guest(page.request).emptyTable(sketch);
  const other = await visitor({ viewport: { width: 390, height: 844 } });
  await other.request.post("/api/session");
  await new Guest(other.request).command(id, { do: "sit", seat: 1, name: "Ren", nonce: "" });
  await page.goto(`/table/${id}`);
  await other.goto(`/table/${id}`);
  await page.getByRole("tab", { name: t("chat") }).click();
  await page.getByRole("textbox", { name: t("chat-say") }).fill("Good evening <b>!");
  await page.keyboard.press("Enter");
  await other.getByRole("button", { name: t("chat-news") }).click();
  await expect(other.getByRole("dialog").getByText("Good evening <b>!")).toBeVisible();
});

test("a card is dragged to its stack", async ({ page, t }) => {
  const table = new Table(page, new Mouse(page), t);
  await table.playNow(sketch);
  await table.nextMoment();
  const step = await table.step();
  const card = page
    .getByRole("group", { name: t("your-hand") })
    .getByRole("group")
    .first();
  const [colour = ""] = /^\S+/.exec((await card.getByRole("button").first().getAttribute("aria-label")) ?? "") ?? [];
  const stack = table.page.locator(`[data-drop="stack-${colour.charAt(0)}"]`);
  await card.dragTo(stack, { sourcePosition: { x: 20, y: 20 } });
  const play = table.button("sketch-play");
  // A card with an ability waits for the button; without one it may be gone before it is clicked.
  await expect(async () => {
    if (await play.isVisible()) await play.click({ timeout: 1_000 });
    expect(await table.step()).toBeGreaterThan(step);
  }).toPass();
});

test("what nobody has answered yet is taken back", async ({ page, t }) => {
  const table = new Table(page, new Mouse(page), t);
  await table.playNow(tajuto);
  const undo = page.getByRole("button", { name: t("undo") });
  let step: number;
  do {
    // What comes out of the bag cannot go back; what is done with it can.
    await table.nextMoment();
    step = await table.step();
    await table.takeTurn(tajuto);
  } while (!(await undo.isVisible()));
  await undo.click();
  await expect.poll(() => table.step()).toBe(step);
});

test("a turn with actions left ends on purpose only, and its end is taken back", async ({ page, t, visitor }) => {
  const id = await new Guest(page.request).emptyTable(tajuto);
  const other = new Guest((await visitor()).request);
  await other.enter();
  await other.command(id, { do: "sit", seat: 1, name: "Ren", nonce: "" });
  await other.playUntil(
    id,
    ({ match }) => match?.to_act.includes(0) ?? false,
    // Two turns without a tile used would end the match.
    (legal) => legal.find((action) => /^(?:draw|build)/.test(action)) ?? legal[0],
  );
  await page.goto(`/table/${id}`);
  const table = new Table(page, new Mouse(page), t);
  await table.nextMoment();
  await expect(page.locator(".prompt .primary")).toHaveText(t("tajuto-verb-draw"));
  const step = await table.step();
  await table.button("tajuto-end").click();
  await table.button("tajuto-end-stay").click();
  expect(await table.step()).toBe(step);
  await table.button("tajuto-end").click();
  await table.button("tajuto-end-anyway").click();
  await table.button("tajuto-end-undo").click();
  await expect(page).toHaveTitle(t("title-your-turn"));
  await expect.poll(() => table.step()).toBe(step);

  // Whoever does not want to be asked is not asked again, neither now nor later.
  await table.button("tajuto-end").click();
  await page.getByRole("checkbox", { name: t("tajuto-end-ask") }).uncheck();
  await table.button("tajuto-end-stay").click();
  await page.reload();
  await table.nextMoment();
  await table.button("tajuto-end").click();
  await expect(table.button("tajuto-end-undo")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("what cannot be pressed yet says what is missing", async ({ page, t }) => {
  const guest = new Guest(page.request);
  const id = await guest.table(septet);
  await guest.playUntil(id, ({ match }) => match?.sides.some((side) => side.legal.length > 0) ?? false);
  await page.goto(`/table/${id}`);
  const table = new Table(page, new Mouse(page), t);
  const pass = table.button("septet-pass");
  await expect(pass).toBeDisabled();
  await pass.click({ force: true });
  await expect(page.getByText(t("septet-first-pass", { n: 3 }))).toBeVisible();
  await table.within("your-hand").first().click();
  await expect(page.getByText(t("septet-first-pass", { n: 3 }))).toBeHidden();
  await pass.click({ force: true });
  await expect(page.getByText(t("septet-first-pass", { n: 2 }))).toBeVisible();
});

test("while others play nothing is dimmed, and a touch says whose turn it is not", async ({ page, t, visitor }) => {
  const id = await new Guest(page.request).emptyTable(tajuto);
  const other = new Guest((await visitor()).request);
  await other.enter();
  await other.command(id, { do: "sit", seat: 1, name: "Ren", nonce: "" });
  const mine = new Guest(page.request);
  await mine.playUntil(
    id,
    ({ match }) => match?.to_act.includes(1) ?? false,
    (legal) => legal.find((action) => /^(?:draw|build)/.test(action)) ?? legal.at(-1),
  );
  await page.goto(`/table/${id}`);
  const verbs = page.getByRole("group", { name: t("tajuto-actions") }).getByRole("button");
  await expect(verbs.locator("img")).toHaveCount(5);
  for (const picture of await verbs.locator("img").all()) await expect(picture).toHaveCSS("opacity", "1");
  await verbs.first().click({ force: true });
  await expect(page.getByText(t("problem-not-your-turn"))).toBeVisible();
});
