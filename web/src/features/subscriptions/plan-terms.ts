import { daysLeft, formatDate, formatDays, formatShortDate } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import type { HeldPlan } from '@tessera/contract/subscriptions';
import { pricePerMonth } from '../../lib/price-per-month.ts';

/** The monthly price of a plan. If its period is not a month, the paid price and duration are added. */
export function priceTerms(plan: Pick<HeldPlan, 'price' | 'duration'>): string {
  const perMonth = pricePerMonth(plan);
  const words = `${formatRupees(perMonth)} per month`;
  return perMonth === plan.price
    ? words
    : `${words} (${formatRupees(plan.price)} for ${formatDays(plan.duration)})`;
}

export const timeLeft = ({ expiresAt }: Pick<HeldPlan, 'expiresAt'>, now = new Date()): string =>
  `${formatDays(daysLeft(new Date(expiresAt), now))} left`;

export const endOf = ({ expiresAt }: { expiresAt: string }): string =>
  formatDate(new Date(expiresAt));

/** Beside the end of every plan that runs. */
export const NO_RENEWAL = 'It ends then unless you renew it. Nothing is charged by itself.';

const DAY_MS = 24 * 3_600_000;

/** The end after one more period of the plan as it is sold now. */
export const extendedTo = (
  { expiresAt }: Pick<HeldPlan, 'expiresAt'>,
  { duration }: { duration: number },
): string => formatShortDate(new Date(new Date(expiresAt).getTime() + duration * DAY_MS));
