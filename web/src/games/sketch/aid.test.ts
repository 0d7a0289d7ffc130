import { expect, test } from "vitest";
import { LANGUAGES } from "../../lib/protocol";
import { sayIn } from "../words.testing";
import { aidLines } from "./aid";
import type { Called } from "./view";

test.each(["printed", "stack"] as Called[])("the aid says which colour a called yokai has with called=%s", (called) => {
  for (const language of LANGUAGES) {
    const say = sayIn(language);
    const lines = aidLines({ called }).map(({ key }) => say(key));
    expect(lines, language).toHaveLength(5);
    expect(/printed|aufgedruckt|stampato/.test(lines.join(" ")), language).toBe(called === "printed");
  }
});
