import { aidLines } from "../../src/games/septet/aid";
import { aidLines as sketchLines } from "../../src/games/sketch/aid";
import { otherLines, verbLines } from "../../src/games/tajuto/aid";
import { GAMES } from "../games/all";
import { septet } from "../games/septet";
import { sketch } from "../games/sketch";
import { tajuto } from "../games/tajuto";
import { Guest, myTurnAfter } from "../lib/guest";
import { Mouse } from "../lib/hand";
import { Table, type Game } from "../lib/table";
import { expect, test } from "../lib/test";

/** A table with these options, and the sentences that hold under them. */
interface Match {
  game: Game;
  keys: string[];
}

const SEPTET: Match[] = (
  [
    { players: 4, scoring: "basic", lead: "dealt" },
    { players: 4, scoring: "advanced", lead: "holder" },
    { players: 3, scoring: "advanced", lead: "dealt" },
  ] as const
).map(({ players, scoring, lead }) => ({
  game: { ...septet, players, options: { scoring, lead } },
  keys: aidLines({ players, scoring, lead }).map(({ key }) => key),
}));

const TAJUTO: Match[] = (
  [
    { hand: "sure", totals: "hidden" },
    { hand: "shaky", totals: "shown" },
    { hand: "blind", totals: "hidden" },
  ] as const
).map((options) => ({
  game: { ...tajuto, options },
  keys: [...verbLines(options), ...otherLines(options)].map(({ key }) => key),
}));

const SKETCH: Match[] = (["printed", "stack"] as const).map((called) => ({
  game: { ...sketch, options: { called } },
  keys: [...sketchLines({ called }).map(({ key }) => key), "sketch-aid-call", "sketch-aid-distract"],
}));

for (const { game, keys } of [...SEPTET, ...TAJUTO, ...SKETCH]) {
  const options = Object.values(game.options).join(", ");
  test(`the aid of ${game.name} for ${game.players} says what holds with ${options}, and nothing else`, async ({
    page,
    t,
  }) => {
    const id = await new Guest(page.request).table(game);
    await page.goto(`/table/${id}`);
    await page.getByRole("tab", { name: t("aid") }).click();
    const sentences = page.getByRole("tabpanel").locator(`a[href^="/rules/${game.name}#"]`);
    await expect(sentences).toHaveText(keys.map((key) => t(key)));
  });
}

for (const game of GAMES)
  test(`a sentence of the aid of ${game.name} opens the rules, and the table stays`, async ({ page, t }) => {
    const guest = new Guest(page.request);
    const id = await guest.table(game);
    const { step } = await guest.playUntilAlone(id, myTurnAfter(0));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/table/${id}`);
    const table = new Table(page, new Mouse(page), t);
    await expect.poll(() => table.step()).toBe(step);
    await table.button("aid").click();
    const sentence = page.getByRole("tabpanel").locator(`a[href^="/rules/${game.name}#"]`).first();
    const place = (await sentence.getAttribute("href")) ?? "";
    const [rules] = await Promise.all([page.waitForEvent("popup"), sentence.click()]);
    await expect(rules.getByRole("article").getByRole("heading").first()).toBeVisible();
    expect(new URL(rules.url())).toMatchObject({
      pathname: `/rules/${game.name}`,
      hash: place.slice(place.indexOf("#")),
    });
    expect(page.url()).toContain(`/table/${id}`);
    expect(await table.step()).toBe(step);
  });
