import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  DEFAULT_USER_SORT,
  PAGE_SIZE,
  USER_FILTERS,
  USER_SORT_KEYS,
} from '@tessera/contract/constants';
import type { CallOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import type { Access } from '@tessera/contract/subscriptions-admin';
import type { UserFile } from '@tessera/contract/users-admin';
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

export const userFileQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'file', id],
    queryFn: ({ signal }) =>
      adminApi.call(
        'getUserFile',
        { params: { id } },
        { signal, fallbackMessage: 'Failed to load user data. Please try again.' },
      ),
    staleTime: 0,
  });

/** The response of an access change contains all access, so nothing is fetched again. */
function useAccessChange<Change>(
  userId: string,
  change: (request: Change) => Promise<{ access: Access[] }>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ access }) =>
      queries.setQueryData<UserFile>(
        userFileQuery(userId).queryKey,
        (file) => file && { ...file, access },
      ),
  });
}

export type GrantRequest = CallOf<Endpoints['grantAccess']>['body'];

export const useGive = (id: string) =>
  useAccessChange(id, (body: GrantRequest) =>
    adminApi.call(
      'grantAccess',
      { params: { id }, body },
      { fallbackMessage: 'Failed to give access. Please try again.' },
    ),
  );

export const useRevoke = (id: string) =>
  useAccessChange(id, ({ accessId, reason }: { accessId: string; reason: string }) =>
    adminApi.call(
      'revokeAccess',
      { params: { id, accessId }, body: { reason } },
      { fallbackMessage: 'Failed to revoke access. Please try again.' },
    ),
  );
