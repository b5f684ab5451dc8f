import { repeat } from '../../platform/jobs/repeat.ts';
import type { Log } from '../../platform/log.ts';
import type { RevenueService } from './service.ts';

const COUNT_EVERY_MS = 5_000;
const MARK_EVERY_MS = 60_000;

/** Keeps the sums fast to read. Without it they are correct, but slower. */
export function startRevenueWork(revenue: RevenueService, log: Log) {
  const stops = [
    repeat('revenue sums', COUNT_EVERY_MS, log, revenue.count),
    repeat('ended sales', MARK_EVERY_MS, log, revenue.markOver),
  ];
  return { stop: () => Promise.all(stops.map((stop) => stop())) };
}
