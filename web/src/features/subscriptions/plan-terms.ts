import { formatDate, formatDays, daysLeft } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import type { HeldPlan } from '@tessera/contract/subscriptions';
import { pricePerMonth } from '../../lib/price-per-month.ts';

/** What a plan costs a month, with what was paid for how long beside it when that is no month. */
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
