import { isRetryable } from '../api/is-retryable.ts';

/**
 * A cache of what public pages have loaded, for coming back to them.
 * The query library does more, but would be a tenth of the first download. Only pages for members
 * use it.
 */
const cache = new Map<string, { value: unknown; at: number; since: number }>();

const CACHE_TTL_MS = 5 * 60_000;
/** The maximum age, even if the entry is stored again. */
const AGE_MAX_MS = 30 * 60_000;
/** The number of lists, not of cards. */
const CACHE_MAX_ENTRIES = 40;
const PAUSES_MS = [300, 900];

export function keep(key: string, value: unknown, since = Date.now()): void {
  cache.delete(key);
  cache.set(key, { value, at: Date.now(), since });
  const [oldest] = cache.keys();
  if (cache.size > CACHE_MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
}

/** The caller has to know the type of the entry. */
export function findCached(key: string): unknown {
  return findFresh(key)?.value;
}

/** When the entry was loaded first. */
export const findCachedSince = (key: string): number | undefined => findFresh(key)?.since;

function findFresh(key: string) {
  const found = cache.get(key);
  const now = Date.now();
  return found && now - found.at < CACHE_TTL_MS && now - found.since < AGE_MAX_MS
    ? found
    : undefined;
}

/** Loads at most once in five minutes. A temporary failure is retried, and failures are not cached. */
export async function cachedOr<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const found = findCached(key);
  if (found !== undefined) return found as Value;
  const value = await withRetry(load);
  keep(key, value);
  return value;
}

export async function withRetry<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await load();
    } catch (error) {
      if (!isRetryable(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return load();
}

export const clearPageCache = (): void => cache.clear();
