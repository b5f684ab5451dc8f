import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../errors.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PRESENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
const QUEUE_MAX = 100;

export type Hasher = ReturnType<typeof createHasher>;

/** Hashing is slow on purpose, so only as many run at once as there are cores, and a flood is refused instead of queued. */
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

  // Made at once and outside the queue: a refused decoy would refuse every unknown address from then on.
  const decoy = hash('nobody has this password', COST);

  return {
    hash: (password: string): Promise<string> => inTurn(() => hash(password, COST)),
    verify: (stored: string, password: string): Promise<boolean> =>
      inTurn(() => verify(stored, password)),
    /** True for a hash made when hashing was cheaper than it is now. */
    isOutdated: (stored: string): boolean => !stored.startsWith(PRESENT),
    /** Takes as long as a real comparison, so that an unknown address answers no sooner than a known one. */
    async pretend(password: string): Promise<false> {
      const stored = await decoy;
      await inTurn(() => verify(stored, password));
      return false;
    },
  };
}
