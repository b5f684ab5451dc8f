import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { InvoicesService } from './service.ts';

const SECOND_MS = 1_000;

export function pollInvoices(jobs: Jobs, invoices: InvoicesService): void {
  jobs.poll('issue', SECOND_MS, invoices.issueDue);
  jobs.poll('deliver', SECOND_MS, invoices.deliverDue);
  jobs.poll('forget', 5 * SECOND_MS, invoices.removeLeftovers);
  jobs.poll('forget late', 3_600 * SECOND_MS, invoices.forgetLate);
  jobs.poll('reconcile', 3_600 * SECOND_MS, invoices.reconcile);
}
