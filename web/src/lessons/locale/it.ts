/** What lessons say: it travels with them, and not with the first page. */
export const texts: Record<string, string> = import.meta.glob("../../../../locales/it/lessons-*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
