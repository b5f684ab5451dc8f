import { formatRupees } from '@tessera/contract/money';
import type { Plan } from '@tessera/contract/plans';

const MONTH_DAYS = 30;

/** Whole rupees, so that plans of different lengths can be compared. */
export const pricePerMonth = ({ price, duration }: Pick<Plan, 'price' | 'duration'>): number =>
  Math.round((price * MONTH_DAYS) / duration);

/** The price and the duration, where the price per month is not enough. */
export function planTerms({ price, duration }: Pick<Plan, 'price' | 'duration'>): string {
  const days = duration === 1 ? '1 day' : `${duration} days`;
  return duration === MONTH_DAYS
    ? `One payment, ${days} of access.`
    : `One payment of ${formatRupees(price)}, ${days} of access.`;
}
