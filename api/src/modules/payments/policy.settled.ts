import { formatRupees, rupeesFromPaise } from '@tessera/contract/money';
import type { ReconRow } from '../../platform/razorpay/entities.ts';

/** What our ledger holds of something the provider has settled; debits of what it keeps for us are positive. */
export type Booked = {
  clearingPaise: number;
  feesPaise: number;
  feeTaxPaise: number;
  /** Our order, which the provider calls the receipt. */
  orderId: string | null;
};

const money = (paise: number) => formatRupees(rupeesFromPaise(paise));
const unlike = (what: string, theirs: number, ours: number): string | null =>
  theirs === ours ? null : `${what}: ${money(theirs)} there, ${money(ours)} here`;

/** In words what the provider's report says otherwise than our books; null when they agree to the paisa. */
export function differenceOf(row: ReconRow, booked: Booked | undefined): string | null {
  if (!booked)
    return `${row.type} of ${money(row.creditPaise - row.debitPaise)} is not in our books`;
  const isPayment = row.type === 'payment';
  const differences = [
    unlike('settled', row.creditPaise - row.debitPaise, booked.clearingPaise),
    isPayment && unlike('fee', row.feePaise, booked.feesPaise),
    isPayment && unlike('tax on the fee', row.taxPaise, booked.feeTaxPaise),
    isPayment && unlike('amount', row.amountPaise, booked.clearingPaise + booked.feesPaise),
    isPayment && row.orderReceipt !== booked.orderId && 'it names another order',
  ].filter((difference) => typeof difference === 'string');
  return differences.length > 0 ? differences.join('; ') : null;
}
