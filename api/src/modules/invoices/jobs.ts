import { repeat } from '../../platform/jobs/repeat.ts';
import type { Log } from '../../platform/log.ts';
import type { InvoicesService } from './service.ts';

const SECOND_MS = 1_000;

/**
 * Background work on invoices. Pending documents and deliveries are rows with a due time, so any number of workers may
 * run.
 */
export function startInvoiceWork(invoices: InvoicesService, log: Log) {
  const stops = [
    repeat('issue', SECOND_MS, log, invoices.issueDue),
    repeat('deliver', SECOND_MS, log, invoices.deliverDue),
    repeat('forget', 5 * SECOND_MS, log, invoices.removeLeftovers),
    repeat('forget late', 3_600 * SECOND_MS, log, invoices.forgetLate),
    repeat('reconcile', 3_600 * SECOND_MS, log, invoices.reconcile),
  ];
  return { stop: () => Promise.all(stops.map((stop) => stop())) };
}
