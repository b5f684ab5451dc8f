/** The document of a sale with tax and of one without, and the documents of their refunds. */
export const INVOICE_KINDS = ['invoice', 'receipt', 'credit note', 'refund receipt'] as const;

export type InvoiceKind = (typeof INVOICE_KINDS)[number];
