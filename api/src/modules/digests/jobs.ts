import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailsService } from '../mails/service.ts';
import type { UsersService } from '../users/service.ts';
import { DIGEST_TIMES } from './policy.ts';
import { digestLetter } from './presenter.letters.ts';
import { digestsRepository, type DigestOrder } from './repository.ts';
import type { DigestsService } from './service.ts';

export const defineDigestLetters = (o: {
  jobs: Jobs;
  db: Database;
  clock: Clock;
  users: UsersService;
  mails: MailsService;
  origin: string;
}) => ({
  writeDigest: o.jobs.define<DigestOrder>(
    'version-digests',
    { retryLimit: 10, retryDelay: 2, expireInSeconds: 60 },
    async ({ id, data: { userId, month } }) => {
      const digest = await digestsRepository.find(o.db, userId, month);
      const account = digest && (await o.users.findById(userId));
      // Sent by a run that crashed afterwards, or the account is gone.
      if (!account || digest.sentAt) return;
      const until = digest.postedAt;
      const items = await digestsRepository.listNewer(o.db, { userId, month, until });
      // Copied anew or withdrawn since it was queued.
      if (items.length === 0) return;
      const letter = digestLetter(items, { name: account.name, origin: o.origin });
      await o.mails.send('version-digest', account, letter, id);
      await digestsRepository.markSent(o.db, userId, month, o.clock.now());
    },
  ),
});

export const repeatDigests = (jobs: Jobs, digests: DigestsService): void =>
  jobs.repeat('version-digest-times', DIGEST_TIMES, async () => {
    await digests.post();
  });
