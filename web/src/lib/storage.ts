/** What this browser remembers. A browser that forbids it forgets, and nothing else breaks. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`hyakki.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`hyakki.${key}`, value);
  } catch {
    // Private windows may refuse; the setting then lasts until the page is closed.
  }
}
