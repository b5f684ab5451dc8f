import { randomBytes } from 'node:crypto';
import type { Tag } from '@tessera/contract/endpoint';
import type { Clock } from '../clock.ts';
import type { SharedMemory } from './redis.ts';

const LOOK_EVERY_MS = 1_000;
const ALONE_BUCKET_MS = 2_000;
const ANNOUNCE_AGAIN_MS = 1_000;
/** Longer than the lag that a standby may have while it is still used. */
const SETTLING_MS = 5_000;

export type Version = { id: string; fresh: boolean };

/**
 * Keeps one version per tag. All processes share it and look it up at most once a second.
 * Without Redis a version lasts two seconds, so changes are still visible soon.
 */
export function createFreshness(memory: SharedMemory, clock: Clock) {
  const known = new Map<Tag, { value: string; lookedAt: number }>();
  let changedAloneAt = 0;

  const learn = (tag: Tag, value: string, lookedAt: number) => known.set(tag, { value, lookedAt });

  const look = async (tag: Tag): Promise<string> => {
    const now = clock.ms();
    const last = known.get(tag);
    if (last && now - last.lookedAt < LOOK_EVERY_MS && now >= last.lookedAt) return last.value;
    const value = await memory.attempt(
      async (redis) => (await redis.get(`version:${tag}`)) ?? '0-0',
    );
    if (value === null) return `${changedAloneAt}-alone-${Math.floor(now / ALONE_BUCKET_MS)}`;
    learn(tag, value, now);
    return value;
  };

  /**
   * Retried until Redis has stored the version. Otherwise entries that were cached before the change would be used
   * again when Redis returns.
   */
  const announce = async (tag: Tag): Promise<boolean> => {
    const now = clock.ms();
    const value = `${now}-${randomBytes(4).toString('hex')}`;
    const isStored = (await memory.attempt((redis) => redis.set(`version:${tag}`, value))) !== null;
    if (isStored) learn(tag, value, now);
    else setTimeout(() => void announce(tag), ANNOUNCE_AGAIN_MS).unref();
    return isStored;
  };

  return {
    async version(tags: readonly Tag[]): Promise<Version> {
      const values = await Promise.all(tags.map(look));
      const now = clock.ms();
      return {
        id: values.join('.'),
        fresh: values.some((value) => now - Number.parseInt(value, 10) < SETTLING_MS),
      };
    },

    /** Call this after the commit. Other processes notice the change within two seconds. */
    async changed(tag: Tag) {
      known.delete(tag);
      if (!(await announce(tag))) changedAloneAt = clock.ms();
    },
  };
}

export type Freshness = ReturnType<typeof createFreshness>;
