import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { UsersService } from '../users/service.ts';
import { receiptLetter, refundLetter } from './presenter.letters.ts';
import { receiptsRepository } from './repository.receipts.ts';

/** Everything else is read when the letter is written: no address and no name waits in the queue. */
export type ReceiptOrder = { orderId: string };
export type RefundOrder = { refundId: string };

export const definePaymentLetters = (o: {
  jobs: Jobs;
  mailer: Mailer;
  db: Database;
  users: UsersService;
  origin: string;
}) => ({
  writeReceipt: o.jobs.define<ReceiptOrder>(
    'payment-letters',
    { retryLimit: 10, retryDelay: 2, expireInSeconds: 60 },
    async ({ id, data }) => {
      const receipt = await receiptsRepository.find(o.db, data.orderId);
      const account = receipt && (await o.users.findById(receipt.userId));
      if (!account) return;
      const { name, email } = account;
      await o.mailer.sendLetter(email, receiptLetter(receipt, { name, origin: o.origin }), id);
    },
  ),

  writeRefund: o.jobs.define<RefundOrder>(
    'refund-letters',
    { retryLimit: 10, retryDelay: 2, expireInSeconds: 60 },
    async ({ id, data }) => {
      const refund = await receiptsRepository.findRefund(o.db, data.refundId);
      const account = refund && (await o.users.findById(refund.userId));
      if (!account) return;
      const { name, email } = account;
      await o.mailer.sendLetter(email, refundLetter(refund, { name, origin: o.origin }), id);
    },
  ),
});
