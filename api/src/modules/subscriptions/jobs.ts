import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { MailsService } from '../mails/service.ts';
import type { UsersService } from '../users/service.ts';
import { REMINDER_TIMES } from './policy.reminders.ts';
import { accessLetter, reminderLetter } from './presenter.letters.ts';
import { accessRepository } from './repository.admin.ts';
import { remindersRepository, type ReminderOrder } from './repository.reminders.ts';
import type { RemindersService } from './service.reminders.ts';

export const defineReminderLetters = (o: {
  jobs: Jobs;
  mails: MailsService;
  db: Database;
  clock: Clock;
  users: UsersService;
  origin: string;
}) => ({
  writeReminder: o.jobs.define<ReminderOrder>(
    'plan-letters',
    { retryLimit: 10, retryDelay: 2, expireInSeconds: 60 },
    async ({ id, data: { grantId, kind } }) => {
      const [grant, now] = [await remindersRepository.find(o.db, grantId), o.clock.now()];
      // Renewed, revoked or ended since it was queued. The e-mail would no longer be true.
      if (!grant || grant.isRevoked || grant.isFollowed) return;
      if (kind !== 'ended' && grant.endsAt <= now) return;
      const account = await o.users.findById(grant.holderId);
      if (!account) return;
      const { endsAt, snapshot, planOnSaleId } = grant;
      const renewUrl = `${o.origin}${planOnSaleId ? `/checkout/plan/${planOnSaleId}` : '/#pricing'}`;
      const ending = { name: account.name, plan: snapshot.name, endsAt, now, renewUrl };
      await o.mails.send('plan-reminders', account, reminderLetter(kind, ending), id);
    },
  ),
});

/** What an admin did to somebody's access. The reason stays with the admins. */
export type AccessLetterOrder = { grantId: string; action: 'grant' | 'extend' | 'revoke' };

export const defineAccessLetters = (o: {
  jobs: Jobs;
  mailer: Mailer;
  db: Database;
  users: UsersService;
  origin: string;
}) => ({
  writeLetter: o.jobs.define<AccessLetterOrder>(
    'access-letters',
    { retryLimit: 10, retryDelay: 2, expireInSeconds: 60 },
    async ({ id, data: { grantId, action } }) => {
      const grant = await accessRepository.find(o.db, grantId);
      // Revoked since it was queued. Another e-mail says so.
      if (!grant || (grant.revokedAt && action !== 'revoke')) return;
      const account = await o.users.findById(grant.holderId);
      if (!account) return;
      const { name, email } = account;
      const { itemName, kind, endsAt } = grant;
      const letter = accessLetter(action, {
        name,
        item: kind === 'plan' ? `${itemName} plan` : itemName,
        endsAt,
        origin: o.origin,
      });
      await o.mailer.sendLetter(email, letter, id);
    },
  ),
});

export const repeatReminders = (jobs: Jobs, reminders: RemindersService): void =>
  jobs.repeat('plan-reminders', REMINDER_TIMES, async () => {
    await reminders.post();
  });
