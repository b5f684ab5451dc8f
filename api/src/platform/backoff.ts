/** The milliseconds before the next retry. They double with every attempt, up to `longestMs`. */
export const backoffMs = (attempts: number, o: { firstMs: number; longestMs: number }): number =>
  Math.min(o.longestMs, o.firstMs * 2 ** Math.min(attempts, 20));
