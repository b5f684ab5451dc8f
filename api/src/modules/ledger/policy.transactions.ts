import type { ProviderPayment } from '../../platform/razorpay/entities.ts';
import { splitLike, type Split, type Tax } from './policy.tax.ts';
import type { Line, Txn } from './repository.ts';

/** Money the provider holds for us. */
const CLEARING = 'provider_clearing';
/** Money that was received without a sale. */
const SUSPENSE = 'suspense';

const taxLines = (split: Split, sign: 1 | -1): Line[] => [
  { account: 'gst_output:cgst', amountPaise: sign * split.cgstPaise },
  { account: 'gst_output:sgst', amountPaise: sign * split.sgstPaise },
  { account: 'gst_output:igst', amountPaise: sign * split.igstPaise },
];

/** A sale: revenue and tax, as they were stored on the order. */
export const saleTxn = (
  paymentId: string,
  order: Tax & { kind: 'plan' | 'component'; amountPaise: number },
): Txn => ({
  key: `capture:${paymentId}`,
  lines: [
    { account: CLEARING, amountPaise: order.amountPaise },
    { account: `revenue:${order.kind}`, amountPaise: -order.taxablePaise },
    ...taxLines(order, -1),
  ],
});

/**
 * The value of unused days that a buyer gave back, and the discount that they got for it. Both are notes beside the
 * sales, whose amounts are what was really paid. A negative amount reverses one.
 */
export const creditTxn = (paymentId: string, turn: number, amountPaise: number): Txn => ({
  key: `credit:${paymentId}:${turn}`,
  lines: [
    { account: 'plan_days:returned', amountPaise },
    { account: 'plan_days:credited', amountPaise: -amountPaise },
  ],
});

/** Money without a sale. The ledger is in paise, so another currency is not booked. */
export const suspenseTxn = (
  key: 'capture' | 'suspense',
  { id, amountPaise, currency }: { id: string; amountPaise: number; currency: string },
): Txn => ({
  key: `${key}:${id}`,
  lines:
    currency === 'INR'
      ? [
          { account: CLEARING, amountPaise },
          { account: SUSPENSE, amountPaise: -amountPaise },
        ]
      : [],
});

/** Reverses a suspense entry when the payment is settled after all. */
export const releaseTxn = (held: { id: string; amountPaise: number; currency: string }): Txn => ({
  key: `release:${held.id}`,
  lines: suspenseTxn('suspense', held).lines.map(({ account, amountPaise }) => ({
    account,
    amountPaise: -amountPaise,
  })),
});

/** The provider deducts its fee, and the tax on the fee, when it captures. */
export const feeTxn = ({ id, feePaise, taxPaise }: ProviderPayment): Txn => {
  const [fee, tax] = [feePaise ?? 0, taxPaise ?? 0];
  return {
    key: `fee:${id}`,
    lines: [
      { account: 'provider_fees', amountPaise: fee - tax },
      { account: 'gst_input', amountPaise: tax },
      { account: CLEARING, amountPaise: -fee },
    ],
  };
};

/** A refund. A refund of a sale includes its share of the tax. Other money is taken from suspense. */
export const refundTxn = (refundId: string, amountPaise: number, sold: Tax | null): Txn => {
  const split = sold && splitLike(sold, amountPaise);
  return {
    key: `refund:${refundId}`,
    lines: [
      ...(split
        ? [{ account: 'refunds', amountPaise: split.taxablePaise }, ...taxLines(split, 1)]
        : [{ account: SUSPENSE, amountPaise }]),
      { account: CLEARING, amountPaise: -amountPaise },
    ],
  };
};

/** Reverses a refund that failed. */
export const failedRefundTxn = (refundId: string, amountPaise: number, sold: Tax | null): Txn => ({
  key: `refund-failed:${refundId}`,
  lines: refundTxn(refundId, amountPaise, sold).lines.map(({ account, amountPaise: paise }) => ({
    account,
    amountPaise: -paise,
  })),
});

/** Moves the rest of a sale to suspense. Its access could not be restored, so the money is to be refunded. */
export const unsoldTxn = (paymentId: string, amountPaise: number, sold: Tax): Txn => ({
  key: `unsold:${paymentId}`,
  lines: refundTxn(paymentId, amountPaise, sold).lines.map(({ account, amountPaise: paise }) => ({
    account: account === CLEARING ? SUSPENSE : account,
    amountPaise: paise,
  })),
});
