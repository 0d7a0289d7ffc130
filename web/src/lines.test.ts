import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "..");
const GENERATED = /^src\/(?:lib\/protocol|games\/\w+\/view)\.ts$/;
const MAX_LENGTH = 120;

function sourcesOf(folder: string): string[] {
  const files = readdirSync(join(WEB, folder), { recursive: true, encoding: "utf8" }).map(
    (file) => `${folder}/${file}`,
  );
  return files.filter(
    (file) => /\.(?:ts|svelte|css)$/.test(file) && !/node_modules/.test(file) && !GENERATED.test(file),
  );
}

/** The formatter breaks code, but neither comments nor texts. */
test.each(["src", "browser"])("no line in %s is longer than 120 characters", (folder) => {
  const files = sourcesOf(folder);
  expect(files.length).toBeGreaterThan(20);
  const tooLong = files.flatMap((file) => {
    const lines = readFileSync(join(WEB, file), "utf8").split("\n");
    return lines.flatMap((line, index) => (line.length > MAX_LENGTH ? [`${file}:${index + 1}`] : []));
  });
  expect(tooLong).toEqual([]);
});
