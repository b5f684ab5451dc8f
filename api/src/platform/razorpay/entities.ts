import { z } from 'zod';

const paise = z.int().nonnegative();
const time = z.int().transform((seconds) => new Date(seconds * 1_000));
const text = z
  .string()
  .nullish()
  .transform((value) => value || null);
const idOf = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9]{14}$`));

/** The provider sends an object, an empty list, a text or nothing. */
const notes = z.unknown().transform((value): Record<string, string> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, String(one)]));
});

export const order = z
  .object({
    id: idOf('order'),
    amount: paise,
    amount_paid: paise,
    currency: z.string(),
    receipt: text,
    status: z.enum(['created', 'attempted', 'paid']),
    attempts: z.int(),
    notes,
    created_at: time,
  })
  .transform(({ amount, amount_paid: paid, created_at: createdAt, ...rest }) => ({
    ...rest,
    amountPaise: amount,
    amountPaidPaise: paid,
    createdAt,
  }));
export type ProviderOrder = z.output<typeof order>;

/** Only `status` is used. Documented samples have `captured: true` for payments that are not captured. */
export const payment = z
  .object({
    id: idOf('pay'),
    order_id: text,
    amount: paise,
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: text,
    amount_refunded: paise.nullish(),
    fee: paise.nullish(),
    tax: paise.nullish(),
    error_code: text,
    error_description: text,
    error_reason: text,
    notes,
    created_at: time,
  })
  .transform((one) => ({
    id: one.id,
    orderId: one.order_id,
    amountPaise: one.amount,
    currency: one.currency,
    status: one.status,
    method: one.method,
    amountRefundedPaise: one.amount_refunded ?? 0,
    /** Includes the tax. Known once the payment is captured. */
    feePaise: one.fee ?? null,
    taxPaise: one.tax ?? null,
    error: one.error_code
      ? {
          code: one.error_code,
          description: one.error_description ?? '',
          reason: one.error_reason,
        }
      : null,
    notes: one.notes,
    createdAt: one.created_at,
  }));
export type ProviderPayment = z.output<typeof payment>;

export const refund = z
  .object({
    id: idOf('rfnd'),
    payment_id: idOf('pay'),
    amount: paise,
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: text,
    notes,
    created_at: time,
  })
  .transform(({ payment_id: paymentId, amount, created_at: createdAt, ...rest }) => ({
    ...rest,
    paymentId,
    amountPaise: amount,
    createdAt,
  }));
export type ProviderRefund = z.output<typeof refund>;

export const dispute = z
  .object({
    id: idOf('disp'),
    payment_id: idOf('pay'),
    amount: paise,
    amount_deducted: paise.nullish(),
    status: z.string(),
    created_at: time,
  })
  .transform((one) => ({
    id: one.id,
    paymentId: one.payment_id,
    amountPaise: one.amount,
    amountDeductedPaise: one.amount_deducted ?? 0,
    status: one.status,
    createdAt: one.created_at,
  }));

export type ProviderDispute = z.output<typeof dispute>;

/** One line of a payout to the bank. */
export const reconRow = z
  .object({
    entity_id: z.string(),
    type: z.string(),
    debit: paise,
    credit: paise,
    amount: paise,
    fee: paise,
    tax: paise,
    settled_at: time,
    settlement_id: text,
    settlement_utr: text,
    order_id: text,
    order_receipt: text,
    payment_id: text,
    method: text,
    dispute_id: text,
  })
  .transform((row) => ({
    entityId: row.entity_id,
    type: row.type,
    debitPaise: row.debit,
    creditPaise: row.credit,
    amountPaise: row.amount,
    feePaise: row.fee,
    taxPaise: row.tax,
    settledAt: row.settled_at,
    settlementId: row.settlement_id,
    settlementUtr: row.settlement_utr,
    orderId: row.order_id,
    orderReceipt: row.order_receipt,
    paymentId: row.payment_id,
    method: row.method,
    disputeId: row.dispute_id,
  }));
export type ReconRow = z.output<typeof reconRow>;

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item) }).transform(({ items }) => items as z.output<T>[]);
