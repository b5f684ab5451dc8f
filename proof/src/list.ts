import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { openCluster } from '../../tools/cluster/cluster.ts';
import { freePort } from '../../tools/free-port.ts';
import { serveBare } from './list/bare-node.ts';
import { seenAfterChange } from './list/change.ts';
import { listAsPgbench } from './list/same-sql.ts';
import { calmRounds } from './load/calm-rounds.ts';
import { serveFile } from './load/nginx-file.ts';
import { newPlacesScript, pgbench, press, pressInTurns } from './load/pressure.ts';
import { settledAnswer } from './load/settled-answer.ts';
import { median } from './runner/median.ts';
import type { Prove } from './runner/verdict.ts';
import { freshShop } from './runner/with-services.ts';

export const needsServices = true;

const CACHED_SHARE = 0.4;
const UNCACHED_SHARE = 0.5;
const SEEN_WITHIN_MS = 2_000;
/**
 * V8 compiles the way of an answer anew after the first answers of another kind, and its young memory grows to its size:
 * the first two rounds are up to a third slower than all later ones.
 */
const WARM_UP = 3;
/** Many, since the share of a single round is anything from 0.3 to 0.5. */
const ROUNDS = 15;

export const prove: Prove = async ({ root, full, report }) => {
  freshShop(root);
  const directory = join(root, '.proof/list');
  mkdirSync(directory, { recursive: true });
  const seconds = full ? 3 : 1;
  const cluster = await openCluster({
    directory,
    edgePort: await freePort(),
    build: join(root, 'web/build'),
    environment: {
      NODE_ENV: 'test',
      RATE_LIMIT_PER_MINUTE: '1000000000',
      AUTH_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'warn',
    },
  });
  const database = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 1 });
  try {
    const sites = cluster
      .members()
      .filter(({ kind }) => kind === 'http')
      .map(({ port }) => `http://127.0.0.1:${port}`);
    const path = '/api/component/all?limit=24';
    const cachedUrls = sites.map((site) => site + path);
    const answer = await settledAnswer(cachedUrls);
    const { bytes } = answer;
    report(`one answer: ${brotliDecompressSync(bytes).length} bytes, ${bytes.length} as brotli`);
    const file = await serveFile(join(directory, 'nginx'), answer);
    const bare = await serveBare('node', directory, answer);
    const framework = await serveBare('fastify', directory, answer);

    const { rows } = await database.query<{ at: string; id: string }>(
      `select to_char(published_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as at, id
       from components where status = 'published' order by published_at desc limit 1 offset 3`,
    );
    const place = rows[0]!;
    const script = newPlacesScript(join(directory, 'new-places.lua'), place.at, place.id);
    const statements = join(directory, 'list.sql');
    listAsPgbench({ root, file: statements, ...place });

    let round = 0;
    const measure = async () => {
      const [best = 0, ours = 0] = await pressInTurns([[file.url, file.url], cachedUrls], {
        seconds,
      });
      const body = await press([file.bareUrl, file.bareUrl], { seconds });
      const least = await press(bare.urls, { seconds });
      const fastify = await press(framework.urls, { seconds });
      const engine = await pgbench(process.env['DATABASE_READ_URL']!, statements, {
        seconds,
        clients: 8,
      });
      const anew = await press(cachedUrls, { seconds, script });
      const shares = {
        cached: ours / best,
        ofBody: ours / body,
        bare: least / best,
        framework: fastify / best,
        uncached: anew / engine,
      };
      report(
        `round ${round++}: nginx ${best.toFixed(0)}/s, cached ${ours.toFixed(0)}/s (${shares.cached.toFixed(2)}), bare Node ${least.toFixed(0)}/s (${shares.bare.toFixed(2)}), bare Fastify ${fastify.toFixed(0)}/s (${shares.framework.toFixed(2)}); pgbench ${engine.toFixed(0)}/s, uncached ${anew.toFixed(0)}/s (${shares.uncached.toFixed(2)})`,
      );
      return shares;
    };
    type Share = keyof Awaited<ReturnType<typeof measure>>;
    let rounds: Record<Share, number>[];
    try {
      rounds = await calmRounds(ROUNDS, report, measure, WARM_UP);
    } finally {
      await file.close();
      await bare.close();
      await framework.close();
    }
    const middle = (share: Share) => median(rounds.map((one) => one[share]));
    const seen = await seenAfterChange(cluster.origin, sites);
    report(
      `a change was seen by the process that made it after ${seen.ownMs} ms, by the other after ${seen.otherMs} ms, at the edge after ${seen.edgeMs} ms`,
    );
    const [cached, uncached] = [middle('cached'), middle('uncached')];
    report(
      `with the same headers and bytes and nothing else to do: Node alone ${middle('bare').toFixed(2)} of nginx, Fastify with a single route ${middle('framework').toFixed(2)}`,
    );
    const slowest = Math.max(seen.ownMs, seen.otherMs);
    return {
      figure: `cached ${cached.toFixed(2)} of nginx with the same headers (${middle('ofBody').toFixed(2)} of nginx without them), uncached ${uncached.toFixed(2)} of pgbench, change seen in ${slowest} ms and at the edge in ${seen.edgeMs} ms`,
      bar: `≥ ${CACHED_SHARE}, ≥ ${UNCACHED_SHARE}, ≤ ${SEEN_WITHIN_MS} ms, after purge`,
      passed:
        cached >= CACHED_SHARE &&
        uncached >= UNCACHED_SHARE &&
        slowest <= SEEN_WITHIN_MS &&
        Number.isFinite(seen.edgeMs),
    };
  } finally {
    await database.end();
    await cluster.close();
  }
};
