import type { Page } from "@playwright/test";
import { callInside } from "./inside";
import { isLookedAt, isShown, nameOf } from "./things";

/**
 * Marks that carry a meaning of their own: who, whose, which suit, how much, what can be done.
 * Drawings that only please, and what is dimmed because it is not in play, are no such marks.
 */
const MARKS = [
  ".crest",
  ".icon",
  // Septet: what a boss is worth, and the lanterns that burn.
  ".worth .stars",
  ".lantern.lit",
  // Sketch: majority and need, and what a half can do.
  ".ring .mine",
  ".ring .theirs",
  ".ability > img",
  // Pagoda: rounds, and where cards are offered.
  ".gate",
  ".stone",
  // Tajuto: who is where, whose is what, and what one has.
  ".monk > svg",
  ".seal",
  ".figure > img",
].join(", ");

/** Dimmed, because it is not in play now. */
const DIMMED = "[aria-disabled='true'] *, :disabled *, .lost *, .used *";

/** The glow around whose turn it is belongs to the mark and is none itself. */
const GLOWS = ".turn";

/** The least contrast of a mark against what is behind it (WCAG 1.4.11). */
const CONTRAST = 3;
/** How much of a mark must have it: its edges are blurred, and its inside may be shaded. */
const SHARE = 0.35;

export interface Mark {
  name: string;
  /** How much of what the mark paints stands out from what is behind it. */
  share: number;
}

/** Marks that do not stand out, found by looking at the page with and without them. */
export async function paleMarks(page: Page): Promise<string[]> {
  const marks = await measureMarks(page);
  return [...new Set(marks.filter(({ share }) => share < SHARE).map(({ name }) => name))];
}

export async function measureMarks(page: Page): Promise<Mark[]> {
  const glowless = `${GLOWS} { filter: none !important }`;
  await dress(page, glowless);
  const with_ = await look(page);
  await dress(page, `${glowless} :is(${MARKS}), :is(${MARKS}) * { visibility: hidden !important }`);
  const without = await look(page);
  await dress(page, "");
  const inside = [measure, isShown, isLookedAt, nameOf, pixelsOf, luminance, shareOf] as const;
  return callInside<Mark[]>(page, inside, MARKS, DIMMED, with_, without, CONTRAST);
}

async function look(page: Page): Promise<string> {
  return (await page.screenshot({ caret: "initial" })).toString("base64");
}

/** Lays a style over those of the page, instead of the one before. */
async function dress(page: Page, style: string): Promise<void> {
  await page.evaluate((wanted) => {
    const others = document.adoptedStyleSheets.filter(({ media }) => media.mediaText !== "screen");
    const sheet = new CSSStyleSheet({ media: "screen" });
    sheet.replaceSync(wanted);
    document.adoptedStyleSheets = wanted ? [...others, sheet] : others;
  }, style);
}

async function measure(
  selector: string,
  dimmed: string,
  with_: string,
  without: string,
  contrast: number,
): Promise<Mark[]> {
  const [one, other] = [await pixelsOf(with_), await pixelsOf(without)];
  return [...document.querySelectorAll(selector)]
    .filter((element) => !element.matches(dimmed) && isLookedAt(element) && isShown(element))
    .flatMap((element) => {
      const share = shareOf(element.getBoundingClientRect(), one, other, contrast);
      return share === null ? [] : [{ name: nameOf(element), share }];
    });
}

async function pixelsOf(png: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  if (!context) throw new Error("a canvas without a context");
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

function luminance(pixels: Uint8ClampedArray, at: number): number {
  const linear = (value: number): number =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(pixels[at] ?? 0) + 0.7152 * linear(pixels[at + 1] ?? 0) + 0.0722 * linear(pixels[at + 2] ?? 0);
}

/** Of the pixels that a mark paints, how many stand out; nothing if it is out of sight. */
function shareOf(box: DOMRect, one: ImageData, other: ImageData, contrast: number): number | null {
  const BLURRED = 24;
  let painted = 0;
  let clear = 0;
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(one.height, box.bottom); y++)
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(one.width, box.right); x++) {
      const at = (y * one.width + x) * 4;
      const change = [0, 1, 2].reduce(
        (sum, ink) => sum + Math.abs((one.data[at + ink] ?? 0) - (other.data[at + ink] ?? 0)),
        0,
      );
      if (change < BLURRED) continue;
      painted++;
      const [dark = 0, light = 0] = [luminance(one.data, at), luminance(other.data, at)].sort((a, b) => a - b);
      if ((light + 0.05) / (dark + 0.05) >= contrast) clear++;
    }
  return painted < 12 ? null : clear / painted;
}
