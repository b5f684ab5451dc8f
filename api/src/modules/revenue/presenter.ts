import { INDIAN_STATES } from '@tessera/contract/indian-states';
import { rupeesFromPaise } from '@tessera/contract/money';
import {
  SINGLE_COMPONENT,
  type SubscriptionRecord,
  type TaxLine,
  type TaxSummary,
} from '@tessera/contract/revenue';
import type { SaleListRow } from './repository.sales.ts';
import type { TaxRow } from './repository.sums.ts';

export const presentSubscription = (row: SaleListRow): SubscriptionRecord => ({
  _id: row.orderId,
  user: { name: row.name, email: row.email },
  plan:
    row.planId === null
      ? { name: SINGLE_COMPONENT, duration: null }
      : { name: row.itemName, duration: row.durationDays },
  component: row.planId === null ? row.itemName : null,
  creator: row.creatorId === null ? null : { _id: row.creatorId, name: row.creatorName },
  amount: rupeesFromPaise(row.amountPaise),
  refunded: rupeesFromPaise(row.refundedPaise),
  subscribedAt: row.soldAt.toISOString(),
  expiresAt: row.until?.toISOString() ?? null,
});

type Paise = { gross: number; cgst: number; sgst: number; igst: number };

const ZERO: Paise = { gross: 0, cgst: 0, sgst: 0, igst: 0 };
const add = (one: Paise, other: Paise, sign: 1 | -1 = 1): Paise => ({
  gross: one.gross + sign * other.gross,
  cgst: one.cgst + sign * other.cgst,
  sgst: one.sgst + sign * other.sgst,
  igst: one.igst + sign * other.igst,
});
const soldOf = (row: TaxRow): Paise => ({
  gross: row.soldPaise,
  cgst: row.soldCgstPaise,
  sgst: row.soldSgstPaise,
  igst: row.soldIgstPaise,
});
const returnedOf = (row: TaxRow): Paise => ({
  gross: row.returnedPaise,
  cgst: row.returnedCgstPaise,
  sgst: row.returnedSgstPaise,
  igst: row.returnedIgstPaise,
});

/** Summed in paise, shown in rupees. */
const inRupees = ({ gross, cgst, sgst, igst }: Paise) => ({
  gross: rupeesFromPaise(gross),
  taxable: rupeesFromPaise(gross - cgst - sgst - igst),
  cgst: rupeesFromPaise(cgst),
  sgst: rupeesFromPaise(sgst),
  igst: rupeesFromPaise(igst),
});

/** The GST place of supply outside India. */
const ABROAD = '96';
const PLACES = new Map<string, string>(INDIAN_STATES.map(({ code, name }) => [code, name]));

const presentTaxLine = (row: TaxRow): TaxLine => ({
  place: row.place,
  name: PLACES.get(row.place) ?? (row.place === ABROAD ? 'Outside India' : 'Another territory'),
  ratePercent: row.rate,
  ...inRupees(add(soldOf(row), returnedOf(row), -1)),
});

export function presentTaxes(month: string, rows: readonly TaxRow[]): TaxSummary {
  const sold = rows.map(soldOf).reduce((sum, one) => add(sum, one), ZERO);
  const returned = rows.map(returnedOf).reduce((sum, one) => add(sum, one), ZERO);
  return {
    month,
    sold: inRupees(sold),
    returned: inRupees(returned),
    net: inRupees(add(sold, returned, -1)),
    lines: rows.map(presentTaxLine),
  };
}
