/** What the system's share sheet is given. */
export interface Shared {
  title: string;
  url: string;
}

/** Whether the system has a sheet for it: phones do. */
export function canShare(shared: Shared): boolean {
  return typeof navigator.share === "function" && (navigator.canShare?.(shared) ?? true);
}

/** Opens the share sheet. Whoever closes it again has changed their mind, and nothing is wrong. */
export async function shareBySystem(shared: Shared): Promise<void> {
  try {
    await navigator.share(shared);
  } catch {
    // Without the sheet the link can still be copied.
  }
}

/** Puts a link into the clipboard; false where the browser does not let us. */
export async function copyLink(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}
