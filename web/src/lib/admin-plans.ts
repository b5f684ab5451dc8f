import { useQuery } from '@tanstack/react-query';
import { browserApi } from './browser-api.ts';
import { planLabel } from './plan-label.ts';

/** What stands for "no plan" among the plans. */
export const FREE = 'free';

/** The plans a thing can belong to. Its own is among them, also when it is no longer sold. */
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
