import type { Request } from './highlight-worker.ts';
import { createThread, type Thread } from './thread.ts';

/** Beyond any of these the code is shown plain. */
const INPUT_MAX_BYTES = 100_000;
/** Of computing time: the longest components take a fifth of a second, the first one after a start two. */
const BUDGET_MS = 5_000;
/** By the clock; nobody but a publisher waits for it. */
const PATIENCE_MS = 20_000;
/** The engine's time grows with the square of a line; longer ones stay plain and the rest is marked up. */
const LINE_MAX_LENGTH = 500;

export function createHighlighter(o: { lineMaxLength: number; budgetMs: number }) {
  const markUp = createThread({
    script: new URL('highlight-worker.ts', import.meta.url),
    budgetMs: o.budgetMs,
    patienceMs: PATIENCE_MS,
  }) as Thread<Request, string>;

  /** TSX as escaped HTML whose only markup is `<span class="tok-…">`, or null when it is too much to mark up. */
  return async (code: string): Promise<string | null> =>
    Buffer.byteLength(code) > INPUT_MAX_BYTES
      ? null
      : markUp({ code, lineMaxLength: o.lineMaxLength });
}

export const highlight = createHighlighter({
  lineMaxLength: LINE_MAX_LENGTH,
  budgetMs: BUDGET_MS,
});
