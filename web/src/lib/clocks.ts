import { i18n, t } from "./i18n.svelte";
import type { Clock } from "./protocol";

export type ClockName = "none" | "quick" | "calm" | "days";

/** The clocks that people choose from. */
export const CLOCKS: Record<ClockName, Clock> = {
  none: { kind: "none" },
  quick: { kind: "per-move", move_ms: 30_000 },
  calm: { kind: "bank", bank_ms: 15 * 60_000, increment_ms: 10_000 },
  days: { kind: "per-move", move_ms: 2 * 24 * 3600_000 },
};

export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

const UNITS = [
  ["day", 24 * 3600_000],
  ["hour", 3600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** A stretch of time in words, in the largest unit that it is a whole number of. */
export function span(ms: number): string {
  const [unit, size] = UNITS.find(([, size]) => ms >= size && ms % size === 0) ?? (["second", 1000] as const);
  return new Intl.NumberFormat(i18n.language, { style: "unit", unit, unitDisplay: "long" }).format(ms / size);
}

/** A clock in words, also one that nobody chooses from a list. */
export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return t("clock-none");
    case "per-move":
      return t("clock-per-move", { time: span(clock.move_ms) });
    case "bank":
      return t("clock-bank", { time: span(clock.bank_ms), more: span(clock.increment_ms) });
  }
}
