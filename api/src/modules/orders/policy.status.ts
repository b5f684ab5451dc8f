import type { ProviderPayment } from '../../platform/razorpay/entities.ts';

export type PaymentStatus = ProviderPayment['status'];

/** Reports arrive in any order and more than once. A status therefore only moves up this list. */
export const PAYMENT_RANK: readonly PaymentStatus[] = [
  'created',
  'failed',
  'authorized',
  'captured',
  'refunded',
];
