import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isGstin } from './gstin.ts';
import { INDIAN_STATES } from './indian-states.ts';
import { paymentAddresses } from './payment-addresses.ts';

const codes = INDIAN_STATES.map(({ code }) => code);
const INDIAN_PIN = /^[1-9]\d{5}$/;

const text = (maxLength: number) =>
  z.string().trim().min(1).max(maxLength).nullable().default(null);

/** What an invoice of a company must name. Tax may only be claimed with an invoice that has all of it. */
const COMPANY = ['businessName', 'address', 'city', 'postalCode'] as const;

/** The billing address of a receipt. The state is for India only, as its GST code. */
export const billingForm = z
  .strictObject({
    country: z.string().regex(/^[A-Z]{2}$/),
    state: z.enum(codes).nullable().default(null),
    businessName: text(200),
    address: text(200),
    city: text(100),
    postalCode: text(12),
    /** A further recipient of invoices, such as the accounts department. */
    accountsEmail: z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .pipe(z.email())
      .nullable()
      .default(null),
    gstin: z.string().trim().toUpperCase().max(15).refine(isGstin).nullable().default(null),
  })
  .refine(({ country, state }) => (country === 'IN') === (state !== null), { path: ['state'] })
  .refine(({ state, gstin }) => gstin === null || gstin.slice(0, 2) === state, { path: ['gstin'] })
  .refine(
    ({ country, postalCode }) =>
      country !== 'IN' || postalCode === null || INDIAN_PIN.test(postalCode),
    { path: ['postalCode'] },
  )
  .superRefine((form, context) => {
    if (form.gstin === null) return;
    for (const name of COMPANY)
      if (form[name] === null) context.addIssue({ code: 'custom', path: [name] });
  });

export type BillingForm = z.output<typeof billingForm>;

/** All fields are null until the user has entered billing details. */
export const billing = z
  .object({
    country: z.string().nullable(),
    state: z.string().nullable(),
    businessName: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    postalCode: z.string().nullable(),
    accountsEmail: z.string().nullable(),
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
