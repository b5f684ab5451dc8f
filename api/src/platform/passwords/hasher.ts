import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../errors.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PRESENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
const QUEUE_MAX = 100;

export type Hasher = ReturnType<typeof createHasher>;

/**
 * Hashing is slow on purpose, so the number of concurrent hashes depends on the cores. When the queue is full, requests
 * are refused.
 */
export function createHasher(o: { atOnce?: number; queueMax?: number } = {}) {
  const atOnce = o.atOnce ?? Math.max(1, availableParallelism() - 1);
  const queueMax = o.queueMax ?? QUEUE_MAX;
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= queueMax) throw new AppError('UNAVAILABLE');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };

  // Created at the start and outside the queue. If it were refused by a full queue, every sign-in with an unknown
  // address would fail from then on.
  const decoy = hash('nobody has this password', COST);

  return {
    hash: (password: string): Promise<string> => inTurn(() => hash(password, COST)),
    verify: (stored: string, password: string): Promise<boolean> =>
      inTurn(() => verify(stored, password)),
    /** Whether a hash was made with other cost parameters than the current ones. */
    isOutdated: (stored: string): boolean => !stored.startsWith(PRESENT),
    /** Takes as long as a real comparison. So the response time does not show whether an address is known. */
    async pretend(password: string): Promise<false> {
      const stored = await decoy;
      await inTurn(() => verify(stored, password));
      return false;
    },
  };
}
