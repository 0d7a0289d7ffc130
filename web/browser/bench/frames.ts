import type { Page } from "@playwright/test";

declare global {
  interface Window {
    frames_ms: number[];
  }
}

/** Counts the frames from now on in which something moves. */
export async function countFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.frames_ms = [];
    let last: number | null = null;
    const frame = (now: number): void => {
      const isMoving = document.getAnimations().some((animation) => animation.playState === "running");
      if (isMoving && last !== null) window.frames_ms.push(now - last);
      last = isMoving ? now : null;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** Frames a second, over all the time in which something moved. */
export async function framesPerSecond(page: Page): Promise<number> {
  const frames = await page.evaluate(() => window.frames_ms);
  return (1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0);
}
