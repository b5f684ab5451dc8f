import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminApi } from '../../../api/admin-api.ts';
import { systemHealthQuery } from '../../../api/system-health.ts';
import { PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';

const dashboardQuery = queryOptions({
  queryKey: [PERSONAL_QUERY_KEY, 'dashboard'],
  queryFn: ({ signal }) =>
    adminApi.call(
      'userStats',
      {},
      { signal, fallbackMessage: 'Failed to load dashboard data. Please refresh the page.' },
    ),
});

const number = new Intl.NumberFormat('en-IN');

/** Spec 2: the number of users, and the system health. */
export function ProfileStats() {
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery);
  const health = useQuery(systemHealthQuery);
  const figure = (count: number | undefined) => (count === undefined ? '–' : number.format(count));
  return (
    <section aria-label="The shop">
      <div role="alert">
        {error && (
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-danger-soft px-3.5 py-2 text-sm text-danger">
            <p className="min-w-0">{error.message}</p>
            <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          </div>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <StatCard
          label="Total Users"
          value={figure(data?.stats.totalUsers)}
          loading={!data && !error}
          note="registered"
        />
        <StatCard
          label="Active Users"
          value={figure(data?.stats.activeUsers)}
          loading={!data && !error}
          note="in the last 30 days"
        />
        <StatCard
          label="System Health"
          loading={health.isPending}
          {...healthWords(health.isError ? undefined : health.data)}
        />
      </div>
    </section>
  );
}

/** A health check without a response means "unknown", whatever it returned before. */
function healthWords(health: { isReady: boolean; degraded: string[] } | undefined) {
  if (!health) return { value: 'Unknown', note: 'the check did not answer' };
  if (!health.isReady) return { value: 'Down', note: `failing: ${health.degraded.join(', ')}` };
  if (health.degraded.length > 0)
    return { value: 'Degraded', note: `without: ${health.degraded.join(', ')}` };
  return { value: 'Good', note: 'every part answers' };
}
