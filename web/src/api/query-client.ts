import { QueryClient } from '@tanstack/react-query';
import { PERSONAL_QUERY_KEY, onUserChange } from '../state/session-store.ts';
import { isRetryable } from './is-retryable.ts';

const RETRIES = 2;

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < RETRIES && isRetryable(error),
      },
    },
  });

let browserClient: QueryClient | undefined;

function createBrowserClient(): QueryClient {
  const client = createQueryClient();
  onUserChange(() => client.removeQueries({ queryKey: [PERSONAL_QUERY_KEY] }));
  return client;
}

/** In the browser one client for the whole visit, shared by loaders and screens. On the server a new one per render. */
export function getQueryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  return (browserClient ??= createBrowserClient());
}
