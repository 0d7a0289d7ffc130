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
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      const key = await target.evaluate((wanted) => {
        const here = document.activeElement ?? document.body;
        if (here === wanted) return "Enter";
        const isAhead = here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
        return isAhead ? "Tab" : "Shift+Tab";
      });
      await this.page.keyboard.press(key);
      if (key === "Enter") return;
    }
    throw new Error(`the keyboard does not reach ${target}`);
  }

  async skip(): Promise<void> {
    await this.page.keyboard.press("Escape");
  }
}
