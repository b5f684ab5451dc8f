import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import type { RequestFile } from '@tessera/contract/requests-admin';
import { adminApi } from '../../../api/admin-api.ts';
import { useAdminList } from '../../../state/admin-list.ts';
import { PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';

export const LOAD_FAILED = 'Failed to load requests. Please try again.';

const REQUESTS_KEY = [PERSONAL_QUERY_KEY, 'admin', 'requests'];

/** Fetches again well before the signed links of the pictures expire. */
const RENEWED_EVERY_MS = 10 * 60_000;

/** The values of the contract, without its schemas. */
export const STATUS_CHOICES = [
  { value: 'all', label: 'All statuses' },
  { value: 'open', label: 'Open' },
  { value: 'submitted', label: 'Submitted' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'in-progress', label: 'In progress' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'declined', label: 'Declined' },
] as const;

export const SORTS = [
  { value: 'createdAt', label: 'Asked' },
  { value: 'updatedAt', label: 'Changed' },
  { value: 'title', label: 'Title' },
] as const;

export const useRequestList = () =>
  useAdminList({
    sorts: SORTS.map(({ value }) => value),
    sort: 'createdAt',
    filters: { status: STATUS_CHOICES.map(({ value }) => value) },
  });

export const requestsQuery = (query: CallOf<Endpoints['listRequestsForAdmin']>['query']) =>
  queryOptions({
    queryKey: [...REQUESTS_KEY, 'list', query],
    queryFn: ({ signal }) =>
      adminApi.call('listRequestsForAdmin', { query }, { signal, fallbackMessage: LOAD_FAILED }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const requestFileQuery = (id: string) =>
  queryOptions({
    queryKey: [...REQUESTS_KEY, 'one', id],
    queryFn: ({ signal }) =>
      adminApi.call(
        'getRequestForAdmin',
        { params: { id } },
        { signal, fallbackMessage: 'Failed to load this request. Please try again.' },
      ),
    staleTime: 0,
    refetchInterval: RENEWED_EVERY_MS,
  });

/** A change of a request by an admin. The response is shown at once, and the list is fetched again. */
export function useRequestChange<Input>(change: (input: Input) => Promise<RequestFile>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (file) => {
      queries.setQueryData(requestFileQuery(file._id).queryKey, file);
      await queries.invalidateQueries({ queryKey: [...REQUESTS_KEY, 'list'] });
    },
    // Another admin may have decided.
    onError: () => queries.invalidateQueries({ queryKey: REQUESTS_KEY }),
  });
}

export type Step = 'accepted' | 'in-progress' | 'declined';

const said = (text: string) => (text.trim() === '' ? {} : { text: text.trim() });

export const moveRequest = (
  { _id: id, updatedAt }: RequestFile,
  status: Step,
  text: string,
): Promise<RequestFile> =>
  adminApi.call(
    'moveRequest',
    { params: { id }, body: { status, updatedAt, ...said(text) } },
    { fallbackMessage: 'Failed to change this request. Please try again.' },
  );

export const replyTo = (id: string, text: string): Promise<RequestFile> =>
  adminApi.call(
    'replyToRequest',
    { params: { id }, body: { text } },
    { fallbackMessage: 'Failed to send your message. Please try again.' },
  );

export const deliverRequest = (
  { _id: id, updatedAt }: RequestFile,
  o: { componentId: string; publish: boolean; text: string },
): Promise<RequestFile> =>
  adminApi.call(
    'deliverRequest',
    {
      params: { id },
      body: { componentId: o.componentId, publish: o.publish, updatedAt, ...said(o.text) },
    },
    { fallbackMessage: 'Failed to deliver this request. Please try again.' },
  );

export const publishDelivered = (id: string): Promise<RequestFile> =>
  adminApi.call(
    'publishDelivered',
    { params: { id } },
    { fallbackMessage: 'Failed to publish this component. Please try again.' },
  );
