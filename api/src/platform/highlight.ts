import type { Request } from './highlight-worker.ts';
import { createThread, type Thread } from './thread.ts';

/** Code above any of these limits is shown without highlighting. */
const INPUT_MAX_BYTES = 100_000;
/** CPU time. The longest components take a fifth of a second. The first one after a start takes two seconds. */
const BUDGET_MS = 5_000;
/** Elapsed time. Only an admin who publishes waits for it. */
const PATIENCE_MS = 20_000;
/**
 * The engine's time grows with the square of the line length. Longer lines are not highlighted, the other lines are.
 */
const LINE_MAX_LENGTH = 500;

export function createHighlighter(o: { lineMaxLength: number; budgetMs: number }) {
  const markUp = createThread({
    script: new URL('highlight-worker.ts', import.meta.url),
    budgetMs: o.budgetMs,
    patienceMs: PATIENCE_MS,
  }) as Thread<Request, string>;

  /**
   * Returns TSX as escaped HTML whose only markup is `<span class="tok-…">`. Returns null when the code exceeds a
   * limit.
   */
  return async (code: string): Promise<string | null> =>
    Buffer.byteLength(code) > INPUT_MAX_BYTES
      ? null
      : markUp({ code, lineMaxLength: o.lineMaxLength });
}

export const highlight = createHighlighter({
  lineMaxLength: LINE_MAX_LENGTH,
  budgetMs: BUDGET_MS,
});
