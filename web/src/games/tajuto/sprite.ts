/** Drawings that are tinted, each once as a symbol; `<use>` shows them in the ink of `--ink-fill`. */
const files: Record<string, string> = import.meta.glob(
  "../../../art/tajuto/{floor-*,plot,cube,monk,tile-inauguration}.svg",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export const symbols = Object.entries(files)
  .map(([path, text]) => {
    const name = path.replace(/^.*\/|\.svg$/g, "");
    return text
      .replace(/^<svg [^>]*(viewBox="[^"]*")[^>]*>/, `<symbol id="tajuto-${name}" $1>`)
      .replace("</svg>", "</symbol>");
  })
  .join("");
