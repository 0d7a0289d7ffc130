import type { BrowserContext } from "@playwright/test";

/** What went wrong in the browsers of a test, whether or not anybody saw it. */
export class Troubles {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  async watch(context: BrowserContext): Promise<void> {
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.seen.push(message.text());
    });
    context.on("weberror", (error) => this.seen.push(String(error.error())));
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", (breach) =>
        console.error(`the policy forbids ${breach.effectiveDirective} ${breach.blockedURI}`),
      );
    });
  }

  /** A browser complains about a lost connection by itself. */
  expect(complaint: RegExp): void {
    this.expected.push(complaint);
  }

  get unexpected(): string[] {
    return this.seen.filter((complaint) => !this.expected.some((pattern) => pattern.test(complaint)));
  }
}
