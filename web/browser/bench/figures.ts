import { writeFileSync } from "node:fs";

export interface Figure {
  what: string;
  value: number;
  unit: string;
  aim?: { "at-most": number } | { "at-least": number };
}

/** How often everything is measured. */
export const ROUNDS = Number(process.env.HYAKKI_ROUNDS ?? 3);

const figures: Figure[] = [];

export function report(figure: Figure): void {
  figures.push(figure);
}

/** For `cargo xtask bench-web`, which prints them. */
export function writeFigures(): void {
  const text = JSON.stringify(figures, null, 2);
  if (process.env.HYAKKI_FIGURES) writeFileSync(process.env.HYAKKI_FIGURES, text);
  else console.log(text);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
