/** How long until something that failed is tried again: doubling, and never longer than the last. */
export const backoffMs = (attempts: number, o: { firstMs: number; longestMs: number }): number =>
  Math.min(o.longestMs, o.firstMs * 2 ** Math.min(attempts, 20));
