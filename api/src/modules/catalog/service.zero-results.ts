import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { suggestionsRepository } from './repository.suggestions.ts';

const FLUSH_AFTER_MS = 10_000;
/** More different searches than this in one interval come from a script, not from people. */
const WAITING_MAX = 200;
const LISTED = 20;
/** E-mail addresses and long numbers may be personal data. No component has such a name. */
const PERSONAL = /@|\d{6,}/;

export type ZeroResultSearches = ReturnType<typeof createZeroResultSearches>;

/** Counts zero-result searches in memory, and stores them at intervals, outside of any request. */
export function createZeroResultSearches(o: { db: Database; clock: Clock; log: Log }) {
  const waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const searches = [...waiting].map(([query, times]) => ({ query, times }));
    waiting.clear();
    await suggestionsRepository.recordZeroResults(o.db, searches, o.clock.now());
  };

  return {
    flush,

    /** The most frequent first. */
    list: async () => {
      const rows = await suggestionsRepository.listZeroResults(o.db, LISTED);
      return rows.map(({ query, times, lastAt }) => ({
        query,
        times,
        lastAt: lastAt.toISOString(),
      }));
    },

    note(words: string[]): void {
      const query = words.join(' ').toLowerCase().slice(0, 100);
      if (PERSONAL.test(query)) return;
      if (!waiting.has(query) && waiting.size >= WAITING_MAX) return;
      waiting.set(query, (waiting.get(query) ?? 0) + 1);
      timer ??= setTimeout(
        () =>
          void flush().catch((error: unknown) =>
            o.log.warn({ err: error }, 'catalog: searches without a result were not stored'),
          ),
        FLUSH_AFTER_MS,
      ).unref();
    },
  };
}
