import { callInside } from "./inside";
import { isShown, lookThrough, nameOf, targetsIn, textsIn, THINGS, type Box, type Thing } from "./things";
import type { Page } from "@playwright/test";

/**
 * What is wrong with how a page is laid out, thing by thing.
 * These may lie over others:
 * - what stands for a moment over the table and goes by itself or by a touch: `FLOATING`;
 *   `STRIPS` among it must be low;
 * - a ring around a face, which is a picture that shows what is in its middle;
 * - cards of a fan, as long as a strip of each can be touched: `.hand button`;
 * - a button without anything in it, over what it stands for.
 * Names are as long as people want: they may end in dots where their whole is in the title.
 */
const FLOATING = ".moment, .notes, .advice, .again, .waited, .face > .ring, .over-bar, .wishes, .absent, .ending .next";

/** What lies over the edge of a table for longer, and how high it may be at most: two rows of buttons. */
const STRIPS = ".over-bar, .wishes, .absent, .ending .next";
const STRIP = 120;

/** The least that a finger hits, and the least for the one thing to do now; in pixels. */
const TARGET = 24;
const PRIMARY = 44;

export interface Limits {
  floating: string;
  strips: string;
  strip: number;
  target: number;
  primary: number;
  /** A table is never scrolled as a whole. */
  isStill: boolean;
}

export function faultsOf(page: Page, isStill: boolean): Promise<string[]> {
  const limits: Limits = {
    floating: FLOATING,
    strips: STRIPS,
    strip: STRIP,
    target: TARGET,
    primary: PRIMARY,
    isStill,
  };
  const inside = [
    findFaults,
    scrolls,
    cutThings,
    coveredTexts,
    overlaps,
    smallTargets,
    highStrips,
    strip,
    meet,
    isPainted,
    untouchable,
  ] as const;
  return callInside(page, [...inside, ...THINGS], limits);
}

function findFaults(limits: Limits): string[] {
  const hidden = untouchable(targetsIn(document.body), limits);
  // What lets touches through is painted all the same.
  const solid = new CSSStyleSheet();
  solid.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, solid];
  const texts = textsIn(document.body);
  const targets = targetsIn(document.body);
  const faults = [
    ...hidden,
    ...scrolls(limits),
    ...cutThings([...texts, ...targets]),
    ...coveredTexts(texts, limits),
    ...overlaps(texts, targets, limits),
    ...smallTargets(targets, limits),
    ...highStrips(limits),
  ];
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid);
  return [...new Set(faults)];
}

/** Nothing is ever scrolled sideways, and a table not at all. */
function scrolls({ isStill }: Limits): string[] {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  const sideways = [...document.body.querySelectorAll("*")].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      isShown(element),
  );
  return [
    ...(scrollWidth > clientWidth ? ["the page scrolls sideways"] : []),
    ...(isStill && scrollHeight > clientHeight ? [`the page scrolls by ${scrollHeight - clientHeight} px`] : []),
    ...sideways.map((element) => `${nameOf(element)} scrolls sideways by ${element.scrollWidth - element.clientWidth}`),
  ];
}

function cutThings(things: Thing[]): string[] {
  return things.flatMap((thing) => {
    const { cut } = lookThrough(thing);
    const isShortened = cut && getComputedStyle(cut).textOverflow === "ellipsis" && cut.hasAttribute("title");
    return cut && !isShortened ? [`${thing.name} is cut by ${nameOf(cut)}`] : [];
  });
}

/** What lies over a text, unless it is transparent or meant to. */
function coveredTexts(texts: Thing[], { floating }: Limits): string[] {
  return texts.flatMap((text) => {
    const { seen } = lookThrough(text);
    const y = (seen.top + seen.bottom) / 2;
    if (seen.right - seen.left < 3 || seen.bottom - seen.top < 3) return [];
    for (const x of [seen.left + 1, (seen.left + seen.right) / 2, seen.right - 1])
      for (const hit of document.elementsFromPoint(x, y)) {
        if (hit.contains(text.element) || text.element.contains(hit)) break;
        if (isPainted(hit) && !hit.closest(floating)) return [`${text.name} is covered by ${nameOf(hit)}`];
      }
    return [];
  });
}

