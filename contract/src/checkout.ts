import { z } from 'zod';
import { billing } from './billing.ts';
import { endpoint } from './endpoint.ts';
import { INDIAN_STATES } from './indian-states.ts';
import { paymentAddresses } from './payment-addresses.ts';
import { openedItems } from './plans.ts';

/** The tax that a price contains, as it will be on the order. Amounts are in rupees. */
const taxPart = z.object({
  ratePercent: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  /** The GST code of the State or of another country that decides the tax. */
  placeOfSupply: z.string(),
});

/** Another plan that runs for the buyer. */
const runningPlan = z.object({
  _id: z.uuid(),
  name: z.string(),
  expiresAt: z.iso.datetime(),
  /** `opened`: the bought plan opens its items too. `opens`: it opens the items of the bought plan. */
  relation: z.enum(['opened', 'opens', 'separate']),
  /** `ends`: it ends for the bought plan. `waits`: what is left of it goes on when the bought plan ends. */
  fate: z.enum(['ends', 'waits', 'runs']),
});

/** What is taken off the price for the unused days of a plan that ends. In rupees. */
const planCredit = z.object({
  plan: z.string(),
  days: z.int(),
  ofDays: z.int(),
  amount: z.number(),
});

/** What a buyer sees before paying. The server calculates all of it, and nothing is stored. */
export const checkoutSummary = z
  .object({
    kind: z.enum(['plan', 'component']),
    item: z.object({
      _id: z.uuid(),
      name: z.string(),
      /** Only components have a page and a picture. */
      slug: z.string().nullable(),
      imageUrl: z.string().nullable(),
    }),
    /** `owned`: bought already. `included`: a running plan opens the component. Neither is sold. */
    offer: z.enum(['sold', 'owned', 'included']),
    /** The total is the price less the credits. */
    price: z.number(),
    credits: z.array(planCredit),
    total: z.number(),
    /** Null when the seller charges no tax. */
    tax: taxPart.nullable(),
    /** The days of a plan. Null for a component, which is bought for good. */
    days: z.int().nullable(),
    startsAt: z.iso.datetime(),
    /** It begins after a plan that runs now, the same one or one that opens all of it. */
    isLater: z.boolean(),
    until: z.iso.datetime().nullable(),
    /** The present end of the same plan, if it runs. */
    heldUntil: z.iso.datetime().nullable(),
    otherPlans: z.array(runningPlan),
    /** What the plan opens, and how many of it the buyer's running plans do not open. */
    opens: openedItems.nullable(),
    more: openedItems.nullable(),
    billing,
  })
  .meta({ id: 'CheckoutSummary' });

export type CheckoutSummary = z.output<typeof checkoutSummary>;

export const summarizeCheckout = endpoint(paymentAddresses.summarizeCheckout, {
  summary: 'What would be bought, for how much with which tax and until when; changes nothing',
  access: 'verified',
  cache: 'private',
  query: z
    .object({
      planId: z.uuid().optional(),
      slug: z.string().max(200).optional(),
      /** A place that the buyer has chosen and not saved yet. */
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      state: z.enum(INDIAN_STATES.map(({ code }) => code)).optional(),
    })
    .refine(({ planId, slug }) => (planId === undefined) !== (slug === undefined)),
  response: checkoutSummary,
});
