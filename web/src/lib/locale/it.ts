/** All but what only the commands say. */
export const texts: Record<string, string> = import.meta.glob(["../../../../locales/it/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
