import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { RevenueService } from './service.ts';

/** Keeps the sums fast to read. Without it they are correct, but slower. */
export function pollRevenue(jobs: Jobs, revenue: RevenueService): void {
  jobs.poll('revenue sums', 5_000, revenue.count);
  jobs.poll('ended sales', 60_000, revenue.markOver);
}
