import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isGstin } from './gstin.ts';
import { INDIAN_STATES } from './indian-states.ts';
import { paymentAddresses } from './payment-addresses.ts';

const codes = INDIAN_STATES.map(({ code }) => code);

/** The billing address of a receipt. The state is for India only, as its GST code. */
export const billingForm = z
  .strictObject({
    country: z.string().regex(/^[A-Z]{2}$/),
    state: z.enum(codes).nullable().default(null),
    businessName: z.string().trim().min(1).max(200).nullable().default(null),
    gstin: z.string().trim().toUpperCase().max(15).refine(isGstin).nullable().default(null),
  })
  .refine(({ country, state }) => (country === 'IN') === (state !== null), { path: ['state'] })
  .refine(({ state, gstin }) => gstin === null || gstin.slice(0, 2) === state, { path: ['gstin'] });

export type BillingForm = z.output<typeof billingForm>;

/** All fields are null until the user has entered billing details. */
export const billing = z
  .object({
    country: z.string().nullable(),
    state: z.string().nullable(),
    businessName: z.string().nullable(),
    gstin: z.string().nullable(),
  })
  .meta({ id: 'Billing' });

export type Billing = z.output<typeof billing>;

export const getBilling = endpoint(paymentAddresses.getBilling, {
  summary: 'Where the receipts of the signed-in person are addressed to',
  access: 'verified',
  cache: 'private',
  response: billing,
});

export const updateBilling = endpoint(paymentAddresses.updateBilling, {
  summary: 'Remembers where receipts are addressed to; later orders carry it',
  access: 'verified',
  cache: 'private',
  body: billingForm,
  response: billing,
});
