import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PastOrder } from '@tessera/contract/payments';
import { paymentApi } from '../../api/payment-api.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';

const PAGE = 10;
/** The polling interval while a payment is pending or its invoice is being written. */
const PENDING_MS = 15_000;
const WRITING_MS = 600_000;

const isUnderWay = ({ status, paidAt, documents }: PastOrder): boolean =>
  status === 'pending' ||
  (documents.length === 0 && paidAt !== null && Date.now() - Date.parse(paidAt) < WRITING_MS);

export const historyQuery = infiniteQueryOptions({
  queryKey: [PERSONAL_QUERY_KEY, 'payments'],
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
    data?.pages.some(({ items }) => items.some(isUnderWay)) ? PENDING_MS : false,
});
