import { repeat } from '../../platform/jobs/repeat.ts';
import type { Log } from '../../platform/log.ts';
import type { PaymentsService } from './service.ts';

const SECOND_MS = 1_000;

/**
 * Background work on payments. The rows themselves are the queue: each row has a due time. A worker that claims a row
 * moves its due time, so any number of workers may run.
 */
export function startPaymentWork(payments: PaymentsService, log: Log) {
  const { disputes, inbox, reconciler, refunds, settlements, watch } = payments;
  const stops = [
    repeat('events', SECOND_MS, log, inbox.workDue),
    repeat('orders', SECOND_MS, log, reconciler.sweepDue),
    repeat('refunds', 2 * SECOND_MS, log, refunds.giveBackDue),
    repeat('pending refunds', 60 * SECOND_MS, log, refunds.checkPending),
    repeat('fees', 20 * SECOND_MS, log, reconciler.learnFees),
    repeat('lists', 15 * SECOND_MS, log, reconciler.listDue),
    repeat('settlements', 60 * SECOND_MS, log, settlements.checkDue),
    repeat('disputes', 60 * SECOND_MS, log, disputes.askDue),
    repeat('watch', 15 * SECOND_MS, log, watch.lookWhenDue),
    repeat('old events', 3_600 * SECOND_MS, log, inbox.prune),
  ];
  return { stop: () => Promise.all(stops.map((stop) => stop())) };
}
