export const texts: Record<string, string> = import.meta.glob("../../../../locales/it/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
