/** All but what only the commands, the server and lessons say. */
export const texts: Record<string, string> = import.meta.glob(
  ["../../../../locales/it/*.ftl", "!**/cli.ftl", "!**/cli-puzzles.ftl", "!**/preview.ftl", "!**/lessons-*.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
