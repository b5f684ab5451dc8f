import type { ProviderPayment } from '../../platform/razorpay/entities.ts';
import { splitLike, type Split, type Tax } from './policy.tax.ts';
import type { Line, Txn } from './repository.ledger.ts';

/** Money the provider holds for us. */
const CLEARING = 'provider_clearing';
/** Money that came and bought nothing. */
const SUSPENSE = 'suspense';

const taxLines = (split: Split, sign: 1 | -1): Line[] => [
  { account: 'gst_output:cgst', amountPaise: sign * split.cgstPaise },
  { account: 'gst_output:sgst', amountPaise: sign * split.sgstPaise },
  { account: 'gst_output:igst', amountPaise: sign * split.igstPaise },
];

/** A sale: what came in is revenue and tax, as it was frozen on the order. */
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

/** Money that bought nothing. Of another currency than ours nothing can be said in paise. */
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

/** What waited for a person turned out to be as it should. */
export const releaseTxn = (held: { id: string; amountPaise: number; currency: string }): Txn => ({
  key: `release:${held.id}`,
  lines: suspenseTxn('suspense', held).lines.map(({ account, amountPaise }) => ({
    account,
    amountPaise: -amountPaise,
  })),
});

/** The provider keeps its fee, with the tax on it, when it captures. */
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

/** Money on its way back: of a sale with its share of the tax, of anything else as it came. */
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

/** It did not arrive, so it is with us again. */
export const failedRefundTxn = (refundId: string, amountPaise: number, sold: Tax | null): Txn => ({
  key: `refund-failed:${refundId}`,
  lines: refundTxn(refundId, amountPaise, sold).lines.map(({ account, amountPaise: paise }) => ({
    account,
    amountPaise: -paise,
  })),
});

/** What was sold cannot be given any more, so its money waits to go back like any that bought nothing. */
export const unsoldTxn = (paymentId: string, amountPaise: number, sold: Tax): Txn => ({
  key: `unsold:${paymentId}`,
  lines: refundTxn(paymentId, amountPaise, sold).lines.map(({ account, amountPaise: paise }) => ({
    account: account === CLEARING ? SUSPENSE : account,
    amountPaise: paise,
  })),
});
