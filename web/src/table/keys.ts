/** Does what a key stands for, unless somebody is writing. */
export function followKey(event: KeyboardEvent, keys: Record<string, () => void>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof HTMLElement && event.target.matches("input, textarea, select")) return;
  const chosen = keys[event.key];
  if (!chosen) return;
  // Sheets still close by it.
  if (event.key !== "Escape") event.preventDefault();
  chosen();
}
