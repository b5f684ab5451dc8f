import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../api/browser-api.ts';
import { planLabel } from '../lib/plan-label.ts';

/** The value for "no plan". */
export const FREE = 'free';

/** The plans that an item can belong to. Its own plan is included even if it is no longer sold. */
export function usePlanChoices(own?: { _id: string; name: string }) {
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
