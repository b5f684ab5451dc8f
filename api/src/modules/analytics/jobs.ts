import { repeat } from '../../platform/jobs/repeat.ts';
import type { Log } from '../../platform/log.ts';
import type { SumsService } from './service.sums.ts';

const PAUSE_MS = 1_000;

/** The sums lag behind the log by about a second. Any number of workers may run, but only one counts at a time. */
export const startCounting = (sums: SumsService, log: Log) => ({
  stop: repeat('copies', PAUSE_MS, log, sums.count),
});
