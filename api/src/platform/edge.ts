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
    '/api/storefront',
  ],
  plans: ['/', '/api/subscription-plan'],
  templates: ['/templates', '/templates.data', '/api/template/all', '/api/template/all?limit=12'],
};
/** An edge keeps one copy per encoding. */
const ENCODINGS = ['br', 'gzip', 'identity'];
/** By then every process has noticed the change, or the edge would fetch the old answer anew. */
const SETTLED_SECONDS = 2;
const TIMEOUT_MS = 10_000;
/** One change, with its lists, is far below; what is left out grows old as everything else does. */
const PATHS_MAX = 60;
const DEADLINE_MS = 90_000;
/** An edge that fails this often is away, and the job comes back later. */
const FAILURES_MAX = 3;

export const REFRESH_HEADER = 'x-edge-refresh';

export type RefreshEdge = Enqueue<{ tag: Tag; paths?: string[] }>;

/** After a change, asks the edges to fetch anew what they hold: a request with the secret goes past their copy and replaces it. */
export function defineEdgeJobs(jobs: Jobs, config: Config): { refreshEdge: RefreshEdge } {
  const { EDGE_ORIGINS: edges, EDGE_SECRET: secret } = config;
  const refresh = async (url: string, encoding: string, deadline: AbortSignal) => {
    const response = await fetch(url, {
      headers: { [REFRESH_HEADER]: secret ?? '', 'accept-encoding': encoding },
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), deadline]),
    });
    await response.arrayBuffer();
    // What is gone or has moved takes the copy's place; a refusal leaves it.
    if (response.status >= 400 && response.status !== 404)
      throw new Error(`${url} answered ${response.status}`);
  };
  // One job an edge: one that is away must not keep the others waiting.
  const refreshOne = jobs.define<{ edge: string; paths: string[] }>(
    'refresh-edge',
    { retryLimit: 8, retryDelay: 2, expireInSeconds: 120, delaySeconds: SETTLED_SECONDS },
    async ({ data: { edge, paths } }) => {
      const deadline = AbortSignal.timeout(DEADLINE_MS);
      const failures: unknown[] = [];
      for (const path of paths) {
        const asked = ENCODINGS.map((encoding) => refresh(edge + path, encoding, deadline));
        for (const answer of await Promise.allSettled(asked))
          if (answer.status === 'rejected') failures.push(answer.reason);
        if (failures.length >= FAILURES_MAX) break;
      }
      if (failures.length > 0) throw new AggregateError(failures, `${edge} was not refreshed`);
    },
  );
  return {
    refreshEdge: async (tx, { tag, paths = [] }) => {
      const all = [...new Set([...HELD[tag], ...paths])].slice(0, PATHS_MAX);
      for (const edge of edges) await refreshOne(tx, { edge, paths: all });
    },
  };
}
