import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { deletedLetter } from './presenter.letters.ts';
import type { UserAdminService } from './service.admin.ts';

export const defineUserJobs = (jobs: Jobs, storage: Storage, mailer: Mailer) => ({
  /** The picture of a deleted user is removed from the storage after the commit. */
  removePicture: jobs.define<{ key: string }>(
    'remove-picture',
    { retryLimit: 10, retryDelay: 5, expireInSeconds: 60 },
    ({ data }) => storage.remove('public', data.key),
  ),
  /**
   * The only mail whose job holds the address, because the account has none any more. A sent job is removed by the next
   * maintenance of the queue, which comes once a day.
   */
  writeDeletedLetter: jobs.define<{ email: string }>(
    'deletion-letters',
    { retryLimit: 10, retryDelay: 2, expireInSeconds: 60, deleteAfterSeconds: 1 },
    ({ id, data }) => mailer.sendLetter(data.email, deletedLetter(), id),
  ),
});

export const repeatRetiringNew = (jobs: Jobs, userAdmin: UserAdminService): void =>
  jobs.repeat('retire-new-users', { cron: '17 * * * *', timeZone: 'UTC' }, async () => {
    await userAdmin.retireNew();
  });
