import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { RefundsService } from './service.ts';

export function pollRefunds(jobs: Jobs, refunds: RefundsService): void {
  jobs.poll('refunds', 2_000, refunds.refundDue);
  jobs.poll('pending refunds', 60_000, refunds.checkPending);
  jobs.poll('disputes', 60_000, refunds.disputes.askDue);
}
