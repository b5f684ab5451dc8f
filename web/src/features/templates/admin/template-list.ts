import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import { adminApi } from '../../../lib/admin-api.ts';
import { MINE } from '../../../lib/session-store.ts';

/** All pages of the admin's list, whatever they were asked for. */
export const TEMPLATES_KEY = [MINE, 'admin-templates'];

export const LOAD_FAILED = 'Failed to load templates. Please refresh the page.';

export type ListAsked = CallOf<Endpoints['listAdminTemplates']>['query'];

export const templatesQuery = (query: ListAsked) =>
  queryOptions({
    queryKey: [...TEMPLATES_KEY, query],
    queryFn: ({ signal }) =>
      adminApi.call('listAdminTemplates', { query }, { signal, fallbackMessage: LOAD_FAILED }),
    placeholderData: keepPreviousData,
    // Somebody else may be at work on the same shelves.
    staleTime: 0,
  });
