import { z } from 'zod';
import { CURRENCY } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { INVOICE_KINDS } from './invoice-kinds.ts';
import { publicPage } from './paging.ts';
import { paymentAddresses } from './payment-addresses.ts';

/** The webhook endpoint of the payment provider. It is not in the endpoint list, because no client of ours calls it. */
export const WEBHOOK_PATH = '/payment/webhook';
export const WEBHOOK_MAX_BYTES = 256 * 1024;

/** What the checkout window needs: the public key and the URL of the provider's script. */
export const checkoutKey = z
  .object({
    key: z.string(),
    script: z.url(),
    /** The support address for payment problems, if one is configured. */
    support: z.email().optional(),
  })
  .meta({
    id: 'CheckoutKey',
  });

export type CheckoutKey = z.output<typeof checkoutKey>;

/**
 * Spec 3. `orderId` is the provider's; null when there is nothing to pay. `amount` is in paise, as
 * the window needs it.
 */
export const paymentOrder = z
  .object({
    orderId: z.string().nullable(),
    amount: z.int().nonnegative(),
    currency: z.literal(CURRENCY),
  })
  .meta({ id: 'PaymentOrder' });

export type PaymentOrder = z.output<typeof paymentOrder>;

/** The result of the checkout window. A malformed signature counts as a wrong signature, not as an invalid form. */
const handedOver = {
  razorpay_order_id: z.string().regex(/^order_[A-Za-z0-9]{14}$/),
  razorpay_payment_id: z.string().regex(/^pay_[A-Za-z0-9]{14}$/),
  razorpay_signature: z.string().max(200).catch(''),
};

export const verification = z
  .discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), pending: z.literal(true), message: z.string() }),
  ])
  .meta({ id: 'Verification' });

export type Verification = z.output<typeof verification>;

const key = {
  summary: 'The public key and the script of the checkout window',
  access: 'verified',
  cache: 'private',
  response: checkoutKey,
} as const;
export const paymentKey = endpoint(paymentAddresses.paymentKey, key);
export const subscriptionKey = endpoint(paymentAddresses.subscriptionKey, key);

/** The number of the buyer's own purchase order. The invoice names it, so that accounts can match the two. */
const purchaseOrder = z.string().trim().min(1).max(50).optional();

export const createPaymentOrder = endpoint(paymentAddresses.createPaymentOrder, {
  summary: 'An order for one component; asking again while it is open gives the same one',
  access: 'verified',
  cache: 'private',
  body: z.strictObject({ componentId: z.uuid(), purchaseOrder }),
  response: paymentOrder,
});

export const createSubscriptionOrder = endpoint(paymentAddresses.createSubscriptionOrder, {
  summary: 'An order for a plan; one that costs nothing is given at once',
  access: 'verified',
  cache: 'private',
  body: z.strictObject({ planId: z.uuid(), purchaseOrder }),
  response: paymentOrder,
});

export const verifyPayment = endpoint(paymentAddresses.verifyPayment, {
  summary: 'What the window said about a component; 202 while the bank has not answered',
  access: 'verified',
  cache: 'private',
  body: z.strictObject({ ...handedOver, componentId: z.uuid() }),
  response: verification,
});

export const verifySubscription = endpoint(paymentAddresses.verifySubscription, {
  summary: 'What the window said about a plan; 202 while the bank has not answered',
  access: 'verified',
  cache: 'private',
  body: z.strictObject({ ...handedOver, planId: z.uuid() }),
  response: verification,
});

/** How many orders this check found paid, and how many still wait for the bank. */
export const paymentCheck = z
  .object({ settled: z.int().nonnegative(), pending: z.int().nonnegative() })
  .meta({ id: 'PaymentCheck' });

export const checkPayments = endpoint(paymentAddresses.checkPayments, {
  summary: '"I paid but do not see it": asks the provider about the recent orders at once',
  access: 'verified',
  cache: 'private',
  body: z.strictObject({}),
  response: paymentCheck,
});

/** A document of an order: for the sale or for a refund. */
const orderDocument = z.object({
  _id: z.uuid(),
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
});

/** Amounts are in rupees. */
export const pastOrder = z
  .object({
    _id: z.uuid(),
    kind: z.enum(['plan', 'component']),
    /** Only components that are on sale have a slug. */
    item: z.object({ _id: z.uuid(), name: z.string(), slug: z.string().nullable() }),
    amount: z.number(),
    refunded: z.number(),
    /** The part of `refunded` that the provider has not reported as processed yet. */
    refundPending: z.number(),
    status: z.enum(['pending', 'paid', 'partly refunded', 'refunded']),
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    documents: z.array(orderDocument),
  })
  .meta({ id: 'PastOrder' });

export type PastOrder = z.output<typeof pastOrder>;

export const paymentHistory = endpoint(paymentAddresses.paymentHistory, {
  summary: 'What the signed-in person has paid for, newest first, a page at a time',
  access: 'verified',
  cache: 'private',
  query: z.object(publicPage),
  response: z.array(pastOrder),
});
