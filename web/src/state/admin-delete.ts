import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminName } from '@tessera/contract/admin-addresses';
import { adminApi } from '../api/admin-api.ts';

type Removing = Extract<AdminName, 'deleteComponent' | 'deleteTemplate'>;

/** Deletes one row of a list. The promise resolves when the list was fetched without it. */
export function useRemoving<Row extends { _id: string }>(
  name: Removing,
  o: {
    fallbackMessage: string;
    queryKey: QueryKey;
    onRemoved: (row: Row) => void;
    onFailed: (reason: string) => void;
  },
) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ _id: id }: Row) =>
      adminApi.call(name, { params: { id } }, { fallbackMessage: o.fallbackMessage }),
    onSuccess: async (_answer, row) => {
      await queries.invalidateQueries({ queryKey: o.queryKey });
      o.onRemoved(row);
    },
    onError: (error) => o.onFailed(error.message),
  });
  return async (row: Row): Promise<void> => {
    await remove.mutateAsync(row);
  };
}
