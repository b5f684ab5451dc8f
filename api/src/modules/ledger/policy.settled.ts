import { formatRupees, rupeesFromPaise } from '@tessera/contract/money';
import type { ReconRow } from '../../platform/razorpay/entities.ts';

/** The ledger entries of an entity that the provider has settled. A debit of `provider_clearing` is positive. */
export type Booked = {
  clearingPaise: number;
  feesPaise: number;
  feeTaxPaise: number;
  /** Our order id. The provider calls it the receipt. */
  orderId: string | null;
};

/** One row of a settlement report that names a dispute. */
export type DisputeRow = Pick<
  ReconRow,
  'entityId' | 'type' | 'disputeId' | 'debitPaise' | 'creditPaise' | 'settledAt'
>;
/** The amount that one ledger transaction moved for a dispute. */
export type DisputeMovement = { disputeId: string; clearingPaise: number };

const money = (paise: number) => formatRupees(rupeesFromPaise(paise));
const unlike = (what: string, theirs: number, ours: number): string | null =>
  theirs === ours ? null : `${what}: ${money(theirs)} there, ${money(ours)} here`;

/** Describes how a row of the provider's report differs from our ledger. Null if they agree to the paisa. */
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

const net = (row: DisputeRow): number => row.creditPaise - row.debitPaise;
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** Compares the rows of one dispute in one direction. Each row must match one movement, or the sums must match. */
function unlikeMovements(
  rows: readonly DisputeRow[],
  movements: readonly number[],
): Map<string, string | null> {
  const [there, here] = [sum(rows.map(net)), sum(movements)];
  const left = [...movements];
  const differences = rows.map((row) => {
    const index = left.indexOf(net(row));
    if (index !== -1) left.splice(index, 1);
    if (index !== -1 || there === here) return [row.entityId, null] as const;
    const difference =
      movements.length === 0
        ? `${row.type} of ${money(net(row))} is not in our books`
        : unlike('settled for the dispute', there, here);
    return [row.entityId, difference] as const;
  });
  return new Map(differences);
}

/** The differences between report rows about disputes and our ledger, by entity id. */
export function disputeDifferences(
  rows: readonly DisputeRow[],
  movements: readonly DisputeMovement[],
): Map<string, string | null> {
  const directionOf = (disputeId: string | null, paise: number) =>
    `${disputeId} ${paise < 0 ? 'taken' : 'given'}`;
  const booked = Map.groupBy(movements, (one) => directionOf(one.disputeId, one.clearingPaise));
  const inOrder = rows.toSorted(
    (a, b) => a.settledAt.getTime() - b.settledAt.getTime() || (a.entityId < b.entityId ? -1 : 1),
  );
  const groups = Map.groupBy(inOrder, (row) => directionOf(row.disputeId, net(row)));
  const differences = [...groups].map(([direction, group]) =>
    unlikeMovements(
      group,
      (booked.get(direction) ?? []).map(({ clearingPaise }) => clearingPaise),
    ),
  );
  return new Map(differences.flatMap((one) => Array.from(one)));
}
