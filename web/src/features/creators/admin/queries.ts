import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Application, ApplicationPage, ApplicationStatus } from '@tessera/contract/creators';
import type { CallOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import { adminApi } from '../../../api/admin-api.ts';
import { useAdminList } from '../../../state/admin-list.ts';
import { PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';

export const LOAD_FAILED = 'Failed to load applications. Please try again.';

export const applicationsKey = [PERSONAL_QUERY_KEY, 'admin', 'applications'];

/** Fetches again well before the signed links of the samples expire. */
const RENEWED_EVERY_MS = 10 * 60_000;

/** The values of the contract, without its schemas. The list opens on what waits. */
const STATUSES = ['pending', 'all', 'approved', 'rejected'] as const;

export const useApplicationList = () =>
  useAdminList({
    sorts: ['createdAt', 'name'],
    sort: 'createdAt',
    filters: { status: STATUSES },
  });

export const applicationsQuery = (query: CallOf<Endpoints['listApplications']>['query']) =>
  queryOptions({
    queryKey: [...applicationsKey, query],
    queryFn: ({ signal }) =>
      adminApi.call('listApplications', { query }, { signal, fallbackMessage: LOAD_FAILED }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: RENEWED_EVERY_MS,
  });

export const STATUS_WORDS: Record<
  ApplicationStatus,
  { label: string; tone: 'warning' | 'positive' | 'danger' }
> = {
  pending: { label: 'Pending', tone: 'warning' },
  approved: { label: 'Approved', tone: 'positive' },
  rejected: { label: 'Rejected', tone: 'danger' },
};

/** The row stays where it is and shows its new status, also in a list of pending ones. */
export function showDecided(queries: QueryClient, decided: Application): void {
  queries.setQueriesData<ApplicationPage>({ queryKey: applicationsKey }, (page) => {
    const before = page?.items.find(({ _id }) => _id === decided._id);
    if (!page || !before) return page;
    const counts = { ...page.counts };
    counts[before.status]--;
    counts[decided.status]++;
    return {
      ...page,
      counts,
      items: page.items.map((item) => (item === before ? decided : item)),
    };
  });
  void queries.invalidateQueries({ queryKey: applicationsKey, refetchType: 'none' });
}

export const STATUS_CHOICES = [
  { value: 'pending', label: 'Pending' },
  { value: 'all', label: 'All statuses' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const satisfies { value: (typeof STATUSES)[number]; label: string }[];

export const SORTS = [
  { value: 'createdAt', label: 'Applied' },
  { value: 'name', label: 'Name' },
] as const;

export type Verb = 'approve' | 'reject' | 'reverse';

/** Spec 8. */
const FAILURES = {
  approve: 'Failed to approve application',
  reject: 'Failed to reject application',
  reverse: 'Failed to reverse the approval',
};

export const decideApplication = (
  { _id: id }: Application,
  verb: Verb,
  reason: string,
): Promise<{ application: Application; message: string }> => {
  const options = { fallbackMessage: FAILURES[verb] };
  if (verb === 'approve') return adminApi.call('approveApplication', { params: { id } }, options);
  if (verb === 'reverse')
    return adminApi.call('reverseApproval', { params: { id }, body: { reason } }, options);
  const body = reason.trim() === '' ? {} : { reason };
  return adminApi.call('rejectApplication', { params: { id }, body }, options);
};
