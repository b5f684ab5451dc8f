import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import type { FaultStatus } from '@tessera/contract/fault-rules';
import type { FaultRecord } from '@tessera/contract/faults-admin';
import { adminApi } from '../../../api/admin-api.ts';
import { useAdminList } from '../../../state/admin-list.ts';
import { PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';

export const LOAD_FAILED = 'Failed to load faults. Please try again.';

const FAULTS_KEY = [PERSONAL_QUERY_KEY, 'admin', 'faults'];

/** Fetches again well before the signed links of the pictures expire. */
const RENEWED_EVERY_MS = 10 * 60_000;

export const STATUS_WORDS: Record<FaultStatus, { label: string; tone: BadgeTone }> = {
  new: { label: 'New', tone: 'accent' },
  confirmed: { label: 'Confirmed', tone: 'danger' },
  mended: { label: 'Mended', tone: 'positive' },
  declined: { label: 'Declined', tone: 'neutral' },
};

export const STATUSES = (['new', 'confirmed', 'mended', 'declined'] as const).map((value) => ({
  value,
  label: STATUS_WORDS[value].label,
}));

/** The values of the contract, without its schemas. */
export const STATUS_CHOICES = [{ value: 'all', label: 'All statuses' }, ...STATUSES] as const;

export const SORTS = [
  { value: 'createdAt', label: 'Reported' },
  { value: 'updatedAt', label: 'Changed' },
] as const;

export const useFaultList = () =>
  useAdminList({
    sorts: SORTS.map(({ value }) => value),
    sort: 'createdAt',
    filters: { status: STATUS_CHOICES.map(({ value }) => value) },
  });

export const faultsQuery = (query: CallOf<Endpoints['listFaults']>['query']) =>
  queryOptions({
    queryKey: [...FAULTS_KEY, query],
    queryFn: ({ signal }) =>
      adminApi.call('listFaults', { query }, { signal, fallbackMessage: LOAD_FAILED }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: RENEWED_EVERY_MS,
  });

/** A change of a fault by an admin. The list is fetched again, also when another admin was first. */
export function useFaultChange({ _id: id, updatedAt }: FaultRecord) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: { status: FaultStatus; sentence: string }): Promise<FaultRecord> =>
      adminApi.call(
        'changeFault',
        { params: { id }, body: { ...change, updatedAt } },
        { fallbackMessage: 'Failed to change this fault. Please try again.' },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: FAULTS_KEY }),
  });
}
