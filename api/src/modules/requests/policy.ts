import { isOpen, NEXT_STATUSES, type RequestStatus } from '@tessera/contract/request-rules';
import type { RunningPeriod } from '../subscriptions/service.periods.ts';

/** A request that was not declined, and where it counts. */
export type TakenSlot = { grantId: string; slot: number | null };

/** Where a request counts: the slot is null in a period without a bound. */
export type Place = { grantId: string; slot: number | null };

const takenIn = ({ grantId }: RunningPeriod, taken: readonly TakenSlot[]): TakenSlot[] =>
  taken.filter((one) => one.grantId === grantId);

/** Of one period; null means as many as one likes. */
export const leftIn = (period: RunningPeriod, taken: readonly TakenSlot[]): number | null =>
  period.requestQuota === null
    ? null
    : Math.max(0, period.requestQuota - takenIn(period, taken).length);

/** Of all periods together. */
export const leftInAll = (
  periods: readonly RunningPeriod[],
  taken: readonly TakenSlot[],
): number | null =>
  periods.reduce<number | null>((sum, period) => {
    const left = leftIn(period, taken);
    return sum === null || left === null ? null : sum + left;
  }, 0);

/** A period without a bound first, because the others' requests are few; then the one that ends first. Null when all is used up. */
export function findPlace(
  periods: readonly RunningPeriod[],
  taken: readonly TakenSlot[],
): Place | null {
  const boundless = periods.find(({ requestQuota }) => requestQuota === null);
  if (boundless) return { grantId: boundless.grantId, slot: null };
  for (const period of periods.toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime())) {
    const used = new Set(takenIn(period, taken).map(({ slot }) => slot));
    for (let slot = 1; slot <= (period.requestQuota ?? 0); slot++)
      if (!used.has(slot)) return { grantId: period.grantId, slot };
  }
  return null;
}

export const mayBecome = (from: RequestStatus, to: RequestStatus): boolean =>
  NEXT_STATUSES[from].includes(to);

/** After a delivery there may be questions; after a refusal there is another request. */
export const takesMessages = (status: RequestStatus): boolean =>
  isOpen(status) || status === 'delivered';
