import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../../../api/admin-api.ts';
import { PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';

export const dashboardQuery = queryOptions({
  queryKey: [PERSONAL_QUERY_KEY, 'dashboard'],
  queryFn: ({ signal }) =>
    adminApi.call(
      'userStats',
      {},
      { signal, fallbackMessage: 'Failed to load dashboard data. Please refresh the page.' },
    ),
});
