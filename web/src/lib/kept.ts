import { isWorthRepeating } from './worth-repeating.ts';

/**
 * A cache of what public pages have loaded, for coming back to them.
 * The query library does more, but would be a tenth of the first download. Only pages for members
 * use it.
 */
const shelf = new Map<string, { value: unknown; at: number; since: number }>();

const KEPT_MS = 5 * 60_000;
/** The maximum age, even if the entry is stored again. */
const AGE_MAX_MS = 30 * 60_000;
/** The number of lists, not of cards. */
const KEPT_MAX = 40;
const PAUSES_MS = [300, 900];

export function keep(key: string, value: unknown, since = Date.now()): void {
  shelf.delete(key);
  shelf.set(key, { value, at: Date.now(), since });
  const [oldest] = shelf.keys();
  if (shelf.size > KEPT_MAX && oldest !== undefined) shelf.delete(oldest);
}

/** The caller has to know the type of the entry. */
export function findKept(key: string): unknown {
  return findFresh(key)?.value;
}

/** When the entry was loaded first. */
export const findKeptSince = (key: string): number | undefined => findFresh(key)?.since;

function findFresh(key: string) {
  const found = shelf.get(key);
  const now = Date.now();
  return found && now - found.at < KEPT_MS && now - found.since < AGE_MAX_MS ? found : undefined;
}

/** Loads at most once in five minutes. A temporary failure is retried, and failures are not cached. */
export async function keptOr<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const found = findKept(key);
  if (found !== undefined) return found as Value;
  const value = await patiently(load);
  keep(key, value);
  return value;
}

export async function patiently<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await load();
    } catch (error) {
      if (!isWorthRepeating(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return load();
}

export const forgetKept = (): void => shelf.clear();
