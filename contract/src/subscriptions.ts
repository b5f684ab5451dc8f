import { z } from 'zod';
import { addresses } from './addresses.ts';
import { PURCHASES_MAX } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { publicPage } from './paging.ts';

/** A plan that a member holds now. `accessiblePlans` are the plans it opened when bought and those it opens today. */
export const heldPlan = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    price: z.number(),
    /** The number of days in the period that was bought. */
    duration: z.int(),
    expiresAt: z.iso.datetime(),
    accessiblePlans: z.array(z.uuid()),
  })
  .meta({ id: 'HeldPlan' });

export type HeldPlan = z.output<typeof heldPlan>;

/** Spec 3: the active plan, or the plan that expired last, or neither. */
export const subscription = z
  .object({
    active: z.boolean(),
    /** The most expensive of the running plans. */
    plan: heldPlan.nullable(),
    expired: z.object({ _id: z.uuid(), name: z.string(), expiresAt: z.iso.datetime() }).nullable(),
    /** Every running plan, most expensive first. */
    plans: z.array(heldPlan),
  })
  .meta({ id: 'Subscription' });

export type Subscription = z.output<typeof subscription>;

export const currentSubscription = endpoint(addresses.currentSubscription, {
  summary: 'What the signed-in person is subscribed to',
  access: 'verified',
  cache: 'private',
  response: subscription,
});

export const purchase = z
  .object({
    component: z.object({
      _id: z.uuid(),
      slug: z.string(),
      title: z.string(),
      imageUrl: z.string().nullable(),
      darkImageUrl: z.string().optional(),
      hasJs: z.boolean().optional(),
      /** Whether the component has a public page now. It can be copied in any case. */
      isPublished: z.boolean(),
    }),
    purchasedAt: z.iso.datetime(),
  })
  .meta({ id: 'Purchase' });

export const listPurchases = endpoint(addresses.listPurchases, {
  summary:
    'The components the signed-in person has bought, newest first, a page at a time (`Link: rel="next"`)',
  access: 'verified',
  cache: 'private',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(PURCHASES_MAX).default(PURCHASES_MAX),
    cursor: publicPage.cursor,
  }),
  response: z.array(purchase),
});

export type Purchase = z.output<typeof purchase>;
