import type { ProviderPayment, ProviderRefund } from '../../platform/razorpay/entities.ts';

export type PaymentStatus = ProviderPayment['status'];
export type RefundStatus = ProviderRefund['status'];

/** Reports come in any order and more than once, so what is known only ever moves up. */
export const PAYMENT_RANK: readonly PaymentStatus[] = [
  'created',
  'failed',
  'authorized',
  'captured',
  'refunded',
];
const DISPUTE_RANK: readonly string[] = ['open', 'under_review', 'closed', 'won', 'lost'];

/** A refund arrives or fails, and then no more is heard of it. */
export const foldRefund = (known: RefundStatus, told: RefundStatus): RefundStatus =>
  known === 'pending' ? told : known;
export const foldDispute = (known: string, told: string): string =>
  DISPUTE_RANK.indexOf(told) > DISPUTE_RANK.indexOf(known) ? told : known;

/** What is on its way back or has arrived. */
export const refundedPaise = (
  refunds: readonly { status: RefundStatus; amountPaise: number }[],
): number =>
  refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
