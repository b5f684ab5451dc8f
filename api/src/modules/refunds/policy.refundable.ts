import type { Disposition } from '../orders/service.payments.ts';

/**
 * The amount that is neither refunded, nor requested as a refund, nor taken off the price of another plan. Zero if the
 * payment no longer counts as a sale.
 */
export const refundablePaise = (
  {
    amountPaise,
    refundedPaise,
    requestedPaise,
    disposition,
  }: {
    amountPaise: number;
    refundedPaise: number;
    requestedPaise: number;
    disposition: Disposition | null;
  },
  { lostPaise, creditedPaise }: { lostPaise: number; creditedPaise: number },
): number =>
  disposition === 'granted'
    ? Math.max(0, amountPaise - refundedPaise - requestedPaise - lostPaise - creditedPaise)
    : 0;
