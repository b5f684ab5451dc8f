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

/** The versions of some tags as one text, and when it may be used without looking again. */
type Together = { learned: number; id: string; from: number; until: number };

export type Version = { id: string; fresh: boolean };

/**
 * A version per tag, shared by all processes and looked up at most once a second.
 * Without Redis a version lasts two seconds, so that changes still show soon.
 */
export function createFreshness(memory: SharedMemory, clock: Clock) {
  const known = new Map<Tag, { value: string; lookedAt: number }>();
  /** How often what is known has changed, and what was then put together: one and the same text until something changes. */
  let learned = 0;
  const together = new WeakMap<readonly Tag[], Together>();
  let changedAloneAt = 0;

  const learn = (tag: Tag, value: string, lookedAt: number) => {
    known.set(tag, { value, lookedAt });
    learned++;
  };
  const forget = (tag: Tag) => {
    known.delete(tag);
    learned++;
  };

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

  /** Repeated until Redis has it: its return would otherwise bring back what was cached before the change. */
  const announce = async (tag: Tag): Promise<boolean> => {
    const now = clock.ms();
    const value = `${now}-${randomBytes(4).toString('hex')}`;
    const told = (await memory.attempt((redis) => redis.set(`version:${tag}`, value))) !== null;
    if (told) learn(tag, value, now);
    else setTimeout(() => void announce(tag), ANNOUNCE_AGAIN_MS).unref();
    return told;
  };

  const putTogether = (tags: readonly Tag[], former: Together | undefined): Together => {
    const all = tags.map((tag) => known.get(tag));
    const lookedAt = all.map((one) => one?.lookedAt ?? -Infinity);
    const id = all.map((one) => one?.value).join('.');
    return {
      learned,
      id: id === former?.id ? former.id : id,
      from: Math.max(...lookedAt),
      until: Math.min(...lookedAt) + LOOK_EVERY_MS,
    };
  };

  return {
    /** The version at this time without asking anybody, or null when it is time to look again. */
    peek(tags: readonly Tag[], now: number): string | null {
      let last = together.get(tags);
      if (last?.learned !== learned) together.set(tags, (last = putTogether(tags, last)));
      return now >= last.from && now < last.until ? last.id : null;
    },

    async version(tags: readonly Tag[]): Promise<Version> {
      const values = await Promise.all(tags.map(look));
      const now = clock.ms();
      return {
        id: values.join('.'),
        fresh: values.some((value) => now - Number.parseInt(value, 10) < SETTLING_MS),
      };
    },

    /** Call after the commit. Other processes notice within a second or two. */
    async changed(tag: Tag) {
      forget(tag);
      if (!(await announce(tag))) changedAloneAt = clock.ms();
    },
  };
}

export type Freshness = ReturnType<typeof createFreshness>;
