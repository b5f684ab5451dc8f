/** How many open forms hold typed work. The session asks, so this module knows nothing of the session. */
let forms = 0;

/** Marks that a form holds typed work. Returns how to end that. */
export function holdUnsavedWork(): () => void {
  forms++;
  return () => void forms--;
}

export const hasUnsavedWork = (): boolean => forms > 0;
