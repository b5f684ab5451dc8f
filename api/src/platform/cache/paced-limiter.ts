import type { Clock } from '../clock.ts';
import type { Verdict } from './limiter.ts';
import type { SharedMemory } from './redis.ts';

const SYNC_EVERY_MS = 250;
/** Beyond so many visitors in one window the oldest are forgotten: memory is bounded, and the edge counts too. */
const KEYS_MAX = 50_000;

type Count = { window: number; shared: number; pending: number };

/**
 * For limits that every request meets: counts in this process at once and tells Redis four times a second, so that
 * no request waits for it. All processes together may let through a quarter of a second's worth too many.
 */
export function createPacedLimiter(
  memory: SharedMemory,
  clock: Clock,
  o: { name: string; points: number; seconds: number },
): { limit: (key: string) => Verdict; sync: () => Promise<void>; stop: () => void } {
  const windowMs = o.seconds * 1_000;
  const counts = new Map<string, Count>();
  const waiting = new Set<string>();

  const countOf = (key: string, window: number): Count => {
    const known = counts.get(key);
    if (known?.window === window) return known;
    const fresh = { window, shared: 0, pending: 0 };
    counts.delete(key);
    counts.set(key, fresh);
    if (counts.size > KEYS_MAX) {
      const [oldest] = counts.keys();
      if (oldest !== undefined) counts.delete(oldest);
    }
    return fresh;
  };

  const send = async () => {
    const window = Math.floor(clock.ms() / windowMs);
    const due = [...waiting].flatMap((key) => {
      const count = counts.get(key);
      // What a window counted is worth nothing after its end.
      const isDue = count?.window === window && count.pending > 0;
      return isDue ? [{ key, count, sent: count.pending }] : [];
    });
    waiting.clear();
    if (due.length === 0) return;
    const answers = await memory.attempt(async (redis) => {
      const batch = redis.pipeline();
      for (const { key, count, sent } of due) {
        const name = `limit:${o.name}:${key}:${count.window}`;
        batch.incrby(name, sent).expire(name, o.seconds * 2);
      }
      const results = await batch.exec();
      // A connection that breaks under a batch fails its commands one by one.
      const failure = results?.find(([error]) => error)?.[0];
      if (failure) throw failure;
      return results;
    });
    if (!answers) {
      // What Redis did not count stays counted here, and is sent again.
      for (const { key } of due) waiting.add(key);
      return;
    }
    for (const [index, { count, sent }] of due.entries()) {
      const total = answers[index * 2]?.[1];
      if (typeof total !== 'number') continue;
      count.shared = total;
      count.pending -= sent;
    }
  };
  let syncing = Promise.resolve();
  const sync = () => (syncing = syncing.then(send, send));
  const timer = setInterval(() => void sync(), SYNC_EVERY_MS).unref();

  return {
    limit: (key) => {
      const now = clock.ms();
      const window = Math.floor(now / windowMs);
      const count = countOf(key, window);
      if (count.shared + count.pending >= o.points)
        return {
          allowed: false,
          retryAfterSeconds: Math.max(1, Math.ceil(((window + 1) * windowMs - now) / 1_000)),
        };
      count.pending++;
      waiting.add(key);
      return { allowed: true, retryAfterSeconds: 0 };
    },
    /** Sends Redis what it has not counted yet, and learns the totals. */
    sync,
    stop: () => clearInterval(timer),
  };
}
