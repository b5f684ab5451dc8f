import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { endpoint } from './endpoint.ts';

export const REFUND_REASON_MAX_LENGTH = 300;

/** Rupees, with paise where needed. The provider refunds at least one rupee. */
const refundAmount = z
  .number()
  .min(1)
  .max(100_000_000)
  .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6);

/** One refund of a sale. `asked`: the provider has not confirmed it yet. `refused`: it will not be made. */
export const saleRefund = z.object({
  /** The provider's id; until there is one, our own. */
  _id: z.string(),
  amount: z.number(),
  status: z.enum(['asked', 'refused', 'pending', 'processed', 'failed']),
  /** The admin who requested it; null when it was made in the provider's dashboard. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  /** Why it was refused. */
  problem: z.string().nullable(),
  at: z.iso.datetime(),
});

/** One sale as an admin sees it. Money is rupees. */
export const saleFile = z
  .object({
    _id: z.uuid(),
    payment: z.object({ _id: z.string(), method: z.string().nullable() }),
    /** Name and email are null once the account is deleted. */
    user: z.object({ _id: z.uuid(), name: z.string().nullable(), email: z.string().nullable() }),
    kind: z.enum(['plan', 'component']),
    item: z.string(),
    amount: z.number(),
    refunded: z.number(),
    /** The amount lost in disputes. */
    lost: z.number(),
    /** What was taken off the price of another plan for unused days. It cannot be refunded as well. */
    credited: z.number(),
    /** The amount that can still be refunded. */
    refundable: z.number(),
    tax: z.object({
      taxable: z.number(),
      cgst: z.number(),
      sgst: z.number(),
      igst: z.number(),
      placeOfSupply: z.string(),
    }),
    subscribedAt: z.iso.datetime(),
    /** When access ends or ended; null when it has no end. */
    expiresAt: z.iso.datetime().nullable(),
    isActive: z.boolean(),
    refunds: z.array(saleRefund),
    disputes: z.array(
      z.object({
        _id: z.string(),
        amount: z.number(),
        deducted: z.number(),
        status: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'SaleFile' });

export type SaleFile = z.output<typeof saleFile>;

export const getSale = endpoint(adminAddresses.getSale, {
  summary: 'One sale with what went back of it',
  access: 'admin',
  cache: 'private',
  params: z.object({ id: z.uuid() }),
  response: z.object({ sale: saleFile }),
});

export const refundSale = endpoint(adminAddresses.refundSale, {
  summary: 'Gives back all or a part; all of it ends what it paid for, a part keeps it',
  access: 'admin',
  cache: 'private',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    /** An idempotency key that the client makes for each refund. The same key twice refunds once. */
    requestId: z.uuid(),
    amount: refundAmount,
    /** The refundable amount that the admin saw. If it differs now, another refund was made meanwhile. */
    refundable: z.number(),
    reason: z
      .string()
      .trim()
      .min(1)
      .max(REFUND_REASON_MAX_LENGTH)
      .regex(/^\P{Cc}*$/u),
  }),
  response: z.object({ sale: saleFile, refund: saleRefund }),
});

export type RefundRequest = z.output<typeof refundSale.body>;
