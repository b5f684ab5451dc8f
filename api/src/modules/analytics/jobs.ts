import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { SumsService } from './service.sums.ts';

/** The sums lag behind the log by about a second. Only one process counts at a time. */
export const pollCopies = (jobs: Jobs, sums: SumsService): void =>
  jobs.poll('copies', 1_000, sums.count);
