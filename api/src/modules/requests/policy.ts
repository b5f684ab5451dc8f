import { isOpen, NEXT_STATUSES, type RequestStatus } from '@tessera/contract/request-rules';
import type { RunningPeriod } from '../subscriptions/service.periods.ts';

/** A request that was not declined, and the period it counts for. */
export type TakenSlot = { grantId: string; slot: number | null };

/** The period that a request counts for. The slot is null in a period without a limit. */
export type Place = { grantId: string; slot: number | null };

const takenIn = ({ grantId }: RunningPeriod, taken: readonly TakenSlot[]): TakenSlot[] =>
  taken.filter((one) => one.grantId === grantId);

/** The requests left in one period, null for unlimited. */
export const leftIn = (period: RunningPeriod, taken: readonly TakenSlot[]): number | null =>
  period.requestQuota === null
    ? null
    : Math.max(0, period.requestQuota - takenIn(period, taken).length);

/** The requests left in all periods together. */
export const leftInAll = (
  periods: readonly RunningPeriod[],
  taken: readonly TakenSlot[],
): number | null =>
  periods.reduce<number | null>((sum, period) => {
    const left = leftIn(period, taken);
    return sum === null || left === null ? null : sum + left;
  }, 0);

/**
 * A period without a limit first, to save the requests of the others. Then the period that ends first. Null if none is
 * left.
 */
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

/** There may be questions after a delivery. After a refusal, a new request is necessary. */
export const takesMessages = (status: RequestStatus): boolean =>
  isOpen(status) || status === 'delivered';
