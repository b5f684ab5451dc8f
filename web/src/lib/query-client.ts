import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRIES = 2;

const isWorthRepeating = (error: unknown) =>
  !(error instanceof ApiError) || error.kind === 'network' || error.status >= 500;

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

/** One for the whole visit in the browser, so that loaders and screens share it; a new one for every server render. */
export function getQueryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  return (browserClient ??= createQueryClient());
}
