import type { Locator, Page } from "@playwright/test";

/** A way to touch things. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** Shows at once what the table is still showing one by one. */
  skip(): Promise<void>;
}

/** A place on the table where nothing is. */
async function corner(page: Page): Promise<[number, number]> {
  const felt = await page.locator(".felt").boundingBox();
  return [(felt?.x ?? 0) + 3, (felt?.y ?? 0) + 3];
}

export class Mouse implements Hand {
  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    await target.click();
  }

  async skip(): Promise<void> {
    await this.page.mouse.click(...(await corner(this.page)));
  }
}

export class Finger implements Hand {
  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    await target.tap();
  }

  async skip(): Promise<void> {
    await this.page.touchscreen.tap(...(await corner(this.page)));
  }
}

/** No page here has more stops than this: whoever needs more walks in circles. */
const MOST_STOPS = 120;

/** Tab, Shift and Enter: what cannot be reached with them cannot be pressed. */
export class Keyboard implements Hand {
  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS;) {
      const { key, ahead } = await target.evaluate(wayTo);
      if (key === "Enter") return this.page.keyboard.press(key);
      // The last stop before it is looked at by itself: between them there may be fewer than seem so.
      const n = stops === 0 ? Math.max(1, ahead - 1) : 1;
      for (let stop = 0; stop < n; stop++) await this.page.keyboard.press(key);
      stops += n;
    }
    throw new Error(`the keyboard does not reach ${target}`);
  }

  async skip(): Promise<void> {
    await this.page.keyboard.press("Escape");
  }
}

/** The key that leads from where the focus is towards something, and about how often it must be pressed. */
function wayTo(wanted: Element): { key: "Enter" | "Tab" | "Shift+Tab"; ahead: number } {
  const here = document.activeElement ?? document.body;
  if (here === wanted) return { key: "Enter", ahead: 1 };
  const isAfter = (one: Element, other: Element): boolean =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const [first, last] = isAfter(here, wanted) ? [here, wanted] : [wanted, here];
  const sheet = wanted.closest("dialog") ?? document.body;
  const stops = sheet.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]");
  const between = [...stops].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(":disabled") &&
      stop.checkVisibility({ visibilityProperty: true }) &&
      isAfter(first, stop) &&
      isAfter(stop, last),
  );
  return { key: first === here ? "Tab" : "Shift+Tab", ahead: between.length + 1 };
}
