import { createHash } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { Freshness, Tag } from './freshness.ts';
import type { SharedMemory } from './redis.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const MAX_BYTES = 32 * 1024 * 1024;
/** What an entry weighs besides its bytes, with a head for each encoding, as text and before its body, or searches that find nothing would fill the memory. */
const ENTRY_BYTES = 6_144;
const KEEP_MS = 30_000;
const NAMES_MAX = 10_000;

export type Encoding = 'br' | 'gzip';

/** An answer as it goes on the wire. */
export type Bytes = {
  headers: Record<string, string>;
  etag: string;
  plain: Buffer;
  encoded: (encoding: Encoding) => Buffer | Promise<Buffer>;
};
export type Built = { headers: Record<string, string>; body: string };

type Entry = { version: string; bytes: Bytes; until: number };

/** Small buffers, and what zlib returns, are windows into a shared 64 kB piece that each of them would keep alive. */
const ownBytes = (shared: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(shared.length);
  shared.copy(own);
  return own;
};
/** Written straight into memory of its own: most searches are asked once, and every copy of theirs is soon to be collected. */
const bytesOf = (text: string): Buffer => {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  own.write(text);
  return own;
};

const quick: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (plain) => gzipSync(plain, { level: 1 }),
};
const brotliAt = (quality: number) => (plain: Buffer) =>
  brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const thorough: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: brotliAt(9),
  gzip: (plain) => gzipped(plain, { level: 9 }),
};
/** An eighth smaller than that, for four times the work, so that it is done for one answer at a time. */
const smallest = brotliAt(11);
let isPerfecting = false;
/** Larger bodies would keep everybody waiting. */
const QUICK_MAX_BYTES = 64 * 1024;
/** Asked so often, an answer is worth a better compression than its first visitor had time for, and then the best. */
const POPULAR = 8;
const FAMOUS = 100;

/** Compressed when first asked for, since most searches are asked once: quickly at first, well when it turns out popular. */
function createEncoder(plain: Buffer, encoding: Encoding) {
  let asked = 0;
  let bytes: Buffer | null = null;
  let better: Promise<Buffer> | null = null;
  const mayBeSmaller = encoding === 'br' && plain.length <= QUICK_MAX_BYTES;
  const keep = (compressed: Buffer) => (bytes = ownBytes(compressed));
  const improve = () => (better ??= thorough[encoding](plain).then(keep));
  let isBest = false;
  const perfect = async () => {
    isPerfecting = true;
    try {
      await improve();
      keep(await smallest(plain));
      isBest = true;
    } finally {
      isPerfecting = false;
    }
  };
  return (): Buffer | Promise<Buffer> => {
    if (++asked === POPULAR) improve().catch(() => {});
    if (asked % FAMOUS === 0 && mayBeSmaller && !isBest && !isPerfecting) perfect().catch(() => {});
    if (bytes) return bytes;
    if (plain.length > QUICK_MAX_BYTES) return improve();
    return keep(quick[encoding](plain));
  };
}

/** Most answers are built anew as they were before: those keep their compressed forms, the best of which took a while. */
function asBytes({ headers, body }: Built, former: Bytes | undefined): Bytes {
  const plain = bytesOf(body);
  if (former?.plain.equals(plain) && isDeepStrictEqual(former.headers, headers)) return former;
  const encoders = { br: createEncoder(plain, 'br'), gzip: createEncoder(plain, 'gzip') };
  return {
    headers,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    encoded: (encoding) => encoders[encoding](),
  };
}

/**
 * Answers that are the same for everyone, as the bytes that go on the wire: in this process first, then in Redis.
 * Equal requests that arrive together are built once.
 */
export function createPublicCache(
  memory: SharedMemory,
  freshness: Freshness,
  metrics: Metrics,
  clock: Clock,
) {
  const entries = new Map<string, Entry>();
  const building = new Map<string, Promise<Bytes>>();
  const askedBefore = new Set<string>();
  let held = 0;

  // As if every encoding were there, each a third of the size and twice, alone and behind its head: they come
  // later, and seldom all.
  const weight = (name: string, { plain }: Bytes) =>
    ENTRY_BYTES + 2 * name.length + Math.ceil((7 / 3) * plain.length);

  const drop = (name: string, entry: Entry) => {
    entries.delete(name);
    held -= weight(name, entry.bytes);
  };

  const keep = (name: string, version: string, bytes: Bytes) => {
    const former = entries.get(name);
    if (former) drop(name, former);
    entries.set(name, { version, bytes, until: clock.ms() + KEEP_MS });
    held += weight(name, bytes);
    for (const [oldest, entry] of entries) {
      if (held <= MAX_BYTES) break;
      drop(oldest, entry);
    }
  };

  // By the name alone: making and hashing a longer key for every request would cost more than comparing a version.
  const find = (name: string, version: string, now: number): Bytes | null => {
    const entry = entries.get(name);
    if (!entry || entry.version !== version) return null;
    return entry.until > now ? entry.bytes : null;
  };

  /** Redis is for what many ask: the first time here, looking and storing there would cost more than building. */
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
  ): Promise<Bytes> => {
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
    const bytes = asBytes(built, entries.get(name)?.bytes);
    keep(name, version, bytes);
    return bytes;
  };

  return {
    /** The answer if this process holds it and knows that it is current; nothing waits. */
    peek(name: string, tags: readonly Tag[]): Bytes | null {
      const now = clock.ms();
      const version = freshness.peek(tags, now);
      const found = version === null ? null : find(name, version, now);
      if (found) metrics.processAnswers.count++;
      return found;
    },

    async answer(
      name: string,
      tags: readonly Tag[],
      build: (o: { fresh: boolean }) => Promise<Built>,
    ): Promise<Bytes> {
      const version = await freshness.version(tags);
      const key = `${name}@${version.id}`;
      const found = find(name, version.id, clock.ms());
      if (found) {
        metrics.processAnswers.count++;
        return found;
      }
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
