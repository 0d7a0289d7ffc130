import { GAMES } from "../games/all";
import { sketch } from "../games/sketch";
import { expectAccessible } from "../lib/axe";
import { expectGood } from "../lib/good";
import { Guest } from "../lib/guest";
import { Keyboard, Mouse } from "../lib/hand";
import { Table } from "../lib/table";
import { expect, test } from "../lib/test";
import type { Page } from "@playwright/test";
import type { MatchReview, ReviewStatus } from "../../src/lib/protocol";
import type { Words } from "../lib/words";

/** Waits until the whole story is told. */
async function reviewed(page: Page, t: Words): Promise<MatchReview> {
  await expect(page.getByRole("heading", { name: t("review-curve") })).toBeVisible({ timeout: 60_000 });
  const id = /review\/([^?]+)/.exec(page.url())?.[1] ?? "";
  const status = (await (await page.request.get(`/api/matches/${id}/review`)).json()) as ReviewStatus;
  if (status.state !== "done") throw new Error(`the review is ${status.state}`);
  return status.review;
}

for (const game of GAMES) {
  test(`what happened in a match of ${game.name} is told after it`, async ({ page, t }) => {
    const { table, match } = await new Guest(page.request).finishedMatch(game);
    await page.goto(`/table/${table}`);
    await page.getByRole("link", { name: t("review") }).click();
    await expect(page).toHaveURL(`/review/${match}`);
    const review = await reviewed(page, t);
    // What became of everybody, and how well they decided.
    await expect(page.getByRole("table")).toHaveCount(review.seats.length);
    await page.getByText(t("review-accuracy-what")).click();
    await expect(page.getByText(t("review-accuracy-text"))).toBeVisible();
    // A turning point leads to its step in the replay.
    const [turn] = review.turning_points;
    if (turn) {
      await page.getByRole("link", { name: t("review-turn-link", { n: 1, step: turn.step }) }).click();
      await expect(page).toHaveURL(`/match/${match}?step=${turn.step}&seat=0`);
      await expect(page.getByRole("region", { name: t("replay-reel") })).toContainText(`${turn.step}/`);
      await page.goBack();
      await reviewed(page, t);
    }
    // Somebody else's decisions are exercises, too.
    const place = review.exercises.findIndex(({ seat }) => seat > 0);
    const other = review.exercises[place];
    if (other) {
      await page.getByRole("combobox", { name: t("review-seat") }).selectOption(String(other.seat));
      await page
        .getByRole("link", { name: t("review-try", { step: other.step }) })
        .first()
        .click();
      await expect(page.getByRole("group", { name: t("review-position") })).toHaveAttribute(
        "data-step",
        String(other.step),
      );
    }
  });
}

/** A match of Sketch in which the guest's seat has something to find better. */
async function exercised(page: Page, t: Words): Promise<string> {
  for (;;) {
    const { match } = await new Guest(page.request).finishedMatch(sketch);
    await page.goto(`/review/${match}`);
    const review = await reviewed(page, t);
    if (review.exercises.some(({ seat }) => seat === 0)) return match;
  }
}

test("an exercise tells nothing before a try, and why after it; by keyboard, too", async ({ page, t }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await exercised(page, t);
  for (const hand of [new Mouse(page), new Keyboard(page)]) {
    const table = new Table(page, hand, t);
    await hand.press(page.locator("a[href*='exercise=']").first());
    await expect(page.getByRole("heading", { name: t("review-find") })).toBeVisible();
    await expect(page.getByText(t("review-is-right"))).toBeHidden();
    await sketch.takeTurn(table);
    const dialog = page.getByRole("dialog", { name: t("review-verdict") });
    await expect(dialog.getByRole("status")).not.toBeEmpty();
    const tell = dialog.getByRole("button", { name: t("review-tell") });
    if (await tell.isVisible()) {
      await expect(dialog.getByRole("table")).toBeHidden();
      // Another try: the position is there again as it was.
      await hand.press(dialog.getByRole("button", { name: t("review-again") }));
      await expect(dialog).toBeHidden();
      await sketch.takeTurn(table);
      await hand.press(tell);
    }
    await expect(dialog.getByRole("table")).toContainText(t("review-is-right"));
    await expect(dialog.getByRole("table")).toContainText(t("review-was-played"));
    await expect(dialog.getByText(t("review-how"))).toBeVisible();
    await expectAccessible(page, "the answer");
    await hand.press(dialog.getByRole("link", { name: t("review-back") }));
    await reviewed(page, t);
  }
});

test("a record that was brought in is reviewed, and the moves have their labels", async ({ page, t, visitor }) => {
  const match = await exercised(page, t);
  const record = await (await page.request.get(`/api/matches/${match}/record`)).text();
  const other = await visitor({ viewport: { width: 1440, height: 900 }, locale: "en" });
  await new Guest(other.request).enter();
  const headers = { "content-type": "application/x-ndjson" };
  const brought = await other.request.post("/api/matches", { data: record, headers });
  const { id } = (await brought.json()) as { id: string };
  await other.goto(`/match/${id}`);
  await other
    .getByRole("link", { name: t("review") })
    .first()
    .click();
  const review = await reviewed(other, t);
  const labels = review.choices.flatMap(({ label }) => label ?? []);
  await other.goto(`/match/${id}`);
  const moves = other.getByRole("list", { name: t("log") });
  await expect(moves.locator(".label")).toHaveCount(labels.length);
  await expect(moves.locator(".label").first()).toContainText(t(`review-label-${labels[0] ?? ""}`));
});

test("the page is good in every size, by night and by day", async ({ page, t }) => {
  await exercised(page, t);
  await expectGood(page, "the review");
});

test("what is not there yet says how far it is, and what cannot be reviewed says so", async ({ page, t, troubles }) => {
  troubles.expect(/status of 40[49]/);
  const guest = new Guest(page.request);
  const { match } = await guest.finishedMatch(sketch);
  let status: ReviewStatus = { state: "waiting", n_before: 2 };
  await page.route(`**/api/matches/${match}/review`, (route) => route.fulfill({ json: status }));
  await page.goto(`/review/${match}`);
  await expect(page.getByRole("status")).toHaveText(t("review-waiting", { n: 2 }));
  status = { state: "working", n_done: 30, n_steps: 120 };
  await expect(page.getByRole("status")).toHaveText(t("review-working", { n: 25 }));
  await expect(page.getByRole("progressbar")).toHaveAttribute("value", "0.25");
  await expectAccessible(page, "a review that is being made");
  status = { state: "failed" };
  await expect(page.getByRole("alert")).toHaveText(t("review-failed"));
  await page.unrouteAll();
  const running = await guest.table(sketch);
  const picture = (await (await page.request.get(`/api/tables/${running}`)).json()) as { match: { id: string } };
  await page.goto(`/review/${picture.match.id}`);
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await page.goto("/review/nowhere");
  await expect(page.getByRole("heading", { name: t("page-wrong") })).toBeVisible();
});
