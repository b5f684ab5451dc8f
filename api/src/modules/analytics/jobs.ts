import { repeat } from '../../platform/jobs/repeat.ts';
import type { Log } from '../../platform/log.ts';
import type { SumsService } from './service.sums.ts';

const PAUSE_MS = 1_000;

/** The sums follow the log by a second or so. Any number of workers may run; one at a time counts. */
export const startCounting = (sums: SumsService, log: Log) => ({
  stop: repeat('copies', PAUSE_MS, log, sums.count),
});
