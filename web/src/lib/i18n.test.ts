import { expect, test } from "vitest";
import { preferredLanguage } from "./i18n.svelte";

test("the first language of the browser that we speak is taken", () => {
  expect(preferredLanguage(["fr-FR", "it-CH", "de"])).toBe("it");
  expect(preferredLanguage(["de-AT"])).toBe("de");
});

test("who speaks none of ours is spoken to in English", () => {
  expect(preferredLanguage(["ja", "ko"])).toBe("en");
  expect(preferredLanguage([])).toBe("en");
});
