import { formatRupees } from '@tessera/contract/money';
import type { Plan } from '@tessera/contract/plans';

/** Spec 9: how a plan is called where one is chosen. */
export const planLabel = ({ name, price, duration }: Pick<Plan, 'name' | 'price' | 'duration'>) =>
  `${name} - ${formatRupees(price)} for ${duration} ${duration === 1 ? 'day' : 'days'}`;
