import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import type { Access } from '@tessera/contract/subscriptions-admin';
import type { UserFile } from '@tessera/contract/users-admin';
import { adminApi } from '../../../api/admin-api.ts';
import { usersKey } from './queries.ts';

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
