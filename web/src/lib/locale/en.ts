/** All but what only the commands and the server say. */
export const texts: Record<string, string> = import.meta.glob(
  ["../../../../locales/en/*.ftl", "!**/cli.ftl", "!**/preview.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
