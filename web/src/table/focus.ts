import { tick } from "svelte";

/** Where moves are made, from the likeliest place to the last. */
const PLACES = [".hand", ".verbs", ".prompt", ""] as const;

/** The card that had the focus is gone: whoever plays by keyboard goes on where moves are made. */
export async function keepFocus(): Promise<void> {
  await tick();
  if (document.activeElement !== document.body) return;
  const buttons = PLACES.map((place) => document.querySelector<HTMLElement>(`.felt ${place} button:not(:disabled)`));
  buttons.find((button) => button !== null)?.focus();
}
