import type { Page } from "@playwright/test";

/**
 * Waits until nothing moves: what is still on its way, or changes its colour, is nobody's to judge.
 * What moves for ever, like a lantern in the wind, is not waited for.
 */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let moving: Animation[];
    do {
      // What was changed just now begins to move in the next frame, and what inherits from it one frame later.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      moving = document.getAnimations().filter(({ playState, effect }) => {
        const end = effect?.getComputedTiming().endTime;
        return playState === "running" && end !== Infinity;
      });
      await Promise.allSettled(moving.map((animation) => animation.finished));
    } while (moving.length > 0);
  });
}
