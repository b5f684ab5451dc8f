import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { UserAdminService } from './service.admin.ts';

/** The picture of a deleted user is removed from the storage after the commit. */
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
