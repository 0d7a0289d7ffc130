import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** Figures are taken one after the other, with nothing else going on. */
export default defineConfig({
  ...tests,
  testDir: "bench",
  testMatch: "*.bench.ts",
  fullyParallel: false,
  workers: 1,
  timeout: 600_000,
  reporter: [["line"]],
});
