import type { InvoiceLink } from '@tessera/contract/invoices';
import { backoffMs } from '../../platform/backoff.ts';
import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { BillingService } from '../orders/service.billing.ts';
import type { UsersService } from '../users/service.ts';
import { fileNameOf, renderPaper } from './presenter.files.ts';
import { creditLetter, saleLetter } from './presenter.letters.ts';
import { presentPaper } from './presenter.paper.ts';
import { deliveriesRepository, type Delivery } from './repository.deliveries.ts';
import { salesRepository } from './repository.sales.ts';
import { invoicesRepository, type Invoice } from './repository.ts';

const LINK_SECONDS = 60;
/** Longer than it can take to draw, store and send a document. */
const CLAIM_MS = 120_000;
/** A mail server may need half a minute to time out, and a worker has one minute to shut down. */
const AT_A_TIME = 1;
const RETRY = { firstMs: 5_000, longestMs: 3_600_000 };

/**
 * The PDF file and the e-mail of a document. Each is retried until it succeeds. A failure does not affect the document
 * itself.
 */
export const createDeliveryService = ({
  db,
  clock,
  log,
  storage,
  mailer,
  users,
  billing,
  origin,
}: {
  db: Database;
  clock: Clock;
  log: Log;
  storage: Storage;
  mailer: Mailer;
  users: UsersService;
  billing: BillingService;
  origin: string;
}) => {
  const get = async (id: string): Promise<Invoice> => {
    const invoice = await invoicesRepository.find(db, id);
    if (!invoice) throw new AppError('NOT_FOUND');
    return invoice;
  };

  const draw = async (invoice: Invoice, delivery: Delivery): Promise<Buffer> => {
    const { correctsId } = invoice;
    const sale = correctsId === null ? null : await get(correctsId);
    const { recipientName: name, recipientEmail: email } = delivery;
    const pdf = await renderPaper(presentPaper(invoice, { sale, name, email }));
    if (!pdf) throw new Error(`invoice ${invoice.number} could not be drawn`);
    return Buffer.from(pdf);
  };

  /** False if the name was erased meanwhile. Then the file is removed, and another run draws it anew. */
  const store = async ({ invoiceId, fileKey }: Delivery, pdf: Buffer): Promise<boolean> => {
    await step('invoice.store', () => storage.put('private', fileKey, pdf, 'application/pdf'));
    const now = await deliveriesRepository.find(db, invoiceId);
    if (now?.fileKey === fileKey) return true;
    await storage.remove('private', fileKey);
    return false;
  };

  /** A deleted user gets no e-mail. */
  const mail = async (invoice: Invoice, pdf: Buffer): Promise<void> => {
    const account = await users.findById(invoice.userId);
    const sale = account && (await salesRepository.find(db, invoice.orderId));
    if (!sale) return;
    const [accessUntil, { accountsEmail: cc }] = await Promise.all([
      salesRepository.findAccessEnd(db, invoice.orderId),
      billing.get(invoice.userId),
    ]);
    const to = { name: account.name, origin, accessUntil, hasCopy: cc !== null };
    const letter = invoice.correctsId ? creditLetter : saleLetter;
    await mailer.sendLetter(account.email, letter(invoice, sale, to), invoice.id, {
      ...(cc !== null && { cc }),
      attachments: [
        { filename: fileNameOf(invoice), content: pdf, contentType: 'application/pdf' },
      ],
    });
  };

  const deliver = async (delivery: Delivery, claimedUntil: Date): Promise<void> => {
    const { invoiceId } = delivery;
    const done = (change: Parameters<typeof deliveriesRepository.update>[3]) =>
      deliveriesRepository.update(db, delivery, claimedUntil, change);
    const invoice = await get(invoiceId);
    const pdf = await draw(invoice, delivery);
    if (!delivery.storedAt) {
      if (!(await store(delivery, pdf))) return;
      await done({ storedAt: clock.now() });
    }
    if (!delivery.mailedAt) {
      await step('invoice.mail', () => mail(invoice, pdf));
      await done({ mailedAt: clock.now() });
    }
    await done({ nextTryAt: null, lastError: null });
  };

  return {
    /** Handles deliveries that are due. Each one is separate, so that a failure does not block the others. */
    deliverDue: async (): Promise<number> => {
      const now = clock.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const due = await deliveriesRepository.claim(db, now, until, AT_A_TIME);
      for (const delivery of due) {
        const { invoiceId, attempts } = delivery;
        try {
          await deliver(delivery, until);
        } catch (error) {
          log.warn({ err: error, invoiceId }, 'invoices: not delivered yet');
          await deliveriesRepository.update(db, delivery, until, {
            attempts: attempts + 1,
            nextTryAt: new Date(clock.now().getTime() + backoffMs(attempts, RETRY)),
            lastError: String(error),
          });
        }
      }
      return due.length;
    },

    /** A link to the file for its owner. For other users the document does not exist. */
    link: async (userId: string, id: string): Promise<InvoiceLink> => {
      const invoice = await get(id);
      if (invoice.userId !== userId) throw new AppError('NOT_FOUND');
      const delivery = await deliveriesRepository.find(db, id);
      if (!delivery) throw new AppError('NOT_FOUND');
      // The file is drawn here if the worker has not stored it yet.
      if (!delivery.storedAt && !(await store(delivery, await draw(invoice, delivery))))
        throw new AppError('NOT_FOUND');
      const url = await storage.signedDownload(delivery.fileKey, {
        fileName: fileNameOf(invoice),
        seconds: LINK_SECONDS,
      });
      const expiresAt = new Date(clock.now().getTime() + LINK_SECONDS * 1_000).toISOString();
      return { url, expiresAt };
    },
  };
};
