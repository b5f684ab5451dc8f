import { queryOptions } from '@tanstack/react-query';

export type SystemHealth = { isReady: boolean; degraded: string[] };

const TIMEOUT_MS = 10_000;
const LOOK_AGAIN_MS = 30_000;

async function look(signal: AbortSignal): Promise<SystemHealth> {
  const response = await fetch('/health/ready', {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  const { degraded } = (await response.json()) as { degraded?: unknown };
  return {
    isReady: response.ok,
    degraded: Array.isArray(degraded) ? degraded.map(String) : [],
  };
}

/** The readiness check of the running system, polled. */
export const systemHealthQuery = queryOptions({
  queryKey: ['system-health'],
  queryFn: ({ signal }) => look(signal),
  refetchInterval: LOOK_AGAIN_MS,
  staleTime: 0,
});
