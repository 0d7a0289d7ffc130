import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "@playwright/test";
import type { TableView } from "../../src/lib/protocol";
import { pagoda } from "../games/pagoda";
import { septet } from "../games/septet";
import { sketch } from "../games/sketch";
import { tajuto } from "../games/tajuto";
import { Guest, myTurnAfter } from "../lib/guest";
import type { Game } from "../lib/table";
import { expect, test } from "../lib/test";

const FOLDER = process.env.HYAKKI_PICTURES ?? join(import.meta.dirname, "../../../docs/pictures");

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function keep(page: Page, name: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const scale = width < 500 ? 1.5 : 1;
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 82,
    clip: { x: 0, y: 0, width, height, scale },
  });
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, "base64"));
}

/** Builds whenever it can: a garden is worth looking at when it has grown. */
function build(legal: string[], step: number): string | undefined {
  const wanted = ["build", "offer", "draw"].flatMap((verb) => legal.filter((action) => action.startsWith(verb)));
  return wanted[0] ?? legal.find((action) => action.startsWith("end")) ?? legal[step % legal.length];
}

/** A trick is worth looking at when cards lie in it. */
function isWorthIt({ match }: TableView): boolean {
  const view = match?.sides[0]?.view as { n_on_table?: number } | undefined;
  return view?.n_on_table === undefined || view.n_on_table === 3;
}

interface Scene {
  name: string;
  game: Game;
  screen: BrowserContextOptions;
  light: "light" | "dark";
  steps: number;
  /** What is touched before the picture is taken. */
  touch: string | null;
}

const SCENES: Scene[] = [
  { name: "septet-desktop", game: { ...septet, options: {} }, screen: DESKTOP, light: "dark", steps: 16, touch: null },
  {
    name: "septet-phone",
    game: { ...septet, options: {} },
    screen: PHONE,
    light: "dark",
    steps: 14,
    touch: ".hand button:not([aria-disabled=true])",
  },
  {
    name: "sketch-desktop",
    game: sketch,
    screen: DESKTOP,
    light: "light",
    steps: 30,
    touch: ".half:not([aria-disabled=true])",
  },
  {
    name: "sketch-phone",
    game: sketch,
    screen: PHONE,
    light: "light",
    steps: 34,
    touch: ".half:not([aria-disabled=true])",
  },
  {
    name: "pagoda-desktop",
    game: { ...pagoda, players: 4 },
    screen: DESKTOP,
    light: "dark",
    steps: 20,
    touch: ".hand button",
  },
  {
    name: "pagoda-phone",
    game: { ...pagoda, players: 3 },
    screen: PHONE,
    light: "dark",
    steps: 14,
    touch: ".hand button",
  },
  { name: "tajuto-desktop", game: { ...tajuto, players: 3 }, screen: DESKTOP, light: "light", steps: 210, touch: null },
  {
    name: "tajuto-phone",
    game: { ...tajuto, players: 3 },
    screen: PHONE,
    light: "light",
    steps: 230,
    touch: ".verb:enabled",
  },
];

for (const { name, game, screen, light, steps, touch } of SCENES) {
  test(name, async ({ visitor, t }) => {
    const page = await visitor({ ...screen, colorScheme: light, reducedMotion: "reduce", locale: "en" });
    const guest = new Guest(page.request);
    let id = "";
    let stage = "";
    // A match that is over too soon makes no picture.
    while (stage !== "playing") {
      id = await guest.table(game);
      const isReady = (table: TableView): boolean =>
        myTurnAfter(steps)(table) && (table.stage === "over" || isWorthIt(table));
      ({ stage } = await guest.playUntil(id, isReady, game.name === "tajuto" ? build : undefined));
    }
    await page.goto(`/table/${id}`);
    await expect(page).toHaveTitle(t("title-your-turn"));
    if (touch) await page.locator(touch).first().click();
    await page.waitForLoadState("networkidle");
    await keep(page, name);
  });
}

test("home-desktop", async ({ visitor, t }, { title }) => {
  const page = await visitor({ ...DESKTOP, colorScheme: "dark", locale: "en" });
  await page.goto("/");
  await expect(page.getByRole("button", { name: t("game-tajuto") })).toBeEnabled();
  await page.waitForLoadState("networkidle");
  await keep(page, title);
});
