import { setTimeout as sleep } from 'node:timers/promises';
import type { Tag } from './cache/freshness.ts';
import type { Config } from './config.ts';
import type { Enqueue, Jobs } from './jobs/jobs.ts';

/** The copies everybody meets first; those further away run out by themselves within `s-maxage`. */
const HELD: Record<Tag, readonly string[]> = {
  catalog: [
    '/',
    '/dashboard',
    '/dashboard.data',
    '/api/component/all',
    '/api/component/all?limit=24',
    '/api/component/categories',
  ],
  plans: ['/', '/api/subscription-plan'],
};
/** An edge keeps one copy per encoding. */
const ENCODINGS = ['br', 'gzip', 'identity'];
/** By then every process has noticed the change, or the edge would fetch the old answer anew. */
const SETTLED_MS = 2_000;
const TIMEOUT_MS = 10_000;

export type RefreshEdge = Enqueue<{ tag: Tag; paths?: string[] }>;

/** After a change, asks the edges to fetch anew what they hold: a request with the secret goes past their copy and replaces it. */
export function defineEdgeJobs(jobs: Jobs, config: Config): { refreshEdge: RefreshEdge } {
  const { EDGE_ORIGINS: edges, EDGE_SECRET: secret } = config;
  const refresh = async (url: string, encoding: string) => {
    const response = await fetch(url, {
      headers: { 'x-edge-refresh': secret ?? '', 'accept-encoding': encoding },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${url} answered ${response.status}`);
  };
  const define = jobs.define<{ tag: Tag; paths?: string[] }>(
    'refresh-edge',
    { retryLimit: 3, retryDelay: 2, expireInSeconds: 120 },
    async ({ data: { tag, paths = [] } }) => {
      await sleep(SETTLED_MS);
      for (const edge of edges)
        for (const path of [...HELD[tag], ...paths])
          await Promise.all(ENCODINGS.map((encoding) => refresh(edge + path, encoding)));
    },
  );
  return {
    refreshEdge: async (tx, data) => {
      if (edges.length > 0) await define(tx, data);
    },
  };
}
