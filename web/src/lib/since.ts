const UNITS = [
  ["day", 24 * 3600_000],
  ["hour", 3600_000],
  ["minute", 60_000],
] as const;

/** How long ago something was, in words of a language: "3 hours ago", "yesterday". */
export function since(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const ago = Math.max(0, now - then);
  const [unit, size] = UNITS.find(([, length]) => ago >= length) ?? (["second", 1000] as const);
  return unit === "second" ? words.format(0, "minute") : words.format(-Math.floor(ago / size), unit);
}
