import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { INDIAN_STATES } from '@tessera/contract/indian-states';
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

/** What a checkout page is about. */
export type Wanted = { kind: 'plan'; planId: string } | { kind: 'component'; slug: string };

/** A place that the buyer has chosen in the form and not saved yet. */
export type ChosenPlace = {
  country: string;
  state?: (typeof INDIAN_STATES)[number]['code'];
};

export const summaryQuery = (wanted: Wanted, place: ChosenPlace | null) =>
  queryOptions({
    queryKey: [PERSONAL_QUERY_KEY, 'checkout', wanted, place],
    queryFn: ({ signal }) =>
      paymentApi.call(
        'summarizeCheckout',
        {
          query: {
            ...(wanted.kind === 'plan' ? { planId: wanted.planId } : { slug: wanted.slug }),
            ...place,
          },
        },
        { signal, fallbackMessage: 'Failed to load the summary. Please try again.' },
      ),
    // It depends on what was bought elsewhere meanwhile.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    // Another State changes only the tax lines, so the page stays.
    placeholderData: keepPreviousData,
  });
