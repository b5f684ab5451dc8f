import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { SharedMemory } from './redis.ts';

/** What can change and make public answers old. */
export type Tag = 'catalog' | 'plans';

const LOOK_EVERY_MS = 1_000;
const ALONE_BUCKET_MS = 2_000;
/** Longer than a standby that is still in use can lag behind. */
const SETTLING_MS = 5_000;

export type Version = { id: string; fresh: boolean };

/**
 * A version per tag, shared by all processes and looked up at most once a second.
 * Without Redis a version lasts two seconds, so that changes still show soon.
 */
export function createFreshness(memory: SharedMemory, clock: Clock) {
  const known = new Map<Tag, { value: string; lookedAt: number }>();

  const look = async (tag: Tag): Promise<string> => {
    const now = clock.now().getTime();
    const last = known.get(tag);
    if (last && now - last.lookedAt < LOOK_EVERY_MS && now >= last.lookedAt) return last.value;
    const found = await memory.attempt(async (redis) => (await redis.get(`version:${tag}`)) ?? '0-0');
    const value = found ?? `alone-${Math.floor(now / ALONE_BUCKET_MS)}`;
    known.set(tag, { value, lookedAt: now });
    return value;
  };

  return {
    async version(tags: readonly Tag[]): Promise<Version> {
      const values = await Promise.all(tags.map(look));
      const now = clock.now().getTime();
      return {
        id: values.join('.'),
        fresh: values.some((value) => now - Number.parseInt(value, 10) < SETTLING_MS),
      };
    },

    /** Call after the commit. Other processes notice within a second or two. */
    async changed(tag: Tag) {
      const value = `${clock.now().getTime()}-${randomBytes(4).toString('hex')}`;
      await memory.attempt((redis) => redis.set(`version:${tag}`, value));
      known.set(tag, { value, lookedAt: clock.now().getTime() });
    },
  };
}

export type Freshness = ReturnType<typeof createFreshness>;
