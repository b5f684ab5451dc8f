import { QueryClient } from '@tanstack/react-query';
import { MINE, onAnotherPerson } from './session-store.ts';
import { isWorthRepeating } from './worth-repeating.ts';

const RETRIES = 2;

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < RETRIES && isWorthRepeating(error),
      },
    },
  });

let browserClient: QueryClient | undefined;

function createBrowserClient(): QueryClient {
  const client = createQueryClient();
  onAnotherPerson(() => client.removeQueries({ queryKey: [MINE] }));
  return client;
}

/** In the browser one client for the whole visit, shared by loaders and screens. On the server a new one per render. */
export function getQueryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  return (browserClient ??= createBrowserClient());
}
