import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { UsersService } from '../users/service.ts';
import { refundLetter } from './presenter.letters.ts';
import { noticesRepository } from './repository.notices.ts';

/** The job holds only the id. The name and the address are read when the e-mail is sent, so they are never queued. */
export type RefundOrder = { refundId: string };

export const defineRefundLetters = (o: {
  jobs: Jobs;
  mailer: Mailer;
  db: Database;
  users: UsersService;
  origin: string;
}) => ({
  writeRefund: o.jobs.define<RefundOrder>(
    'refund-letters',
    { retryLimit: 10, retryDelay: 2, expireInSeconds: 60 },
    async ({ id, data }) => {
      const refund = await noticesRepository.findRefund(o.db, data.refundId);
      const account = refund && (await o.users.findById(refund.userId));
      if (!account) return;
      const { name, email } = account;
      await o.mailer.sendLetter(email, refundLetter(refund, { name, origin: o.origin }), id);
    },
  ),
});
