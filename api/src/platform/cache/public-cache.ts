import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Metrics } from '../metrics.ts';
import type { Freshness, Tag } from './freshness.ts';
import type { SharedMemory } from './redis.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const MAX_BYTES = 32 * 1024 * 1024;
/** What an entry weighs besides its bytes, or searches that find nothing would fill the memory. */
const ENTRY_BYTES = 2_048;
const KEEP_MS = 30_000;

export type Bytes = {
  headers: Record<string, string>;
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
};
export type Built = { headers: Record<string, string>; body: string };

type Entry = { bytes: Bytes; until: number };

/** Small buffers, and what zlib returns, are windows into a shared 64 kB piece that each of them would keep alive. */
const ownBytes = (shared: Buffer): Buffer => {
  const own = Buffer.alloc(shared.length);
  shared.copy(own);
  return own;
};

/**
 * Answers that are the same for everyone, as the bytes that go on the wire: in this process first, then in Redis.
 * Equal requests that arrive together are built once.
 */
export function createPublicCache(memory: SharedMemory, freshness: Freshness, metrics: Metrics) {
  const entries = new Map<string, Entry>();
  const building = new Map<string, Promise<Bytes>>();
  let held = 0;

  const weight = (key: string, { plain, br, gzip: gz }: Bytes) =>
    ENTRY_BYTES + 2 * key.length + plain.length + br.length + gz.length;

  const keep = (key: string, bytes: Bytes) => {
    entries.set(key, { bytes, until: Date.now() + KEEP_MS });
    held += weight(key, bytes);
    for (const [oldest, entry] of entries) {
      if (held <= MAX_BYTES) break;
      entries.delete(oldest);
      held -= weight(oldest, entry.bytes);
    }
  };

  const find = (key: string): Bytes | null => {
    const entry = entries.get(key);
    if (!entry) return null;
    if (entry.until > Date.now()) return entry.bytes;
    entries.delete(key);
    held -= weight(key, entry.bytes);
    return null;
  };

  const obtain = async (key: string, build: () => Promise<Built>): Promise<Bytes> => {
    const stored = await memory.attempt((redis) => redis.get(`public:${key}`));
    let built: Built;
    if (stored) {
      built = JSON.parse(stored) as Built;
      metrics.cacheAnswers.inc({ source: 'redis' });
    } else {
      built = await build();
      metrics.cacheAnswers.inc({ source: 'built' });
      await memory.attempt((redis) =>
        redis.set(`public:${key}`, JSON.stringify(built), 'PX', KEEP_MS),
      );
    }
    const plain = Buffer.from(built.body);
    const [br, gz] = await Promise.all([
      brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      gzipped(plain, { level: 6 }),
    ]);
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const bytes: Bytes = {
      headers: built.headers,
      etag,
      plain: ownBytes(plain),
      br: ownBytes(br),
      gzip: ownBytes(gz),
    };
    keep(key, bytes);
    return bytes;
  };

  return {
    async answer(
      name: string,
      tags: readonly Tag[],
      build: (o: { fresh: boolean }) => Promise<Built>,
    ): Promise<Bytes> {
      const version = await freshness.version(tags);
      const key = `${name}@${version.id}`;
      const found = find(key);
      if (found) {
        metrics.cacheAnswers.inc({ source: 'process' });
        return found;
      }
      const running = building.get(key);
      if (running) return running;
      const work = obtain(key, () => build({ fresh: version.fresh })).finally(() =>
        building.delete(key),
      );
      building.set(key, work);
      return work;
    },
  };
}

export type PublicCache = ReturnType<typeof createPublicCache>;
