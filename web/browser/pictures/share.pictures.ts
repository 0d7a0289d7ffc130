import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { GAMES } from "../../src/lib/protocol";
import { expect, test } from "../lib/test";

/** What links show before they are opened: one picture for each game, and one of the house. */
const FOLDER = process.env.HYAKKI_SHARED ?? join(import.meta.dirname, "../../public/share");

/** As large as all who show previews want them. */
const SIZE = { width: 1200, height: 630 };

/** Larger ones are not fetched by everybody. */
const MOST_BYTES = 150 * 1024;

test.use({ viewport: SIZE, colorScheme: "dark", locale: "en" });

async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode()));
  });
  const picture = await page.screenshot({ type: "jpeg", quality: 80 });
  expect(picture.length, name).toBeLessThan(MOST_BYTES);
  writeFileSync(join(FOLDER, `${name}.jpg`), picture);
}

/** Lays covers and words out on the page's own ground, with its own letters. */
async function layOut(page: Page, covers: string[], title: string, sentence: string): Promise<void> {
  await page.evaluate(
    ([covers, title, sentence]) => {
      const logo = document.querySelector(".logo")?.cloneNode(true) as HTMLElement;
      const make = (tag: string, style: Partial<CSSStyleDeclaration>, text = ""): HTMLElement => {
        const element = document.createElement(tag);
        Object.assign(element.style, style);
        element.textContent = text;
        return element;
      };
      const height = covers.length > 1 ? 335 : 540;
      const pictures = covers.map((cover) => {
        const picture = make("img", {
          height: `${height}px`,
          width: `${height * 0.75}px`,
          borderRadius: "16px",
          border: "4px solid #1c1a1f",
          outline: "1px solid #46527c",
        }) as HTMLImageElement;
        picture.src = cover;
        return picture;
      });
      const words = make("div", { display: "grid", gap: "18px", alignContent: "center", flex: "1" });
      logo.style.setProperty("--ink", "#f7f0df");
      Object.assign(logo.style, { fontSize: "84px" });
      words.append(
        logo,
        make("div", { font: "700 76px/1.05 var(--display)" }, title),
        make("div", { font: "400 32px/1.35 var(--body)", color: "#c3c2cf" }, sentence),
      );
      const row = make("div", { display: "flex", gap: "20px" });
      row.append(...pictures);
      const all = make("div", {
        display: "flex",
        flexDirection: covers.length > 1 ? "column" : "row",
        alignItems: covers.length > 1 ? "flex-start" : "center",
        justifyContent: "center",
        gap: covers.length > 1 ? "22px" : "64px",
        position: "fixed",
        inset: "0",
        padding: "36px 60px",
        background: "var(--ground)",
      });
      if (covers.length > 1) {
        Object.assign(words.style, { display: "flex", alignItems: "center", gap: "24px", flex: "none" });
        all.append(words, row);
      } else all.append(row, words);
      document.body.replaceChildren(all);
    },
    [covers, title, sentence] as const,
  );
}

async function coversOf(page: Page): Promise<string[]> {
  await page.goto("/");
  const covers = page.locator(".cover img");
  await expect(covers).toHaveCount(GAMES.length);
  return covers.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
}

test("a picture of the house", async ({ page, t }) => {
  await layOut(page, await coversOf(page), "Hyakki", t("welcome"));
  await keep(page, "home");
});

for (const [place, game] of GAMES.entries()) {
  test(`a picture of ${game}`, async ({ page, t }) => {
    const cover = (await coversOf(page))[place] ?? "";
    await layOut(page, [cover], t(`game-${game}`), t(`summary-${game}`));
    await keep(page, game);
  });
}
