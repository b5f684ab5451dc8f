import {
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';
import type { PlanLinks } from '@tessera/contract/access';
import type { CallOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import { adminApi } from '../../../api/admin-api.ts';
import { PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';

export const LOAD_FAILED = 'Failed to load subscription plans. Please try again.';

export type PlanForm = CallOf<Endpoints['updatePlan']>['body'];

const KEY = [PERSONAL_QUERY_KEY, 'plans'];
/** The query of the public pages, which a change makes stale too. */
const OFFER_KEY = ['plans'];

export const planRecordsQuery = queryOptions({
  queryKey: [...KEY, 'admin'],
  queryFn: ({ signal }) =>
    adminApi.call('listPlansForAdmin', {}, { signal, fallbackMessage: LOAD_FAILED }),
  staleTime: 0,
});

export const planSettingsQuery = queryOptions({
  queryKey: [...KEY, 'settings'],
  queryFn: ({ signal }) =>
    adminApi.call('getPlanSettings', {}, { signal, fallbackMessage: LOAD_FAILED }),
  staleTime: 0,
});

export const planLinksEffectQuery = queryOptions({
  queryKey: [...KEY, 'links-effect'],
  queryFn: ({ signal }) => adminApi.call('getPlanLinksEffect', {}, { signal }),
  staleTime: 0,
});

/** Refetches also after an error, because another admin may have changed the plan. */
function usePlanChange<Given, Result>(
  mutationFn: (given: Given) => Promise<Result>,
): UseMutationResult<Result, Error, Given> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([KEY, OFFER_KEY].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

/** Creates a plan, or updates the given one. */
export const useSavePlan = (plan: PlanRecord | null) =>
  usePlanChange((body: PlanForm) =>
    plan
      ? adminApi.call(
          'updatePlan',
          { params: { id: plan._id }, body: { ...body, updatedAt: plan.updatedAt } },
          { fallbackMessage: 'Failed to update plan. Please try again.' },
        )
      : adminApi.call(
          'createPlan',
          { body },
          { fallbackMessage: 'Failed to create plan. Please try again.' },
        ),
  );

export const useDeletePlan = (plan: PlanRecord) =>
  usePlanChange((moveTo: string | null) =>
    adminApi.call(
      'deletePlan',
      { params: { id: plan._id }, query: moveTo === null ? {} : { moveTo } },
      { fallbackMessage: 'Failed to delete plan. Please try again.' },
    ),
  );

export const useSetPlanLinks = () =>
  usePlanChange((planLinks: PlanLinks) =>
    adminApi.call(
      'updatePlanSettings',
      { body: { planLinks } },
      { fallbackMessage: 'Failed to change how links count. Please try again.' },
    ),
  );
