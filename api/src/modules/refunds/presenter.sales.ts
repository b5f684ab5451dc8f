import { rupeesFromPaise } from '@tessera/contract/money';
import type { SaleFile } from '@tessera/contract/payments-admin';
import type { Disposition } from '../orders/service.payments.ts';
import type { RefundStatus } from './policy.fold.ts';
import { refundablePaise } from './policy.refundable.ts';

export type SaleRow = {
  orderId: string;
  paymentId: string;
  userId: string;
  itemName: string;
  soldAt: Date;
  kind: 'plan' | 'component';
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  placeOfSupply: string;
  amountPaise: number;
  refundedPaise: number;
  requestedPaise: number;
  method: string | null;
  disposition: Disposition;
  name: string;
  email: string | null;
  deletedAt: Date | null;
  /** Null: the access has no end. */
  until: Date | null;
};

type Asked = { by: string | null; reason: string | null; at: Date; amountPaise: number };
export type RefundFileRow = Asked & {
  refundId: string;
  status: RefundStatus;
  requestId: string | null;
};
export type RequestFileRow = Asked & {
  id: string;
  status: 'asked' | 'refused';
  whyRefused: string | null;
};
export type DisputeStatusRow = {
  disputeId: string;
  amountPaise: number;
  deductedPaise: number;
  status: string;
  seenAt: Date;
};

type Refund = SaleFile['refunds'][number];

const presentRefund = ({
  refundId,
  status,
  amountPaise,
  by,
  reason,
  at,
}: RefundFileRow): Refund => ({
  _id: refundId,
  amount: rupeesFromPaise(amountPaise),
  status,
  by,
  reason,
  problem: null,
  at: at.toISOString(),
});

const presentRequest = (request: RequestFileRow): Refund => ({
  _id: request.id,
  amount: rupeesFromPaise(request.amountPaise),
  status: request.status,
  by: request.by,
  reason: request.reason,
  problem: request.whyRefused,
  at: request.at.toISOString(),
});

export function presentSale(
  sale: SaleRow,
  refunds: readonly RefundFileRow[],
  requests: readonly RequestFileRow[],
  disputes: readonly DisputeStatusRow[],
  { creditedPaise, now }: { creditedPaise: number; now: Date },
): SaleFile {
  const lostPaise = disputes
    .filter(({ status }) => status === 'lost')
    .reduce((sum, { deductedPaise }) => sum + deductedPaise, 0);
  const isGone = sale.deletedAt !== null;
  return {
    _id: sale.orderId,
    payment: { _id: sale.paymentId, method: sale.method },
    user: {
      _id: sale.userId,
      name: isGone ? null : sale.name,
      email: isGone ? null : sale.email,
    },
    kind: sale.kind,
    item: sale.itemName,
    amount: rupeesFromPaise(sale.amountPaise),
    refunded: rupeesFromPaise(sale.refundedPaise),
    lost: rupeesFromPaise(lostPaise),
    credited: rupeesFromPaise(creditedPaise),
    refundable: rupeesFromPaise(refundablePaise(sale, { lostPaise, creditedPaise })),
    tax: {
      taxable: rupeesFromPaise(sale.taxablePaise),
      cgst: rupeesFromPaise(sale.cgstPaise),
      sgst: rupeesFromPaise(sale.sgstPaise),
      igst: rupeesFromPaise(sale.igstPaise),
      placeOfSupply: sale.placeOfSupply,
    },
    subscribedAt: sale.soldAt.toISOString(),
    expiresAt: sale.until?.toISOString() ?? null,
    isActive: sale.until === null || sale.until > now,
    refunds: [...requests.map(presentRequest), ...refunds.map(presentRefund)],
    disputes: disputes.map((dispute) => ({
      _id: dispute.disputeId,
      amount: rupeesFromPaise(dispute.amountPaise),
      deducted: rupeesFromPaise(dispute.deductedPaise),
      status: dispute.status,
      at: dispute.seenAt.toISOString(),
    })),
  };
}
