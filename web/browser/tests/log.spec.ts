import type { APIRequestContext } from "@playwright/test";
import type { Course } from "../../src/lib/protocol";
import { pagoda } from "../games/pagoda";
import { sketch } from "../games/sketch";
import { Guest, myTurnAfter } from "../lib/guest";
import { expect, test } from "../lib/test";

const DESKTOP = { viewport: { width: 1440, height: 900 } };
test.use(DESKTOP);

/** How many actions the match at a table has seen so far. */
async function countActions(request: APIRequestContext, id: string): Promise<number> {
  const course = (await (await request.get(`/api/tables/${id}/steps?seat=0`)).json()) as Course;
  return course.steps.filter((step) => step.actor !== null).length;
}

test("the log tells the match from its first step, also after a reload and to whoever comes late", async ({
  page,
  t,
  visitor,
}) => {
  const guest = new Guest(page.request);
  const id = await guest.table(sketch);
  await guest.playUntil(id, myTurnAfter(12));
  const n = await countActions(page.request, id);
  const late = await visitor({ ...DESKTOP, locale: "en" });
  for (const one of [page, late]) {
    await one.goto(`/table/${id}`);
    const log = one.getByRole("list", { name: t("log") });
    await expect(log.getByRole("button"), "a line for each action").toHaveCount(n);
    await expect(log.getByRole("heading").first()).toBeVisible();
    await expect(log.getByRole("button").last(), "it opens at its end").toBeInViewport();
  }
  const lines = page.getByRole("list", { name: t("log") }).getByRole("button");
  const told = await lines.allTextContents();
  await page.reload();
  await expect(lines).toHaveText(told);
});

test("the card of a gift is told to nobody but who gave it and who has it", async ({ page, t, visitor }) => {
  const guest = new Guest(page.request);
  const id = await guest.table(pagoda);
  // A gift of mine, or one to me: its card stands in my view.
  const hasGift = /"\d+: \w+ [LR] give [^?]\w* \d"/;
  await guest.playUntil(id, ({ stage, match }) => stage === "over" || hasGift.test(JSON.stringify(match?.sides)));
  const other = await visitor({ ...DESKTOP, locale: "en" });
  const told: string[][] = [];
  for (const one of [page, other]) {
    await one.goto(`/table/${id}`);
    const lines = one.getByRole("list", { name: t("log") }).getByRole("button");
    await expect.poll(() => lines.count()).toBeGreaterThan(2);
    told.push(await lines.allTextContents());
  }
  const [mine = [], theirs = []] = told;
  const unseen = (lines: string[]): number => lines.filter((line) => line.includes(t("pagoda-unseen"))).length;
  expect(unseen(theirs)).toBeGreaterThan(unseen(mine));
});

test("a line leads back to its step, and the table leads back to now", async ({ page, t }) => {
  const guest = new Guest(page.request);
  const id = await guest.table(sketch);
  await guest.playUntil(id, myTurnAfter(8));
  await page.goto(`/table/${id}`);
  const lines = page.getByRole("list", { name: t("log") }).getByRole("button");
  await lines.first().click();
  const looking = page.getByRole("region", { name: t("look-back-label") });
  await expect(looking).toBeVisible();
  await expect(lines.first()).toHaveAttribute("aria-current", "step");
  await expect(page.getByRole("button", { name: t("sketch-play"), exact: true }), "nothing is done there").toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(lines.first()).not.toHaveAttribute("aria-current", "step");
  await page.getByRole("button", { name: t("look-back-end") }).click();
  await expect(looking).toBeHidden();
  await lines.first().click();
  await expect(looking).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(looking).toBeHidden();
  await expect(page.getByRole("group", { name: t("your-hand") })).toBeVisible();
});
