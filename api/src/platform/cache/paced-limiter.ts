import type { Clock } from '../clock.ts';
import type { Verdict } from './limiter.ts';
import type { SharedMemory } from './redis.ts';

const SYNC_EVERY_MS = 250;
/**
 * The most clients that are counted in one window. Beyond that the oldest are dropped, so that memory is bounded. The
 * edge also enforces limits.
 */
const KEYS_MAX = 50_000;

type Count = { window: number; shared: number; pending: number };

/**
 * A rate limit for every request. It counts in this process and sends the counts to Redis four times a second.
 * No request waits for Redis. Together the processes may let through too many requests: those of one quarter of a
 * second.
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
      // Counts of a window that has ended are dropped.
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
      // When the connection breaks during a batch, each command carries its own error.
      const failure = results?.find(([error]) => error)?.[0];
      if (failure) throw failure;
      return results;
    });
    if (!answers) {
      // The counts stay pending and are sent again.
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
    /** Sends the pending counts to Redis and reads the totals. */
    sync,
    stop: () => clearInterval(timer),
  };
}
