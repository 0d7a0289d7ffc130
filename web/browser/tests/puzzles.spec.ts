import type { Page } from "@playwright/test";
import type { PuzzleDay, PuzzleVerdict, PuzzleView } from "../../src/lib/protocol";
import { GAMES } from "../games/all";
import { expectGood, LYING, SIZES } from "../lib/good";
import { Mouse } from "../lib/hand";
import { Table, type Game } from "../lib/table";
import { expect, test } from "../lib/test";
import type { Words } from "../lib/words";

/** From the list to today's puzzle of a game. */
async function openToday(page: Page, t: Words, game: Game): Promise<void> {
  await page.goto("/puzzles");
  const name = t(`game-${game.name}`);
  await page
    .getByRole("list", { name: t("puzzles-today") })
    .getByRole("listitem")
    .filter({ hasText: name })
    .getByRole("link")
    .click();
  const asked = new RegExp(`^(${t("puzzle-ask")}|${t("puzzle-ask-offered")})$`.replaceAll("?", "\\?"));
  await expect(page.getByRole("heading", { level: 1, name: asked })).toBeVisible();
  await expect(page.getByRole("group", { name: t("puzzle-board") })).toBeVisible();
}

for (const game of GAMES)
  test(`today's puzzle of ${game.name} is answered at the table, and counts once`, async ({ page, t }) => {
    let shown = "";
    page.on("response", async (answer) => {
      if (answer.request().method() === "GET" && /\/api\/puzzles\/\w+\/\w+$/.test(answer.url()))
        shown = await answer.text();
    });
    await openToday(page, t, game);
    await expect.poll(() => shown).not.toBe("");
    const fields = Object.keys(JSON.parse(shown) as object);
    for (const field of ["right", "themes", "proof", "fails"]) expect(fields).not.toContain(field);

    const judged = page.waitForResponse((answer) => answer.url().endsWith("/try"));
    if ((JSON.parse(shown) as PuzzleView).is_offered) {
      await page
        .getByRole("list", { name: t("puzzle-ask-offered") })
        .getByRole("button")
        .first()
        .click();
    } else {
      await game.takeTurn(new Table(page, new Mouse(page), t));
    }
    const verdict = (await (await judged).json()) as PuzzleVerdict;
    const said = page.getByRole("dialog", { name: t("puzzle-verdict") });
    await expect(said.getByRole("status")).toHaveText(t(verdict.is_right ? "puzzle-right" : "puzzle-wrong"));
    for (const theme of verdict.themes) await expect(said).toContainText(t(`puzzle-theme-${theme}`));
    await expectGood(page, "what was said", [...SIZES, LYING]);
    await page.setViewportSize({ width: 1440, height: 900 });

    // The position can be looked at, and is not answered again.
    await said.getByRole("button", { name: t("puzzle-look") }).click();
    await expect(said).toBeHidden();
    await page.getByRole("button", { name: t("puzzle-verdict") }).click();
    await said.getByRole("link", { name: t("puzzle-back") }).click();

    const entry = page.getByRole("listitem").filter({ hasText: t(`game-${game.name}`) });
    await expect(entry).toContainText(t(verdict.is_right ? "puzzles-solved" : "puzzles-missed"));
    await expect(entry.getByRole("link", { name: t("puzzles-look-again") })).toBeVisible();
    // With the right answer later nothing changes.
    const { games, day } = (await (await page.request.get("/api/puzzles")).json()) as PuzzleDay;
    const id = games.find((one) => one.game === game.name)?.today ?? "";
    const [right = ""] = verdict.right;
    const again = await page.request.post(`/api/puzzles/${game.name}/${id}/try`, { data: { action: right } });
    expect(((await again.json()) as PuzzleVerdict).is_right).toBe(true);
    const kept = await page.evaluate((name) => localStorage.getItem(`hyakki.puzzles.${name}`), game.name);
    expect(kept).toBe(JSON.stringify({ [day]: verdict.is_right }));
  });

test("where only some actions are asked about, these are offered in a list", async ({ page, t }) => {
  let offered: string[] = [];
  await page.route("**/api/puzzles/septet/*", async (route) => {
    const puzzle = (await (await route.fetch()).json()) as PuzzleView;
    offered = puzzle.legal.slice(0, 2);
    const legal_parts = puzzle.legal_parts.slice(0, 2);
    await route.fulfill({ json: { ...puzzle, is_offered: true, legal: offered, legal_parts } });
  });
  await page.goto("/puzzles");
  await page
    .getByRole("list", { name: t("puzzles-today") })
    .getByRole("link")
    .first()
    .click();
  const list = page.getByRole("list", { name: t("puzzle-ask-offered") });
  await expect(list.getByRole("button")).toHaveCount(2);
  await expectGood(page, "what is offered");
  const tried = page.waitForRequest((request) => request.url().endsWith("/try"));
  await list.getByRole("button").last().press("Enter");
  expect((await tried).postDataJSON()).toEqual({ action: offered[1] });
  await expect(page.getByRole("dialog", { name: t("puzzle-verdict") })).toBeVisible();
});

for (const game of GAMES)
  test(`the position of a puzzle of ${game.name}, in every size`, async ({ page, t }) => {
    await openToday(page, t, game);
    await expectGood(page, "the position", [...SIZES, LYING]);
  });

test("the list of puzzles, in every size", async ({ page, t }) => {
  await page.goto("/");
  await page.getByRole("link", { name: t("puzzles-home") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("puzzles") })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: t("puzzles-practice") })).toBeVisible();
  await expectGood(page, "the list", [...SIZES, LYING]);
});

test("practice goes on with what fits, by keyboard", async ({ page, t }) => {
  await page.goto("/puzzles");
  await page.getByRole("button", { name: t("game-septet") }).press("Enter");
  const theme = page.getByRole("combobox", { name: t("puzzles-theme") });
  await theme.selectOption({ index: 1 });
  const chosen = await theme.inputValue();
  await page.getByRole("button", { name: t("puzzles-practice") }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`/puzzles/septet\\?theme=${chosen}&place=0`));
  const cards = page.getByRole("group", { name: t("your-hand"), exact: true }).getByRole("button", { disabled: false });
  await cards.first().press("Enter");
  await page.getByRole("button", { name: t("septet-play"), exact: true }).press("Enter");
  const said = page.getByRole("dialog", { name: t("puzzle-verdict") });
  await expect(said).toContainText(t(`puzzle-theme-${chosen}`));
  const first = page.url();
  const next = said.getByRole("link", { name: t("puzzle-next") });
  if (await next.isVisible()) {
    await next.press("Enter");
    await expect(page).not.toHaveURL(first);
    await expect(said).toBeHidden();
    await expect(cards.first()).toBeVisible();
  }
});

test("a puzzle that is not there is told", async ({ page, t, troubles }) => {
  troubles.expect(/status of 404/);
  await page.goto("/puzzles/septet?id=nothing");
  await expect(page.getByText(t("problem-no-such-puzzle"))).toBeVisible();
  await page.goto("/puzzles/chess");
  await expect(page.getByRole("heading", { name: t("page-wrong") })).toBeVisible();
});
