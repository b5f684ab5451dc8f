import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ProviderOrder, ProviderPayment } from '../../platform/razorpay/entities.ts';
import { isFailure } from '../../platform/razorpay/failure.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { ProviderPaymentsService } from '../orders/service.payments.ts';
import type { ReportSource, Settled, SettleService } from '../orders/service.settle.ts';
import type { OrderRow, OrdersService } from '../orders/service.ts';
import type { RefundsService } from '../refunds/service.ts';

/** The notes of our orders at the provider. A lost row can be rebuilt from them. */
const ourNotes = z.object({
  oid: z.uuid(),
  uid: z.uuid(),
  kind: z.enum(['plan', 'component']),
  item: z.uuid(),
});

/** The state of a payment after it was taken in. */
export type PaymentOutcome = Settled['disposition'] | 'waiting' | 'failed';

export type IntakeService = ReturnType<typeof createIntakeService>;

/**
 * Takes in a payment, from any source: captures it if necessary, settles it and reads its refunds. All network requests
 * happen here, before the lock.
 */
export const createIntakeService = ({
  db,
  clock,
  razorpay,
  orders,
  providerPayments,
  settlement,
  refunds,
}: {
  db: Database;
  clock: Clock;
  razorpay: Razorpay | null;
  orders: OrdersService;
  providerPayments: ProviderPaymentsService;
  settlement: SettleService;
  refunds: RefundsService;
}) => {
  /** Our row for an order of the provider. It is rebuilt if a restored backup has lost it. */
  const findByNotes = async (theirs: ProviderOrder): Promise<OrderRow | undefined> => {
    const { data: notes } = ourNotes.safeParse(theirs.notes);
    if (!notes || notes.oid !== theirs.receipt) return undefined;
    const found = await orders.find(db, notes.oid);
    if (!found) return orders.rebuild(theirs, notes);
    if (found.userId !== notes.uid) return undefined;
    if (found.providerOrderId === null) await orders.place(db, found.id, theirs.id);
    return found;
  };

  /** Finds the order by the provider's id, or else by our notes on the provider's order. */
  const findOrder = async (fact: ProviderPayment): Promise<OrderRow | undefined> => {
    const { orderId } = fact;
    if (orderId === null) return undefined;
    const known = await orders.findByProviderId(db, orderId);
    if (known || !razorpay) return known;
    try {
      return await findByNotes(await step('intake.ask order', () => razorpay.getOrder(orderId)));
    } catch (error) {
      if (isFailure(error, 'rejected')) return undefined;
      throw error;
    }
  };

  /** Reads the order again, because another payment of the same list may have paid it. */
  const isUnsettled = async ({ id }: OrderRow): Promise<boolean> => {
    const order = await orders.find(db, id);
    return order !== undefined && order.status !== 'paid' && order.status !== 'refunded';
  };

  const capture = (provider: Razorpay, fact: ProviderPayment, order: OrderRow) =>
    step('intake.capture', () => provider.capturePayment(fact.id, order.amountPaise));

  return {
    findByNotes,

    ingestPayment: async (
      reported: ProviderPayment,
      source: ReportSource,
      given?: OrderRow,
    ): Promise<{ outcome: PaymentOutcome; isNew: boolean }> => {
      const order = given ?? (await findOrder(reported));
      let fact = reported;
      // The amount is compared before the capture. Nothing is captured for an order that is paid already.
      if (
        fact.status === 'authorized' &&
        razorpay &&
        order &&
        fact.amountPaise === order.amountPaise &&
        fact.currency === order.currency &&
        (await isUnsettled(order))
      )
        fact = await capture(razorpay, fact, order);
      if (fact.status !== 'captured' && fact.status !== 'refunded') {
        await step('intake.note', () =>
          providerPayments.note(db, fact, order?.id ?? null, clock.now()),
        );
        return { outcome: fact.status === 'failed' ? 'failed' : 'waiting', isNew: false };
      }
      const settled = order
        ? await settlement.settle(order.id, fact, source)
        : await settlement.putAside(fact, source);
      if (fact.amountRefundedPaise !== settled.refundedPaise) await refunds.refresh(fact.id);
      return { outcome: settled.disposition, isNew: settled.isNew };
    },
  };
};
