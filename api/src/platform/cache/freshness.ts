import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { SharedMemory } from './redis.ts';

/** What can change and make public answers old. */
export type Tag = 'catalog' | 'plans' | 'templates';

const LOOK_EVERY_MS = 1_000;
const ALONE_BUCKET_MS = 2_000;
const ANNOUNCE_AGAIN_MS = 1_000;
/** Longer than a standby that is still in use can lag behind. */
const SETTLING_MS = 5_000;

export type Version = { id: string; fresh: boolean };

/**
 * A version per tag, shared by all processes and looked up at most once a second.
 * Without Redis a version lasts two seconds, so that changes still show soon.
 */
export function createFreshness(memory: SharedMemory, clock: Clock) {
  const known = new Map<Tag, { value: string; lookedAt: number }>();
  /** The versions that were last put together, so that requests between two changes compare one and the same text. */
  const together = new WeakMap<readonly Tag[], { values: string[]; id: string }>();
  let changedAloneAt = 0;

  const look = async (tag: Tag): Promise<string> => {
    const now = clock.now().getTime();
    const last = known.get(tag);
    if (last && now - last.lookedAt < LOOK_EVERY_MS && now >= last.lookedAt) return last.value;
    const value = await memory.attempt(
      async (redis) => (await redis.get(`version:${tag}`)) ?? '0-0',
    );
    if (value === null) return `${changedAloneAt}-alone-${Math.floor(now / ALONE_BUCKET_MS)}`;
    known.set(tag, { value, lookedAt: now });
    return value;
  };

  /** Repeated until Redis has it: its return would otherwise bring back what was cached before the change. */
  const announce = async (tag: Tag): Promise<boolean> => {
    const now = clock.now().getTime();
    const value = `${now}-${randomBytes(4).toString('hex')}`;
    const told = (await memory.attempt((redis) => redis.set(`version:${tag}`, value))) !== null;
    if (told) known.set(tag, { value, lookedAt: now });
    else setTimeout(() => void announce(tag), ANNOUNCE_AGAIN_MS).unref();
    return told;
  };

  return {
    /** The version without asking anybody, or null when it is time to look again. */
    peek(tags: readonly Tag[]): string | null {
      const now = clock.now().getTime();
      const last = together.get(tags);
      let isSame = last !== undefined;
      for (let index = 0; index < tags.length; index++) {
        const one = known.get(tags[index]!);
        if (!one || now - one.lookedAt >= LOOK_EVERY_MS || now < one.lookedAt) return null;
        isSame &&= one.value === last!.values[index];
      }
      if (isSame) return last!.id;
      const values = tags.map((tag) => known.get(tag)!.value);
      const id = values.join('.');
      together.set(tags, { values, id });
      return id;
    },

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
      known.delete(tag);
      if (!(await announce(tag))) changedAloneAt = clock.now().getTime();
    },
  };
}

export type Freshness = ReturnType<typeof createFreshness>;
