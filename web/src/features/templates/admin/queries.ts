import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import { adminApi } from '../../../api/admin-api.ts';
import { PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';

/** The query key of every page of the admin's list, with any filter. */
export const TEMPLATES_KEY = [PERSONAL_QUERY_KEY, 'admin-templates'];

export const LOAD_FAILED = 'Failed to load templates. Please refresh the page.';

export type ListAsked = CallOf<Endpoints['listAdminTemplates']>['query'];

export const templatesQuery = (query: ListAsked) =>
  queryOptions({
    queryKey: [...TEMPLATES_KEY, query],
    queryFn: ({ signal }) =>
      adminApi.call('listAdminTemplates', { query }, { signal, fallbackMessage: LOAD_FAILED }),
    placeholderData: keepPreviousData,
    // Another admin may be changing the same list.
    staleTime: 0,
  });
