import type { Log } from '../../platform/log.ts';
import type { InvoicesService } from './service.ts';

const SECOND_MS = 1_000;

/** Again and again, with a pause in between; what goes wrong once is tried again the next time. */
function repeat(name: string, everyMs: number, log: Log, work: () => Promise<number>) {
  const state = { stopped: false };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    try {
      while (!state.stopped && (await work()) > 0);
    } catch (error) {
      log.error({ err: error, work: name }, 'invoices: work failed');
    }
    if (!state.stopped) timer = setTimeout(begin, everyMs);
  };
  const begin = () => {
    running = run();
  };
  begin();
  return async () => {
    state.stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Wishes and deliveries are their own queue, as payments are: any number of workers may run. */
export function startInvoiceWork(invoices: InvoicesService, log: Log) {
  const stops = [
    repeat('issue', SECOND_MS, log, invoices.issueDue),
    repeat('deliver', SECOND_MS, log, invoices.deliverDue),
    repeat('forget', 5 * SECOND_MS, log, invoices.removeLeftovers),
    repeat('reconcile', 3_600 * SECOND_MS, log, invoices.reconcile),
  ];
  return { stop: () => Promise.all(stops.map((stop) => stop())) };
}
