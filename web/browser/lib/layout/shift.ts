import type { Page } from "@playwright/test";

declare global {
  interface Window {
    jumps: Jump[];
  }
}

/** Something that was elsewhere in the frame before, and how much of a layout shift that is by itself. */
export interface Jump {
  what: string;
  value: number;
  isPiece: boolean;
}

/**
 * Pieces move because the match does: cards of a hand that closes ranks, papers of a stack, what is gathered or still
 * to be claimed, and what is told of it. Everything else stands still: boards, plates, prompts, trays and what is
 * written on them.
 */
const PIECES =
  ".hand, .trick, .stack .side, .notebook .yokai, .objectives, .floors, .tiles, .cubes, .just-now, .log, " +
  ".side .content";

/** The most that may jump in a whole match. */
export const MOST_SHIFT = 0.02;

/**
 * Notes from now on whatever the browser calls a layout shift, also within half a second of a touch: that something
 * was touched does not make it right that the board jumps.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((pieces) => {
    interface Source {
      node: Node | null;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }
    // As the browser reckons: the part of the screen that is touched times how far, of the longer side, it went.
    const valueOf = ({ previousRect: from, currentRect: to }: Source): number => {
      const far = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
      const both =
        (Math.max(from.right, to.right) - Math.min(from.left, to.left)) *
        (Math.max(from.bottom, to.bottom) - Math.min(from.top, to.top));
      return (Math.min(both / (innerWidth * innerHeight), 1) * far) / Math.max(innerWidth, innerHeight);
    };
    window.jumps = [];
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as { sources: Source[] }[])
        for (const source of sources) {
          const element = source.node instanceof Element ? source.node : source.node?.parentElement;
          const what = `${element?.parentElement?.className} > ${element?.tagName}.${element?.className}`;
          // What was nowhere before has not jumped.
          const isNew = source.previousRect.width === 0 || source.currentRect.width === 0;
          if (!isNew) window.jumps.push({ what, value: valueOf(source), isPiece: !!element?.closest(pieces) });
        }
    }).observe({ type: "layout-shift", buffered: true });
  }, PIECES);
}

/** What has jumped so far without being a piece, the farthest first, and how much that is altogether. */
export async function jumped(page: Page): Promise<{ sum: number; what: string[] }> {
  const jumps = (await page.evaluate(() => window.jumps)).filter(({ isPiece }) => !isPiece);
  jumps.sort((one, other) => other.value - one.value);
  return {
    sum: jumps.reduce((sum, { value }) => sum + value, 0),
    what: jumps.slice(0, 8).map(({ what, value }) => `${value.toFixed(4)} ${what.replace(/ ?svelte-\w+/g, "")}`),
  };
}
