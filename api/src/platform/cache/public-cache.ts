import { createHash } from 'node:crypto';
import type { Tag } from '@tessera/contract/endpoint';
import type { Clock } from '../clock.ts';
import { compress, type Encoding } from '../compression.ts';
import type { Metrics } from '../metrics.ts';
import type { Freshness } from './freshness.ts';
import type { SharedMemory } from './redis.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** The estimated memory of an entry, in addition to its name and bytes. */
const ENTRY_BYTES = 4_096;
/**
 * As long as the edge keeps an API response (`http/bind.ts`). It keeps a page for 60 seconds
 * (`web/src/lib/page-cache-header.ts`), because a page that reaches the process is rendered anew.
 */
const KEEP_MS = 30_000;
const NAMES_MAX = 10_000;

/** A response as it is sent, compressed once for each encoding. */
export type CachedResponse = {
  headers: Record<string, string>;
  etag: string;
  plain: Buffer;
  encoded: (encoding: Encoding) => Promise<Buffer>;
};
export type Built = { headers: Record<string, string>; body: string };

type Entry = { version: string; response: CachedResponse; until: number };

/**
 * Copies the bytes into memory of their own. Small buffers and zlib output share a 64 kB block and keep all of it
 * alive.
 */
const ownBytes = (shared: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(shared.length);
  shared.copy(own);
  return own;
};

function asResponse({ headers, body }: Built): CachedResponse {
  const plain = ownBytes(Buffer.from(body));
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    headers,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    encoded: (encoding) => {
      const known = compressed.get(encoding);
      if (known) return known;
      const work = compress(plain, encoding).then(ownBytes);
      compressed.set(encoding, work);
      work.catch(() => compressed.delete(encoding));
      return work;
    },
  };
}

/**
 * Caches responses that are the same for everyone: in this process first, then in Redis.
 * Equal requests that arrive together are built once.
 */
export function createPublicCache(
  memory: SharedMemory,
  freshness: Freshness,
  metrics: Metrics,
  clock: Clock,
) {
  const entries = new Map<string, Entry>();
  const building = new Map<string, Promise<CachedResponse>>();
  const askedBefore = new Set<string>();
  let cachedBytes = 0;

  // The compressed forms are made later, and seldom all of them. Each takes about a third of the plain bytes.
  const weight = (name: string, { plain }: CachedResponse) =>
    ENTRY_BYTES + 2 * name.length + Math.ceil((5 / 3) * plain.length);

  const drop = (name: string, entry: Entry) => {
    entries.delete(name);
    cachedBytes -= weight(name, entry.response);
  };

  const keep = (name: string, version: string, response: CachedResponse) => {
    const former = entries.get(name);
    if (former) drop(name, former);
    entries.set(name, { version, response, until: clock.ms() + KEEP_MS });
    cachedBytes += weight(name, response);
    for (const [oldest, entry] of entries) {
      if (cachedBytes <= MAX_BYTES) break;
      drop(oldest, entry);
    }
  };

  /** Whether this process had the same request before. Only then is Redis used, because most searches occur once. */
  const isCommon = (name: string): boolean => {
    if (askedBefore.has(name)) return true;
    askedBefore.add(name);
    if (askedBefore.size > NAMES_MAX) askedBefore.delete(askedBefore.values().next().value ?? '');
    return false;
  };

  const obtain = async (
    name: string,
    version: string,
    build: () => Promise<Built>,
  ): Promise<CachedResponse> => {
    const [key, common] = [`${name}@${version}`, isCommon(name)];
    const stored = common ? await memory.attempt((redis) => redis.get(`public:${key}`)) : null;
    let built: Built;
    if (stored) {
      built = JSON.parse(stored) as Built;
      metrics.cacheAnswers.inc({ source: 'redis' });
    } else {
      built = await build();
      metrics.cacheAnswers.inc({ source: 'built' });
      if (common)
        await memory.attempt((redis) =>
          redis.set(`public:${key}`, JSON.stringify(built), 'PX', KEEP_MS),
        );
    }
    const response = asResponse(built);
    keep(name, version, response);
    return response;
  };

  return {
    async answer(
      name: string,
      tags: readonly Tag[],
      build: (o: { fresh: boolean }) => Promise<Built>,
    ): Promise<CachedResponse> {
      const version = await freshness.version(tags);
      const entry = entries.get(name);
      if (entry?.version === version.id && entry.until > clock.ms()) {
        metrics.cacheAnswers.inc({ source: 'process' });
        return entry.response;
      }
      const key = `${name}@${version.id}`;
      const running = building.get(key);
      if (running) return running;
      const work = obtain(name, version.id, () => build({ fresh: version.fresh })).finally(() =>
        building.delete(key),
      );
      building.set(key, work);
      return work;
    },
  };
}

export type PublicCache = ReturnType<typeof createPublicCache>;
