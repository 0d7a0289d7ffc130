import { expect, test } from "vitest";
import cases from "../../../locales/negotiation.json";
import { preferredLanguage } from "./i18n.svelte";

/** The server's tests read the same file. */
test.each(cases)("whoever wishes for $wishes is spoken to in $language", ({ wishes, language }) => {
  expect(preferredLanguage(wishes)).toBe(language);
});
