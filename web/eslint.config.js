import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // Made from the Rust types by `cargo xtask typescript`, and what is built.
  globalIgnores(["src/lib/protocol.ts", "src/games/*/view.ts", "dist/"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", "vite.config.ts"] },
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      eqeqeq: "error",
      // A promise that nobody waits for hides its error; in a browser test it also hides that nothing was checked.
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Off: TypeScript finds undeclared names, and knows those of browser and Node.
      "no-undef": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  // Playwright reads from the pattern which fixtures a fixture needs, and one that needs none must say so with `{}`.
  { files: ["browser/**"], rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] } },
);
