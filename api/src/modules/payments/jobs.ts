import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PaymentsService } from './service.ts';

const SECOND_MS = 1_000;

export function pollPayments(jobs: Jobs, { inbox, reconciler, watch }: PaymentsService): void {
  jobs.poll('events', SECOND_MS, inbox.workDue);
  jobs.poll('orders', SECOND_MS, reconciler.sweepDue);
  jobs.poll('fees', 20 * SECOND_MS, reconciler.learnFees);
  jobs.poll('lists', 15 * SECOND_MS, reconciler.listDue);
  jobs.poll('watch', 15 * SECOND_MS, watch.lookWhenDue);
  jobs.poll('old events', 3_600 * SECOND_MS, inbox.prune);
}
