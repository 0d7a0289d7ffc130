import { expect, test as base, type BrowserContextOptions, type Page } from "@playwright/test";
import { Server } from "./server";
import { Troubles } from "./troubles";
import { wordsOf, type Language, type Words } from "./words";

interface Pieces {
  /** Fails the test afterwards if a browser complained. */
  troubles: Troubles;
  /** The words of the browser's language. */
  t: Words;
  /** Another person, in a browser of their own. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Pieces, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  troubles: async ({}, use) => {
    const troubles = new Troubles();
    await use(troubles);
    expect(troubles.unexpected, "what the browser complained about").toEqual([]);
  },
  context: async ({ context, troubles }, use) => {
    await troubles.watch(context);
    await use(context);
  },
  t: async ({ locale }, use) => use(wordsOf(locale as Language)),
  visitor: async ({ browser, baseURL, troubles }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...options });
      contexts.push(context);
      await troubles.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
