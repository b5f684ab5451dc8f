import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { adminApi } from '../../api/admin-api.ts';
import { useAdminList } from '../../state/admin-list.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';

export const LOAD_FAILED = 'Failed to load revenue data. Please try again.';
export const revenueKey = [PERSONAL_QUERY_KEY, 'revenue'];

export const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active Only' },
  { value: 'expired', label: 'Expired Only' },
] as const;

export const PERIODS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '12 months' },
] as const;
export type Period = (typeof PERIODS)[number]['value'];

/** The period of the figures, stored in the URL like the filters of the list. */
export function usePeriod() {
  const [parameters, setParameters] = useSearchParams();
  const days: Period =
    PERIODS.find(({ value }) => value === parameters.get('days'))?.value ?? PERIODS[0].value;
  const setDays = (next: Period) =>
    setParameters(
      (present) => {
        const changed = new URLSearchParams(present);
        if (next === PERIODS[0].value) changed.delete('days');
        else changed.set('days', next);
        return changed;
      },
      { preventScrollReset: true, replace: true },
    );
  return { days, setDays };
}

export const useRevenueList = () =>
  useAdminList({
    sorts: ['date'],
    sort: 'date',
    filters: { filter: FILTERS.map(({ value }) => value) },
    openFilters: ['creator'],
  });

const fallback = (signal: AbortSignal) => ({ signal, fallbackMessage: LOAD_FAILED });

export const revenueQuery = (query: ReturnType<typeof useRevenueList>['query']) =>
  queryOptions({
    queryKey: [...revenueKey, 'list', query],
    queryFn: ({ signal }) => adminApi.call('getRevenue', { query }, fallback(signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const trendsQuery = (days: Period) =>
  queryOptions({
    queryKey: [...revenueKey, 'trends', days],
    queryFn: ({ signal }) =>
      adminApi.call('getRevenueTrends', { query: { days } }, fallback(signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const taxQuery = (month: string) =>
  queryOptions({
    queryKey: [...revenueKey, 'gst', month],
    queryFn: ({ signal }) => adminApi.call('getTaxSummary', { query: { month } }, fallback(signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const saleQuery = (id: string) =>
  queryOptions({
    queryKey: [...revenueKey, 'sale', id],
    queryFn: ({ signal }) =>
      adminApi.call(
        'getSale',
        { params: { id } },
        { signal, fallbackMessage: 'Failed to load the sale. Please try again.' },
      ),
    staleTime: 0,
  });
