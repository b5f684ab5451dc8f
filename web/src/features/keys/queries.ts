import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeyScope } from '@tessera/contract/key-rules';
import type { ApiKey } from '@tessera/contract/keys';
import { accountApi } from '../../api/account-api.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';
import { notify } from '../../ui/notify.ts';

export const keysQuery = queryOptions({
  queryKey: [PERSONAL_QUERY_KEY, 'keys'],
  queryFn: ({ signal }) =>
    accountApi.call(
      'listKeys',
      {},
      { signal, fallbackMessage: 'Failed to load your keys. Please try again.' },
    ),
  staleTime: 0,
});

const { queryKey } = keysQuery;

export type NewKey = { name: string; scopes: KeyScope[]; days: 30 | 90 | 365 | null };

/** The answer has the secret. It is not kept with the list. */
export function useCreateKey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wanted: NewKey) =>
      accountApi.call(
        'createKey',
        { body: wanted },
        { fallbackMessage: 'Failed to make the key. Please try again.' },
      ),
    onSuccess: ({ key }) =>
      queries.setQueryData<{ keys: ApiKey[] }>(
        queryKey,
        (before) => before && { keys: [key, ...before.keys] },
      ),
    // The secret must not stay in the memory of the query client.
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useRevokeKey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: ApiKey) =>
      accountApi.call(
        'revokeKey',
        { params: { id: _id } },
        { fallbackMessage: 'Failed to revoke the key. Please try again.' },
      ),
    onSuccess: (_, { _id, name }) => {
      queries.setQueryData<{ keys: ApiKey[] }>(
        queryKey,
        (before) => before && { keys: before.keys.filter((key) => key._id !== _id) },
      );
      notify({ title: `“${name}” opens nothing any more.`, tone: 'positive' });
    },
    onError: (error) => notify({ title: error.message, tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
