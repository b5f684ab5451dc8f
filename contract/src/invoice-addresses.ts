import type { Address } from './endpoint.ts';

/** Calls for invoices and receipts. Only the page that lists payments has them in its bundle. */
export const invoiceAddresses = {
  downloadInvoice: { method: 'POST', path: '/invoice/:id/download', kind: 'json' },
} as const satisfies Record<string, Address>;

export type InvoiceName = keyof typeof invoiceAddresses;
