import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { invoiceAddresses } from './invoice-addresses.ts';

/** Anyone who has this link can open it, so it expires after a minute. */
export const invoiceLink = z
  .object({ url: z.url(), expiresAt: z.iso.datetime() })
  .meta({ id: 'InvoiceLink' });

export type InvoiceLink = z.output<typeof invoiceLink>;

export const downloadInvoice = endpoint(invoiceAddresses.downloadInvoice, {
  summary: 'A link to the PDF of an invoice, a receipt or a credit note of the signed-in person',
  access: 'verified',
  cache: 'private',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({}),
  response: invoiceLink,
});
