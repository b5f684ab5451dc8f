import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import { adminApi } from '../../../api/admin-api.ts';
import { PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';

/** The query key of every page of the admin's list, with any filter. */
export const COMPONENTS_KEY = [PERSONAL_QUERY_KEY, 'admin-components'];

export const LOAD_FAILED = 'Failed to load components. Please refresh the page.';

export type ListAsked = CallOf<Endpoints['listAdminComponents']>['query'];

export const componentsQuery = (query: ListAsked) =>
  queryOptions({
    queryKey: [...COMPONENTS_KEY, query],
    queryFn: ({ signal }) =>
      adminApi.call('listAdminComponents', { query }, { signal, fallbackMessage: LOAD_FAILED }),
    placeholderData: keepPreviousData,
    // Another admin may be changing the same list.
    staleTime: 0,
  });
