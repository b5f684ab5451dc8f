import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { UserAdminService } from './service.admin.ts';

/** A picture of somebody who is gone leaves the storage after the commit that forgot the person. */
export const defineUserJobs = (jobs: Jobs, storage: Storage) => ({
  removePicture: jobs.define<{ key: string }>(
    'remove-picture',
    { retryLimit: 10, retryDelay: 5, expireInSeconds: 60 },
    ({ data }) => storage.remove('public', data.key),
  ),
});

export const repeatRetiringNew = (jobs: Jobs, userAdmin: UserAdminService): void =>
  jobs.repeat('retire-new-users', { cron: '17 * * * *', timeZone: 'UTC' }, async () => {
    await userAdmin.retireNew();
  });
