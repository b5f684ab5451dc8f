import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FEEDBACK_MAX_LENGTH, FEEDBACK_NAME_MAX_LENGTH } from './feedback-rules.ts';
import { storefrontAddresses } from './storefront-addresses.ts';

export const storefront = z
  .object({
    /** The number of published components, and of the free ones among them. */
    componentTotal: z.int(),
    freeTotal: z.int(),
    /** What the newest checked components all need and were tried in. Empty when none is checked. */
    stack: z.array(z.string()),
  })
  .meta({ id: 'Storefront' });

export type Storefront = z.output<typeof storefront>;

export const getStorefront = endpoint(storefrontAddresses.getStorefront, {
  summary:
    'What the shop may truthfully say of itself: how many components it has, how many are free, and what they work with',
  access: 'public',
  cache: 'public',
  tags: ['catalog'],
  response: storefront,
});

export const company = z
  .object({
    name: z.string(),
    /** Empty when not configured. */
    address: z.string(),
    state: z.string(),
    gstin: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    /** The contact for complaints that Indian law requires. */
    grievanceOfficer: z.string().nullable(),
    /** The URL of an external feedback form. Without it the built-in form is used. */
    feedbackUrl: z.string().nullable(),
  })
  .meta({ id: 'Company' });

export type Company = z.output<typeof company>;

export const getCompany = endpoint(storefrontAddresses.getCompany, {
  summary: 'Who runs the shop and how to reach them',
  access: 'public',
  cache: 'public',
  tags: [],
  response: company,
});

const line = z
  .string()
  .trim()
  .max(FEEDBACK_NAME_MAX_LENGTH)
  .regex(/^\P{Cc}*$/u)
  .default('');

export const sendFeedback = endpoint(storefrontAddresses.sendFeedback, {
  summary:
    'Puts a few words of a visitor into the mailbox of the team; nothing of them is kept here',
  access: 'public',
  cache: 'private',
  body: z.object({
    name: line,
    /** Empty when the sender wants no reply. */
    email: z.union([z.literal(''), z.email().max(254)]).default(''),
    message: z
      .string()
      .trim()
      .max(FEEDBACK_MAX_LENGTH)
      .regex(/^(\P{Cc}|[\t\n\r])*$/u)
      .default(''),
  }),
  response: z.object({ message: z.string() }),
});
