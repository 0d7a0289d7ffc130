import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** Takes the pictures of the README anew; deals are not the same twice, so look at them before you keep them. */
export default defineConfig({ ...tests, testDir: "pictures", testMatch: "*.pictures.ts", reporter: [["line"]] });
