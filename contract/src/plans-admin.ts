import { z } from 'zod';
import { PLAN_LINKS } from './access.ts';
import { adminAddresses } from './admin-addresses.ts';
import { endpoint } from './endpoint.ts';
import { plan } from './plans.ts';

export const PLAN_NAME_MAX_LENGTH = 60;
export const PLAN_PRICE_MAX_RUPEES = 1_000_000;
export const PLAN_DURATION_MAX_DAYS = 36_500;
export const PLAN_FEATURES_MAX = 30;
export const PLAN_FEATURE_MAX_LENGTH = 160;
export const PLAN_REQUESTS_MAX = 10_000;
/** A shop has a handful of plans. This limit only stops mistakes. */
export const PLANS_MAX = 100;

/** A plan as an admin sees it: all form fields, its subscribers and its items. */
export const planRecord = plan
  .omit({ opens: true })
  .extend({
    /** How many custom components a subscriber may request; null means no limit. */
    requestQuota: z.int().nullable(),
    updatedAt: z.iso.datetime(),
    /** When it was withdrawn from sale. Its subscribers keep it until their period ends. */
    withdrawnAt: z.iso.datetime().nullable(),
    /** Members with a running period, counted up to `ADMIN_COUNT_MAX`. */
    subscribers: z.int(),
    goods: z.array(z.object({ kind: z.string(), count: z.int() })),
  })
  .meta({ id: 'PlanRecord' });

export type PlanRecord = z.output<typeof planRecord>;

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u);

const planForm = z.object({
  name: line(PLAN_NAME_MAX_LENGTH).min(1),
  /** Rupees. */
  price: z.int().min(0).max(PLAN_PRICE_MAX_RUPEES),
  /** Days. */
  duration: z.int().min(1).max(PLAN_DURATION_MAX_DAYS),
  /** Spec 5: empty lines are dropped. */
  features: z
    .array(line(PLAN_FEATURE_MAX_LENGTH))
    .max(PLAN_FEATURES_MAX)
    .default([])
    .transform((lines) => lines.filter((text) => text !== '')),
  accessiblePlans: z
    .array(z.uuid())
    .max(PLANS_MAX)
    .default([])
    .transform((ids) => [...new Set(ids)]),
});

const requestQuota = z.int().min(0).max(PLAN_REQUESTS_MAX).nullable();
const byId = z.object({ id: z.uuid() });

export const listPlansForAdmin = endpoint(adminAddresses.listPlansForAdmin, {
  summary: 'The plans on sale, cheapest first, then those no longer sold that still run',
  access: 'admin',
  cache: 'private',
  response: z.array(planRecord),
});

export const createPlan = endpoint(adminAddresses.createPlan, {
  summary: 'Puts a new plan on sale',
  access: 'admin',
  cache: 'private',
  body: planForm.extend({ requestQuota: requestQuota.default(0) }),
  response: planRecord,
});

export const updatePlan = endpoint(adminAddresses.updatePlan, {
  summary: 'Changes a plan; what its holders have paid for stays theirs',
  access: 'admin',
  cache: 'private',
  params: byId,
  body: planForm.extend({
    /** If it is left out, the value does not change. */
    requestQuota: requestQuota.optional(),
    /** The value that the form was loaded with. An outdated one is refused. */
    updatedAt: z.iso.datetime().optional(),
  }),
  response: planRecord,
});

export const deletePlan = endpoint(adminAddresses.deletePlan, {
  summary: 'Takes a plan off sale and moves what is in it; its holders keep what they paid for',
  access: 'admin',
  cache: 'private',
  params: byId,
  query: z.object({
    /** Where the items of the plan go. Required when the plan has items. */
    moveTo: z.union([z.literal('free'), z.uuid()]).optional(),
  }),
  response: z.object({ success: z.literal(true), moved: z.int() }),
});

const planSettings = z.object({ planLinks: z.enum(PLAN_LINKS) }).meta({ id: 'PlanSettings' });

export const getPlanSettings = endpoint(adminAddresses.getPlanSettings, {
  summary: 'In which direction links between plans open saved items and templates',
  access: 'admin',
  cache: 'private',
  response: planSettings,
});

export const getPlanLinksEffect = endpoint(adminAddresses.getPlanLinksEffect, {
  summary: 'How many members would reach other things if links counted the other way',
  access: 'admin',
  cache: 'private',
  response: z.object({ people: z.int() }).meta({ id: 'PlanLinksEffect' }),
});

export const updatePlanSettings = endpoint(adminAddresses.updatePlanSettings, {
  summary: 'Sets in which direction links between plans open saved items and templates',
  access: 'admin',
  cache: 'private',
  body: planSettings,
  response: planSettings,
});
