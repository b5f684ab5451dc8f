import type { Tag } from '@tessera/contract/endpoint';
import { pathsToRefresh } from '@tessera/contract/public-responses';
import type { Config } from './config.ts';
import type { Enqueue, Jobs } from './jobs/jobs.ts';

/** An edge keeps one copy per encoding. */
const ENCODINGS = ['br', 'gzip', 'identity'];
/** By then every process has noticed the change. Earlier, the edge could fetch the old response again. */
const SETTLED_SECONDS = 2;
const TIMEOUT_MS = 10_000;
/** The paths of one job, which it can refresh in its time. */
const PATHS_OF_JOB = 60;
/** For each edge and change. Copies of further paths are asked for again when they expire. */
const JOBS_MAX = 20;
const DEADLINE_MS = 90_000;
/** After so many failures the edge counts as down. The job stops and is retried later. */
const FAILURES_MAX = 3;

/** The statuses of what everybody could read before: it needs a key now, does not exist, or was withdrawn. */
export const MISSING_STATUSES: ReadonlySet<number> = new Set([401, 404, 410]);

/** The shortest time that lets the edge store such an answer. After it the edge asks again. */
export const MISSING_CACHE_CONTROL = 'public, max-age=0, s-maxage=1';

export const REFRESH_HEADER = 'x-edge-refresh';

export type RefreshEdge = Enqueue<{ tag: Tag; paths?: string[] }>;

/** After a change, refreshes the copies at the edges. A request with the secret bypasses a copy and replaces it. */
export function defineEdgeJobs(jobs: Jobs, config: Config): { refreshEdge: RefreshEdge } {
  const { EDGE_ORIGINS: edges, EDGE_SECRET: secret } = config;
  const refresh = async (url: string, encoding: string, deadline: AbortSignal) => {
    const response = await fetch(url, {
      headers: { [REFRESH_HEADER]: secret ?? '', 'accept-encoding': encoding },
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), deadline]),
    });
    await response.arrayBuffer();
    // What is missing, or a redirect, replaces the copy. Any other error leaves the copy in place.
    if (response.status >= 400 && !MISSING_STATUSES.has(response.status))
      throw new Error(`${url} answered ${response.status}`);
  };
  // Each edge has its own job, so that an edge that is down does not delay the others.
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
      const all = [...new Set([...pathsToRefresh(tag), ...paths])];
      for (let first = 0; first < all.length; first += PATHS_OF_JOB) {
        if (first >= PATHS_OF_JOB * JOBS_MAX) break;
        const some = all.slice(first, first + PATHS_OF_JOB);
        for (const edge of edges) await refreshOne(tx, { edge, paths: some });
      }
    },
  };
}
