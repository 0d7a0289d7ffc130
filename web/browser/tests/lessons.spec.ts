import type { Page } from "@playwright/test";
import { GAMES } from "../games/all";
import { expectGood, LYING, SIZES } from "../lib/good";
import { Finger, Keyboard, Mouse, type Hand } from "../lib/hand";
import { isTaught, Lesson } from "../lib/lesson";
import { expect, test } from "../lib/test";

const ALL_SIZES = [...SIZES, LYING];

const TAUGHT = GAMES.filter(isTaught);

/** Something that is wrong where the learner first plays, and what is said to it. */
const MISTAKES: Record<string, [action: string, said: string]> = {
  septet: ["pass g2 g4 r6", "pass-else"],
  sketch: ["gr:r", "green-else"],
  pagoda: ["k2 L", "match-low"],
  tajuto: ["draw 2", "draw-else"],
};

/** The whole lesson, with a mistake wherever it knows one, and a match behind it. */
async function learn(lesson: Lesson): Promise<void> {
  const { game, page, t } = lesson;
  await page.goto("/learn");
  await lesson.hand.press(
    page.getByRole("link", { name: lesson.title }).and(page.locator(`[href="${lesson.address}"]`)),
  );
  await expect(page.getByRole("heading", { level: 1, name: lesson.title })).toBeVisible();
  let isFirst = true;
  for (let step = await lesson.goOn(); step; step = await lesson.goOn()) {
    const [action = "", said = ""] = MISTAKES[game.name] ?? [];
    if (isFirst && action) await lesson.mistake(lesson.say(said), () => game.play(lesson.table, action));
    const { ask, wrong = {} } = step;
    const [answer, why] = Object.entries(wrong)[0] ?? [];
    if (ask && answer && why) await lesson.mistake(lesson.say(why), () => lesson.answer(step, answer));
    await lesson.decide(step);
    isFirst = false;
  }
  await expect(lesson.bubble).toHaveText(t("learn-done"));
  await lesson.hand.press(page.locator(".end").getByRole("button"));
  await expect(page.getByRole("heading", { level: 1, name: t(`game-${game.name}`) })).toBeVisible();
  await expect(page).toHaveURL(/\/table\//);
  // The next visit knows of it.
  await page.goto("/learn");
  const entry = page.getByRole("region", { name: t(`game-${game.name}`) }).getByRole("listitem");
  await expect(entry.first()).toContainText(t("learn-is-done"));
  await expect(entry.nth(1)).toContainText(t("learn-begin"));
}

const WAYS: [name: string, hand: (page: Page) => Hand, options: Parameters<typeof test.use>[0]][] = [
  ["touch", (page) => new Finger(page), { viewport: { width: 390, height: 844 }, hasTouch: true, locale: "it" }],
  ["keyboard", (page) => new Keyboard(page), { viewport: { width: 1440, height: 900 }, locale: "de" }],
];

for (const [way, handOf, options] of WAYS)
  test.describe(`by ${way}`, () => {
    test.use({ ...options, reducedMotion: "reduce" } as typeof options);
    for (const game of TAUGHT)
      test(`the first lesson of ${game.name} is played to its end by ${way}, and leads to a match`, async ({
        page,
        t,
      }) => {
        await learn(new Lesson(page, handOf(page), t, game));
      });
  });

for (const game of TAUGHT)
  test(`a lesson of ${game.name} by day and by night`, async ({ page, t }) => {
    const lesson = new Lesson(page, new Mouse(page), t, game);
    const size = ALL_SIZES.slice(TAUGHT.indexOf(game) % ALL_SIZES.length).slice(0, 1);
    await page.setViewportSize(size[0] ?? LYING);
    await lesson.open();
    await expectGood(page, "what is said", size);
    const step = await lesson.goOn();
    await expectGood(page, "what is played", size);
    const [action = "", said = ""] = MISTAKES[game.name] ?? [];
    await lesson.mistake(lesson.say(said), () => game.play(lesson.table, action));
    await expectGood(page, "what was wrong", size);
    expect(step?.play).toBeDefined();
  });

test("the list of lessons in every size, by day and by night", async ({ page, t }) => {
  await page.goto("/learn");
  await expect(page.getByRole("heading", { level: 1, name: t("learn") })).toBeVisible();
  await expect(page.getByRole("listitem").first()).toBeVisible();
  await expectGood(page, "the list", ALL_SIZES);
});

test("the first visit leads to a first lesson", async ({ page, t }) => {
  await page.goto("/");
  const link = page.locator("main").getByRole("link").and(page.locator("[href^='/learn/']"));
  await expect(link).toBeVisible();
  await expect(link).toBeInViewport();
  await link.click();
  const titles = TAUGHT.map((game) => t(`lesson-${game.name}-first`));
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  expect(titles).toContain(await heading.textContent());
  await expect(page.locator(".lesson .words")).not.toBeEmpty();
});

test("a breach of a rule is refused with the rule's own sentence", async ({ page, t }) => {
  const septet = TAUGHT.find(({ name }) => name === "septet");
  if (!septet) throw new Error("Septet is taught");
  const lesson = new Lesson(page, new Keyboard(page), t, septet);
  await lesson.open();
  const pass = await lesson.goOn();
  if (pass) await lesson.decide(pass);
  await lesson.goOn();
  // Red was led, and the learner has red.
  await lesson.mistake(t("problem-must-follow-suit"), () => septet.play(lesson.table, "b13"));
  await lesson.mistake(lesson.say("follow-boss"), () => septet.play(lesson.table, "r7"));
});

test("back to the checkpoint, one sentence back, and on again later", async ({ page, t }) => {
  const game = TAUGHT.find(({ name }) => name === "sketch");
  if (!game) throw new Error("Sketch is taught");
  const lesson = new Lesson(page, new Mouse(page), t, game);
  await lesson.open();
  for (let turn = 0; turn < 2; turn++) {
    const step = await lesson.goOn();
    if (step) await lesson.decide(step);
  }
  await lesson.goOn();
  const place = await lesson.at();
  const { at, said } = lesson.checkpoint;
  expect(place).toBeGreaterThan(at);
  await lesson.table.press(lesson.table.button("learn-back"));
  await expect.poll(() => lesson.at()).toBeLessThan(place);
  await lesson.table.press(lesson.table.button("learn-again"));
  await expect.poll(() => lesson.at()).toBe(at);
  await expect(lesson.bubble).toHaveText(lesson.say(said));
  await expect(page.locator(".hand [data-card]")).toHaveCount(4);

  // Left, found again in the list, and after a reload.
  const step = await lesson.goOn();
  if (step) await lesson.decide(step);
  await lesson.goOn();
  const left = await lesson.at();
  const words = (await lesson.bubble.textContent()) ?? "";
  await page.getByRole("link", { name: t("learn-leave") }).click();
  const entry = page
    .getByRole("region", { name: t(`game-${game.name}`) })
    .getByRole("listitem")
    .first();
  await expect(entry).toContainText(/\d+ %/);
  await entry.getByRole("link").click();
  await expect.poll(() => lesson.at()).toBe(left);
  await page.reload();
  await expect.poll(() => lesson.at()).toBe(left);
  await expect(lesson.bubble).toHaveText(words);
  await expect(page.locator(".hand [data-card]")).toHaveCount(3);
});

test("a lesson that has changed since begins again", async ({ page, t, troubles }) => {
  troubles.expect(/status of 409/);
  await page.addInitScript(() => {
    localStorage.setItem("hyakki.lesson.sketch.first", JSON.stringify({ played: ["gone"], step: 9, isDone: false }));
  });
  const game = TAUGHT.find(({ name }) => name === "sketch");
  if (!game) throw new Error("Sketch is taught");
  const lesson = new Lesson(page, new Mouse(page), t, game);
  await lesson.open();
  await expect(lesson.bubble).toHaveText(lesson.say("hello"));
  const step = await lesson.goOn();
  if (step) await lesson.decide(step);
});

test("a lesson that begins late in a match is at its beginning", async ({ page, t }) => {
  await page.goto("/learn/septet/bosses");
  const progress = page.getByRole("progressbar", { name: t("learn-progress") });
  await expect(progress).toHaveAttribute("aria-valuenow", "0");
  await page.getByRole("button", { name: t("learn-next"), exact: true }).click();
  await expect(progress).not.toHaveAttribute("aria-valuenow", "0");
  await page.reload();
  await expect(progress).not.toHaveAttribute("aria-valuenow", "0");
  const percent = Number(await progress.getAttribute("aria-valuenow"));
  expect(percent).toBeLessThan(50);
});

test("a lesson that is not there is told", async ({ page, t }) => {
  await page.goto("/learn/septet/nothing");
  await expect(page.getByText(t("problem-no-such-lesson"))).toBeVisible();
  await page.goto("/learn/chess");
  await expect(page.getByRole("heading", { name: t("no-such-page") })).toBeVisible();
});
