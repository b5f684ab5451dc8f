import { formatRupees } from '@tessera/contract/money';
import type { Plan } from '@tessera/contract/plans';

/** Spec 9, to the letter: how a plan is called where one is chosen. */
export const planLabel = ({ name, price, duration }: Pick<Plan, 'name' | 'price' | 'duration'>) =>
  `${name} - ${formatRupees(price)} for ${duration} days`;
