import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FEEDBACK_MAX_LENGTH, FEEDBACK_NAME_MAX_LENGTH } from './feedback-rules.ts';
import { storefrontAddresses } from './storefront-addresses.ts';

export const storefront = z
  .object({
    /** Published components, and those of them that cost nothing. */
    componentTotal: z.int(),
    freeTotal: z.int(),
  })
  .meta({ id: 'Storefront' });

export type Storefront = z.output<typeof storefront>;

export const getStorefront = endpoint(storefrontAddresses.getStorefront, {
  summary:
    'What the shop may truthfully say of itself: how many components it has, and how many are free',
  access: 'public',
  cache: 'public',
  response: storefront,
});

export const company = z
  .object({
    name: z.string(),
    /** Empty where none is configured. */
    address: z.string(),
    state: z.string(),
    gstin: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    /** Whom the law of India wants named for complaints. */
    grievanceOfficer: z.string().nullable(),
    /** A feedback form elsewhere; without one ours is used. */
    feedbackUrl: z.string().nullable(),
  })
  .meta({ id: 'Company' });

export type Company = z.output<typeof company>;

export const getCompany = endpoint(storefrontAddresses.getCompany, {
  summary: 'Who runs the shop and how to reach them',
  access: 'public',
  cache: 'public',
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
    /** Left out by those who want no answer. */
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
