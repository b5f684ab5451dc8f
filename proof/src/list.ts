import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { openCluster } from '../../tools/cluster/cluster.ts';
import { freePort } from '../../tools/free-port.ts';
import { seenAfterChange } from './list/change.ts';
import { cachedForMembers } from './list/members.ts';
import { listAsPgbench } from './list/same-sql.ts';
import { calmRounds } from './load/calm-rounds.ts';
import { serveFile } from './load/nginx-file.ts';
import { newPlacesScript, pgbench, press, pressInTurns } from './load/pressure.ts';
import { settledAnswer } from './load/settled-answer.ts';
import { median } from './runner/median.ts';
import type { Prove } from './runner/verdict.ts';
import { freshShop } from './runner/with-services.ts';

export const needsServices = true;

const SEEN_WITHIN_MS = 2_000;
const ROUNDS = { quick: 5, full: 15 };

/**
 * Measures public responses at the edge, which serves visitors. The figures of the origin are reported without a bar.
 */
export const prove: Prove = async ({ root, full, report }) => {
  freshShop(root);
  const directory = join(root, '.proof/list');
  mkdirSync(directory, { recursive: true });
  const cluster = await openCluster({
    directory,
    edgePort: await freePort(),
    build: join(root, 'web/build'),
    edge: 'steady',
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
    const { hits, missed, count } = await cachedForMembers(cluster.origin, sites[0]!);
    if (missed.length > 0) report(`not cached for a member: ${missed.join(', ')}`);

    const path = '/api/component/all?limit=24';
    const edgeUrl = cluster.origin + path;
    const answer = await settledAnswer([edgeUrl]);
    const { bytes } = answer;
    report(`one answer: ${brotliDecompressSync(bytes).length} bytes, ${bytes.length} as brotli`);
    const file = await serveFile(join(directory, 'nginx'), answer);
    const { rows } = await database.query<{ at: string; id: string }>(
      `select to_char(published_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as at, id
       from components where status = 'published' order by published_at desc limit 1 offset 3`,
    );
    const place = rows[0]!;
    const script = newPlacesScript(join(directory, 'new-places.lua'), place.at, place.id);
    const statements = join(directory, 'list.sql');
    listAsPgbench({ root, file: statements, ...place });

    const seconds = 1;
    const twice = (url: string) => [url, url];
    const originUrls = sites.map((site) => site + path);
    const measure = async () => {
      const [best = 0, edge = 0] = await pressInTurns([twice(file.url), twice(edgeUrl)], {
        seconds,
      });
      const origin = await press(originUrls, { seconds });
      const uncached = await press(originUrls, { seconds, script });
      const engine = await pgbench(process.env['DATABASE_READ_URL']!, statements, {
        seconds,
        clients: 8,
      });
      report(
        `file ${best.toFixed(0)}/s, edge ${edge.toFixed(0)}/s, origin ${origin.toFixed(0)}/s, uncached ${uncached.toFixed(0)}/s, pgbench ${engine.toFixed(0)}/s`,
      );
      return { edge: edge / best, origin: origin / best, uncached: uncached / engine };
    };
    let rounds: Awaited<ReturnType<typeof measure>>[];
    try {
      rounds = await calmRounds(full ? ROUNDS.full : ROUNDS.quick, report, measure);
    } finally {
      await file.close();
    }
    const middle = (share: keyof (typeof rounds)[number]) =>
      median(rounds.map((one) => one[share])).toFixed(2);
    const seen = await seenAfterChange(cluster.origin, sites);
    const slowest = Math.max(seen.ownMs, seen.otherMs);
    return {
      figure: `${hits} of ${count} public endpoints are a HIT for a member, change seen in ${slowest} ms and at the edge in ${seen.edgeMs} ms; the list at the edge ${middle('edge')} of a static file, at the origin ${middle('origin')}, uncached ${middle('uncached')} of pgbench`,
      bar: `all, ≤ ${SEEN_WITHIN_MS} ms, after purge; the rest is printed`,
      passed: hits === count && slowest <= SEEN_WITHIN_MS && Number.isFinite(seen.edgeMs),
    };
  } finally {
    await database.end();
    await cluster.close();
  }
};
