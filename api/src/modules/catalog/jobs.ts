import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { CodeQuota } from './service.quota.ts';

/** At night, when the database has little to do. */
const NIGHTLY = { cron: '40 3 * * *', timeZone: 'Asia/Kolkata' };

export const repeatQuotaCleanup = (jobs: Jobs, quota: CodeQuota): void =>
  jobs.repeat('remove-old-code-reads', NIGHTLY, async () => {
    while ((await quota.removeOld()) > 0);
  });
