import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Plan } from '@tessera/contract/plans';
import type { ApiClient } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';

export type PlanFailure = { message: string; requestId: string | undefined };

/** The plans on sale, or the error of loading them. */
export type PlanOffer = { plans: Plan[]; failure: PlanFailure | null };

const LOAD_FAILED = 'The plans could not be loaded. Please try again in a moment.';
const CACHE_TTL_MS = 5 * 60_000;

const plansQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: ({ signal }) => listPlans(api, signal),
    staleTime: CACHE_TTL_MS,
  });

const listPlans = (api: ApiClient, signal: AbortSignal) =>
  api.call('listPlans', {}, { signal, fallbackMessage: LOAD_FAILED });

const asOffer = (plans: Promise<Plan[]>): Promise<PlanOffer> =>
  plans.then(
    (loaded) => ({ plans: loaded, failure: null }),
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      const { message, requestId } = error;
      return { plans: [], failure: { message, requestId } };
    },
  );

export const loadOfferOnServer = (api: ApiClient, signal: AbortSignal): Promise<PlanOffer> =>
  asOffer(listPlans(api, signal));

export const loadOfferInBrowser = (api: ApiClient, queries: QueryClient): Promise<PlanOffer> =>
  asOffer(queries.fetchQuery(plansQuery(api)));
