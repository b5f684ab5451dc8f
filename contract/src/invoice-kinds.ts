/** A sale with tax and one without, and what each becomes when money goes back. */
export const INVOICE_KINDS = ['invoice', 'receipt', 'credit note', 'refund receipt'] as const;

export type InvoiceKind = (typeof INVOICE_KINDS)[number];
