export const texts: Record<string, string> = import.meta.glob("../../../../locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
