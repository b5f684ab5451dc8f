export const DRAFT_PREFIX = 'draft ';

/** Signing out removes all drafts, because they may hold code that is sold. */
export function removeDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked. Then there are no drafts.
  }
}
