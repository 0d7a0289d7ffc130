import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../lib/protocol";

test.each(LANGUAGES)("the player aid in %s counts the rounds of this match, not of another", (language) => {
  const text = readFileSync(join(import.meta.dirname, `../../../../locales/${language}/pagoda.ftl`), "utf8");
  const sentence = /^pagoda-aid-end = (.*)$/m.exec(text)?.[1] ?? "";
  expect(sentence).toContain("{ $n }");
  expect(sentence).not.toMatch(/three|four|drei|vier|tre |quattro/i);
});
