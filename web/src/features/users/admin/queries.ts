import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  DEFAULT_USER_SORT,
  PAGE_SIZE,
  USER_FILTERS,
  USER_SORT_KEYS,
} from '@tessera/contract/constants';
import { adminApi } from '../../../api/admin-api.ts';
import { useAdminList } from '../../../state/admin-list.ts';
import { PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';

export const usersKey = [PERSONAL_QUERY_KEY, 'users'];

export const FILTERS = [
  { value: 'all', label: 'All users' },
  { value: 'new', label: 'New users' },
  { value: 'active', label: 'Active users' },
  { value: 'inactive', label: 'Inactive users' },
  { value: 'admin', label: 'Admins' },
] as const satisfies { value: (typeof USER_FILTERS)[number]; label: string }[];

export const SORTS = [
  { value: 'totalCopies', label: 'Total copies' },
  { value: 'freeCopies', label: 'Free copies' },
  { value: 'paidCopies', label: 'Paid copies' },
  { value: 'newUser', label: 'Registration' },
  { value: 'lastActivity', label: 'Last activity' },
] as const satisfies { value: (typeof USER_SORT_KEYS)[number]; label: string }[];

export const useUserList = () =>
  useAdminList({
    sorts: USER_SORT_KEYS,
    sort: DEFAULT_USER_SORT,
    filters: { filter: USER_FILTERS },
  });

export const usersQuery = (query: ReturnType<typeof useUserList>['query']) =>
  queryOptions({
    queryKey: [...usersKey, 'list', query],
    queryFn: ({ signal }) =>
      adminApi.call('listUsers', { query: { ...query, limit: PAGE_SIZE.users } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
