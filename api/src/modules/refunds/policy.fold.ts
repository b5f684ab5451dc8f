import type { ProviderRefund } from '../../platform/razorpay/entities.ts';

export type RefundStatus = ProviderRefund['status'];

/** Reports arrive in any order and more than once. A status therefore only moves up this list. */
const DISPUTE_RANK: readonly string[] = ['open', 'under_review', 'closed', 'won', 'lost'];

/** Only a pending refund changes its status. The other statuses are final. */
export const foldRefund = (known: RefundStatus, reported: RefundStatus): RefundStatus =>
  known === 'pending' ? reported : known;
export const foldDispute = (known: string, reported: string): string =>
  DISPUTE_RANK.indexOf(reported) > DISPUTE_RANK.indexOf(known) ? reported : known;

/** The sum of the pending and the completed refunds. */
export const refundedPaise = (
  refunds: readonly { status: RefundStatus; amountPaise: number }[],
): number =>
  refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
