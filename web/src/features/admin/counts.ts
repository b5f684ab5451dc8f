import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminCounts } from '@tessera/contract/overview';
import { adminApi } from '../../api/admin-api.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';
import type { Section } from './sections.ts';

const KEY = [PERSONAL_QUERY_KEY, 'admin-counts'];
const REFRESH_MS = 60_000;

const countsQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => adminApi.call('getAdminCounts', {}, { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: 0,
});

/** A number beside a section. `isWork` means that somebody waits for it. */
export type SectionCount = { count: number; isWork: boolean };

const countsOf = ({
  waiting,
  sizes,
}: AdminCounts): Partial<Record<Section['slug'], SectionCount>> => ({
  users: { count: sizes.users, isWork: false },
  'view-components': { count: sizes.components, isWork: false },
  'view-templates': { count: sizes.templates, isWork: false },
  'subscription-plans': { count: sizes.plans, isWork: false },
  revenue: { count: waiting.money, isWork: true },
  'creator-applications': { count: waiting.applications, isWork: true },
  requests: { count: waiting.requests, isWork: true },
  faults: { count: waiting.faults, isWork: true },
});

/** The numbers in the navigation. They are fetched anew after every change that an admin makes. */
export function useSectionCounts(): ReturnType<typeof countsOf> {
  const { data } = useQuery(countsQuery);
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void queries.invalidateQueries({ queryKey: KEY });
      }),
    [queries],
  );
  return data ? countsOf(data) : {};
}
