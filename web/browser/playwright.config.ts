import { defineConfig } from "@playwright/test";
import { chromium } from "./lib/chromium";

export default defineConfig({
  testDir: "tests",
  outputDir: "../../target/browser",
  fullyParallel: true,
  forbidOnly: true,
  // Tests wait for states and never for time: what fails once is a bug. Whole matches are different each time, though,
  // and where others wait for the result one rare match must not stop them: it is tried again, and told as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["./lib/times.ts"]],
  use: {
    ...chromium,
    actionTimeout: 30_000,
    locale: "en",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
  },
});
