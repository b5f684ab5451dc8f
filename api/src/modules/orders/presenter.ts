import { rupeesFromPaise } from '@tessera/contract/money';
import type { PastOrder } from '@tessera/contract/payments';
import type { HistoryRow } from './repository.history.ts';

const statusOf = ({ status, refundedPaise }: HistoryRow): PastOrder['status'] => {
  if (status === 'refunded') return 'refunded';
  if (status !== 'paid') return 'pending';
  return refundedPaise > 0 ? 'partly refunded' : 'paid';
};

export const presentOrder = (row: HistoryRow): PastOrder => ({
  _id: row.id,
  kind: row.kind,
  item:
    row.kind === 'plan'
      ? { _id: row.planId, name: row.itemSnapshot.name, slug: null }
      : {
          _id: row.componentId,
          name: row.itemSnapshot.title,
          slug: row.slug,
        },
  amount: rupeesFromPaise(row.amountPaise),
  refunded: rupeesFromPaise(row.refundedPaise),
  refundPending: rupeesFromPaise(row.refundPendingPaise),
  status: statusOf(row),
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  documents: row.documents,
});
