import { useQuery } from '@tanstack/react-query';
import type { ComponentCard } from '@tessera/contract/catalog';
import { formatRupees } from '@tessera/contract/money';
import { browserApi } from '../../../lib/browser-api.ts';
import { FREE } from './form-values.ts';

/** The plans a component can belong to. Its own is among them, also when it is no longer sold. */
export function usePlanChoices(own?: ComponentCard['subscriptionPlan']) {
  const { data: plans = [] } = useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => browserApi.call('listPlans', {}, { signal }),
  });
  const isRetired = own !== undefined && !plans.some(({ _id }) => _id === own._id);
  return [
    { value: FREE, label: 'Free', name: 'Free' },
    ...plans.map(({ _id, name, price, duration }) => ({
      value: _id,
      label: `${name} - ${formatRupees(price)} for ${duration} days`,
      name,
    })),
    ...(isRetired ? [{ value: own._id, label: own.name, name: own.name }] : []),
  ];
}
