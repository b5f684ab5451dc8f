import { useQuery } from '@tanstack/react-query';
import type { ComponentCard } from '@tessera/contract/catalog';
import { browserApi } from '../../../lib/browser-api.ts';
import { planLabel } from '../../../lib/plan-label.ts';
import { FREE } from './form-values.ts';

/** The plans a component can belong to. Its own is among them, also when it is no longer sold. */
export function usePlanChoices(own?: ComponentCard['subscriptionPlan']) {
  const {
    data: plans = [],
    isLoadingError,
    refetch,
  } = useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => browserApi.call('listPlans', {}, { signal }),
  });
  const isRetired = own !== undefined && !plans.some(({ _id }) => _id === own._id);
  return {
    choices: [
      { value: FREE, label: 'Free', name: 'Free' },
      ...plans.map((plan) => ({ value: plan._id, label: planLabel(plan), name: plan.name })),
      ...(isRetired ? [{ value: own._id, label: own.name, name: own.name }] : []),
    ],
    failure: isLoadingError && 'Failed to load the plans.',
    retry: () => void refetch(),
  };
}
