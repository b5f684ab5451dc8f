import { formatRupees } from '@tessera/contract/money';
import type { Plan } from '@tessera/contract/plans';

/** Spec 9, word for word: the label of a plan in a list of choices. */
export const planLabel = ({ name, price, duration }: Pick<Plan, 'name' | 'price' | 'duration'>) =>
  `${name} - ${formatRupees(price)} for ${duration} days`;
