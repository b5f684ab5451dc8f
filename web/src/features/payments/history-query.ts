import { infiniteQueryOptions } from '@tanstack/react-query';
import { paymentApi } from '../../lib/payment-api.ts';
import { MINE } from '../../lib/session-store.ts';

const PAGE = 10;
/** How often a payment that waits for a bank is looked at. */
const PENDING_MS = 15_000;

export const historyQuery = infiniteQueryOptions({
  queryKey: [MINE, 'payments'],
  queryFn: ({ pageParam, signal }) =>
    paymentApi.callPage(
      'paymentHistory',
      { query: { limit: PAGE, cursor: pageParam ?? undefined } },
      { signal, fallbackMessage: 'Failed to load your payments. Please try again.' },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.pages.some(({ items }) => items.some(({ status }) => status === 'pending'))
      ? PENDING_MS
      : false,
});
