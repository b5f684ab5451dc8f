import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../../../lib/admin-api.ts';
import { MINE } from '../../../lib/session-store.ts';

export const dashboardQuery = queryOptions({
  queryKey: [MINE, 'dashboard'],
  queryFn: async ({ signal }) =>
    (
      await adminApi.request(
        { method: 'GET', path: '/user/admin/dashboard', kind: 'json' },
        {},
        {
          signal,
          fallbackMessage: 'Failed to load dashboard data. Please refresh the page.',
        },
      )
    ).body as { stats: { totalUsers: number; activeUsers: number } },
});
