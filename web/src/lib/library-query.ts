import { queryOptions } from '@tanstack/react-query';
import type { Library } from '@tessera/contract/saved';
import { browserApi } from './browser-api.ts';
import { MINE } from './session-store.ts';

export const NO_LIBRARY: Library = { savedIds: [], purchasedIds: [], activePlans: [] };

export const libraryQuery = queryOptions({
  queryKey: [MINE, 'library'],
  queryFn: ({ signal }) => browserApi.call('userLibrary', {}, { signal }),
});
