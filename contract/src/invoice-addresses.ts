import type { Address } from './endpoint.ts';

/** The papers of what was paid; only the page that lists payments carries it. */
export const invoiceAddresses = {
  downloadInvoice: { method: 'POST', path: '/invoice/:id/download', kind: 'json' },
} as const satisfies Record<string, Address>;

export type InvoiceName = keyof typeof invoiceAddresses;
