import type { Plan } from '@tessera/contract/plans';

const MONTH_DAYS = 30;

/** Whole rupees, so that plans of different lengths can be compared. */
export const pricePerMonth = ({ price, duration }: Pick<Plan, 'price' | 'duration'>): number =>
  Math.round((price * MONTH_DAYS) / duration);

export const isMonthly = ({ duration }: Pick<Plan, 'duration'>): boolean => duration === MONTH_DAYS;
