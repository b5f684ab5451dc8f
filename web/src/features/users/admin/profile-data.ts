import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../../../lib/admin-api.ts';
import { MINE } from '../../../lib/session-store.ts';

export const dashboardQuery = queryOptions({
  queryKey: [MINE, 'dashboard'],
  queryFn: ({ signal }) =>
    adminApi.call(
      'userStats',
      {},
      { signal, fallbackMessage: 'Failed to load dashboard data. Please refresh the page.' },
    ),
});
