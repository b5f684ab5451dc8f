import { queryOptions } from '@tanstack/react-query';
import { creatorAddresses } from '@tessera/contract/creator-addresses';
import type { Application } from '@tessera/contract/creators';
import { createClientOf } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { browserOptions } from '../../api/browser-api.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';

/** The API client for calls that only the creator program makes. */
export const creatorApi = createClientOf(creatorAddresses, browserOptions);

/** Spec 8: the same message for every reason. */
export const CHECK_FAILED = 'Error checking your application status';

/** Spec 7: 404 means that there is no application. */
export const applicationQuery = queryOptions({
  queryKey: [PERSONAL_QUERY_KEY, 'application'],
  queryFn: async ({ signal }): Promise<Application | null> => {
    try {
      const options = { signal, fallbackMessage: CHECK_FAILED };
      return (await creatorApi.call('userApplication', {}, options)).application;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
  // A decision that was made meanwhile must be shown.
  staleTime: 0,
});
