import { backoffMs } from '../../platform/backoff.ts';
import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import type { Log } from '../../platform/log.ts';
import type { UsersService } from '../users/service.ts';
import { creditFor } from './policy.credit.ts';
import { newFileKey } from './policy.keys.ts';
import { financialYear, numberOf, seriesOf } from './policy.series.ts';
import { describe } from './presenter.paper.ts';
import { deliveriesRepository } from './repository.deliveries.ts';
import { pendingRepository, type PendingDocument } from './repository.pending.ts';
import { salesRepository } from './repository.sales.ts';
import { invoicesRepository, type Invoice, type NewInvoice } from './repository.ts';

const DAY_MS = 24 * 3_600_000;
/** A payment may be settled six days after its order, and a refund may take weeks. */
const LOOK_BACK_MS = 60 * DAY_MS;
const MISSED_AT_ONCE = 500;
const AT_ONCE = 20;
const RETRY = { firstMs: 2_000, longestMs: 600_000 };

/** Not a failure: the document that this one refers to must be issued first. */
class TooEarly extends Error {}

/** Issues numbers and documents. No network requests and no drawing here. */
export const createIssuingService = ({
  db,
  clock,
  log,
  users,
  series: letter,
  sac,
}: {
  db: Database;
  clock: Clock;
  log: Log;
  users: UsersService;
  series: string;
  sac: { plan: string; component: string };
}) => {
  /** The number is taken last and in the transaction of its document. A failure or a crash therefore uses no number. */
  const write = async (
    tx: Tx,
    paper: NewInvoice,
    recipient: {
      recipientName: string | null;
      recipientEmail: string | null;
      mailedAt: Date | null;
    },
  ): Promise<Invoice> => {
    const now = clock.now();
    const at = { series: seriesOf(paper.kind, letter), financialYear: financialYear(now) };
    const { serial, issuedAt } = await invoicesRepository.takeNumber(tx, { ...at, now });
    const number = numberOf({ series: at.series, year: at.financialYear, serial });
    const invoice = { ...paper, ...at, serial, number, issuedAt };
    await invoicesRepository.insert(tx, invoice);
    await deliveriesRepository.insert(tx, {
      invoiceId: invoice.id,
      fileKey: newFileKey(),
      nextTryAt: now,
      ...recipient,
    });
    return invoice;
  };

  const issueSale = async (tx: Tx, orderId: string, mailedAt: Date | null): Promise<void> => {
    if (await invoicesRepository.hasSale(tx, orderId)) return;
    const sale = await salesRepository.find(tx, orderId);
    if (!sale) throw new Error(`order ${orderId} has no payment that bought it`);
    // The lock serialises this with a deletion of the account. A later deletion erases the name.
    const account = await users.lock(tx, sale.userId);
    const { itemSnapshot: _item, kind, ...frozen } = sale;
    const discounts = (await salesRepository.listCredits(tx, orderId)).map(
      ({ planName, days, ofDays, creditPaise }) => ({
        label: `Credit for ${planName}, ${days} of ${ofDays} days not used`,
        amountPaise: creditPaise,
      }),
    );
    await write(
      tx,
      {
        ...frozen,
        id: uuidv7(clock.now().getTime()),
        kind: sale.seller.gstin && sale.taxRatePercent > 0 ? 'invoice' : 'receipt',
        refundId: null,
        correctsId: null,
        lines: [
          {
            description: describe(sale),
            sac: sac[kind],
            ...(discounts.length > 0 && { discounts }),
          },
        ],
      },
      {
        recipientName: account?.name ?? null,
        recipientEmail: account?.email ?? null,
        mailedAt,
      },
    );
  };

  const issueCredit = async (tx: Tx, refundId: string, mailedAt: Date | null): Promise<void> => {
    if (await invoicesRepository.hasCredit(tx, refundId)) return;
    const refund = await salesRepository.findRefund(tx, refundId);
    if (!refund) throw new Error(`refund ${refundId} has not arrived`);
    const { paymentId, amountPaise } = refund;
    const sale = await invoicesRepository.findSaleOfPayment(tx, paymentId);
    if (!sale) {
      // A payment without a sale was never invoiced.
      if (!refund.isSold) return;
      throw new TooEarly(`payment ${paymentId} has no invoice yet`);
    }
    // The account is locked before its documents, in the same order as its deletion does it.
    await users.lock(tx, sale.userId);
    // Two concurrent credit notes would not include each other in their sums.
    const delivery = await deliveriesRepository.lock(tx, sale.id);
    const credited = await invoicesRepository.sumCredited(tx, sale.id);
    const parts = creditFor(sale, credited, amountPaise);
    const { issuedAt } = await write(
      tx,
      {
        ...sale,
        ...parts,
        amountPaise,
        id: uuidv7(clock.now().getTime()),
        kind: sale.kind === 'invoice' ? 'credit note' : 'refund receipt',
        refundId,
        correctsId: sale.id,
      },
      {
        recipientName: delivery?.recipientName ?? null,
        recipientEmail: delivery?.recipientEmail ?? null,
        mailedAt,
      },
    );
    await salesRepository.alignBooks(tx, { refundId, paymentId, parts, at: issuedAt });
  };

  const fulfil = (tx: Tx, { orderId, refundId, isSilent }: PendingDocument): Promise<void> => {
    const mailedAt = isSilent ? clock.now() : null;
    return orderId === null
      ? issueCredit(tx, refundId ?? '', mailedAt)
      : issueSale(tx, orderId, mailedAt);
  };

  /** False if nothing is due. A document that cannot be issued is retried and does not block the others. */
  const issueNext = async (): Promise<boolean> => {
    let pending: PendingDocument | undefined;
    try {
      await step('invoice.issue', () =>
        inTransaction(db, async (tx) => {
          pending = await pendingRepository.claim(tx, clock.now());
          if (!pending) return;
          await fulfil(tx, pending);
          await pendingRepository.remove(tx, pending.id);
        }),
      );
    } catch (error) {
      if (!pending) throw error;
      const { id, attempts, orderId, refundId } = pending;
      const level = error instanceof TooEarly ? 'info' : 'error';
      log[level]({ err: error, orderId, refundId }, 'invoices: not written yet');
      await pendingRepository.postpone(db, id, {
        attempts: attempts + 1,
        nextTryAt: new Date(clock.now().getTime() + backoffMs(attempts, RETRY)),
        lastError: String(error),
      });
    }
    return pending !== undefined;
  };

  return {
    /** Issues a limited number of documents, so that a worker can shut down. Returns their number. */
    issueDue: async (): Promise<number> => {
      let taken = 0;
      while (taken < AT_ONCE && (await issueNext())) taken++;
      return taken;
    },

    /** Database triggers add a pending document for every payment and refund. This finds those that they missed. */
    reconcile: async (): Promise<number> => {
      const since = new Date(clock.now().getTime() - LOOK_BACK_MS);
      const missed = await pendingRepository.addMissing(db, { since, limit: MISSED_AT_ONCE });
      if (missed > 0) log.error({ missed }, 'invoices: some had been missed');
      return missed;
    },
  };
};
