/**
 * What somebody sees of a page: its texts by their lines, and what can be touched.
 * All of this runs in the page, see `inside.ts`.
 */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line of text, or something that can be touched. */
export interface Thing {
  element: Element;
  box: Box;
  /** For complaints. */
  name: string;
}

/** What is said to listeners only is clipped away altogether. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).clipPath === "inset(50%)") return false;
  return true;
}

/** Whether this is what one looks at: a sheet is all there is, and what fills the table hides the table. */
export function isLookedAt(element: Element): boolean {
  const sheet = [...document.querySelectorAll("dialog:modal")].at(-1);
  if (sheet) return sheet.contains(element);
  const over = document.querySelector(".felt .round-end, .felt .ending");
  return !over || over.contains(element) || !element.closest(".felt");
}

export function nameOf(element: Element): string {
  const own = (one: Element): string =>
    one.tagName.toLowerCase() +
    [...one.classList].map((name) => (name.startsWith("svelte-") ? "" : `.${name}`)).join("");
  const parent = element.parentElement?.closest("[class]:not(body)");
  return `${parent ? `${own(parent)} > ` : ""}${own(element)}`;
}

/** The lines of all texts. A line's box is higher than its letters, which may come close to others. */
export function textsIn(root: Element): Thing[] {
  const texts: Thing[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim() || !isLookedAt(element) || !isShown(element)) continue;
    range.selectNodeContents(node);
    const name = `"${node.nodeValue.trim().slice(0, 30)}" (${nameOf(element)})`;
    for (const { left, top, right, bottom, height } of range.getClientRects())
      if (right - left > 1)
        texts.push({ element, name, box: { left, right, top: top + height * 0.18, bottom: bottom - height * 0.18 } });
  }
  return texts;
}

/** What can be touched. A box to tick is touched by its label; a link in a sentence is as high as its line. */
export function targetsIn(root: Element): Thing[] {
  const all = root.querySelectorAll("button, a[href], input, select, textarea, summary, [role='tab']");
  return [...all]
    .map(
      (element) =>
        (element.matches("input[type='checkbox'], input[type='radio']") && element.closest("label")) || element,
    )
    .filter((element) => isLookedAt(element) && isShown(element))
    .map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const label = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30) ?? "";
      return { element, name: `[${label}] (${nameOf(element)})`, box: { left, top, right, bottom } };
    });
}

/** The part of a box that its ancestors let through; `cut` is one that hides some of it for good. */
export function lookThrough({ element, box }: Thing): { seen: Box; cut: Element | null } {
  const seen = { ...box };
  // Where it can be brought by scrolling.
  const reach = { ...box };
  let cut: Element | null = null;
  let isFree = false;
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.position !== "static" || style.transform !== "none") isFree = false;
    if (!isFree && at !== document.body && style.display !== "inline") {
      const edge = at.getBoundingClientRect();
      for (const [low, high, overflow, hasMore] of [
        ["left", "right", style.overflowX, at.scrollWidth > at.clientWidth],
        ["top", "bottom", style.overflowY, at.scrollHeight > at.clientHeight],
      ] as const) {
        if (overflow === "visible") continue;
        seen[low] = Math.max(seen[low], edge[low]);
        seen[high] = Math.min(seen[high], edge[high]);
        if (/auto|scroll/.test(overflow) && hasMore) {
          reach[low] = Math.max(reach[low], edge[low]);
          reach[high] = Math.min(reach[high], edge[high]);
          if (reach[high] < reach[low]) [reach[low], reach[high]] = [edge[low], edge[high]];
        } else if (reach[low] < edge[low] - 1.5 || reach[high] > edge[high] + 1.5) cut ??= at;
      }
    }
    if (style.position === "absolute") isFree = true;
    if (style.position === "fixed") break;
  }
  const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
  const bottom = scrollHeight > clientHeight ? scrollHeight : clientHeight;
  if (reach.left < -1.5 || reach.right > clientWidth + 1.5) cut ??= document.documentElement;
  if (reach.top < -1.5 - scrollY || reach.bottom > bottom - scrollY + 1.5) cut ??= document.documentElement;
  return { seen, cut };
}

export const THINGS = [isShown, isLookedAt, nameOf, textsIn, targetsIn, lookThrough] as const;