function isPainted(element: Element): boolean {
  const { backgroundColor, backgroundImage, fill, opacity } = getComputedStyle(element);
  if (Number(opacity) < 0.2) return false;
  if (element instanceof SVGElement) return element instanceof SVGGeometryElement && fill !== "none";
  const [, , , alpha = "1"] = backgroundColor.match(/[\d.]+/g) ?? [];
  return element.tagName === "IMG" || backgroundImage !== "none" || Number(alpha) > 0.3;
}

/** What cannot be hit in its middle, because something else takes the touch; a fan has strips instead. */
function untouchable(targets: Thing[], { floating }: Limits): string[] {
  return targets.flatMap((target) => {
    const { seen } = lookThrough(target);
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    const isAway = seen.right - seen.left < 3 || seen.bottom - seen.top < 3 || y < 0 || y > innerHeight;
    if (isAway || target.element.closest(".hand")) return [];
    const hit = document.elementFromPoint(x, y);
    const isMine = !hit || target.element.contains(hit) || hit.contains(target.element) || hit.closest(floating);
    return isMine ? [] : [`${target.name} cannot be touched: ${nameOf(hit)} is over it`];
  });
}

/** Two texts, two targets, or a text and a target of something else in one place. */
function overlaps(texts: Thing[], targets: Thing[], { floating }: Limits): string[] {
  const faults: string[] = [];
  const look = (thing: Thing) => ({ ...thing, box: lookThrough(thing).seen });
  const [seenTexts, seenTargets] = [texts.map(look), targets.map(look)];
  const isApart = (one: Element, other: Element): boolean =>
    !one.contains(other) && !other.contains(one) && one.closest(floating) === other.closest(floating);
  const standsFor = (one: Element, other: Element): boolean =>
    one.childNodes.length === 0 && one.tagName === "BUTTON" && (one.parentElement?.contains(other) ?? false);
  const isFan = (one: Element, other: Element): boolean =>
    one.closest(".hand") !== null && one.closest(".hand") === other.closest(".hand");
  seenTexts.forEach((one, place) => {
    for (const other of seenTexts.slice(place + 1))
      if (isApart(one.element, other.element) && meet(one.box, other.box))
        faults.push(`${one.name} lies on ${other.name}`);
    for (const other of seenTargets)
      if (
        isApart(one.element, other.element) &&
        !standsFor(other.element, one.element) &&
        !isFan(one.element, other.element) &&
        meet(one.box, other.box)
      )
        faults.push(`${one.name} lies on ${other.name}`);
  });
  seenTargets.forEach((one, place) => {
    for (const other of seenTargets.slice(place + 1))
      if (isApart(one.element, other.element) && !isFan(one.element, other.element) && meet(one.box, other.box))
        faults.push(`${one.name} lies on ${other.name}`);
  });
  return faults;
}

function meet(one: Box, other: Box): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 2 && height > 2;
}

function smallTargets(targets: Thing[], { target, primary }: Limits): string[] {
  return targets.flatMap(({ element, name, box }) => {
    if (element.tagName === "A" && getComputedStyle(element).display === "inline") return [];
    const least = element.matches(".primary") ? primary : target;
    const width = element.closest(".hand") ? strip(element, box) : box.right - box.left;
    const height = box.bottom - box.top;
    return width < least - 0.5 || height < least - 0.5
      ? [`${name} is ${Math.round(width)} × ${Math.round(height)} px, less than ${least}`]
      : [];
  });
}

/** What is said at the edge of a table must leave the table to be seen. */
function highStrips({ strips, strip: most }: Limits): string[] {
  return [...document.querySelectorAll(strips)].filter(isShown).flatMap((element) => {
    const { height } = element.getBoundingClientRect();
    return height > most ? [`${nameOf(element)} is ${Math.round(height)} px high, more than ${most}`] : [];
  });
}

/** How much of a card in a fan can be touched, over its whole width. */
function strip(card: Element, { left, top, right, bottom }: Box): number {
  const STEP = 2;
  let width = 0;
  for (let x = left + STEP / 2; x < right; x += STEP)
    if (document.elementFromPoint(x, (top + bottom) / 2)?.closest("button") === card) width += STEP;
  return width;
}
