export const texts: Record<string, string> = import.meta.glob("../../../../locales/de/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
