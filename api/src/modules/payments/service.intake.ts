import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ProviderOrder, ProviderPayment } from '../../platform/razorpay/entities.ts';
import { isFailure } from '../../platform/razorpay/failure.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import { ordersRepository, type OrderRow } from './repository.orders.ts';
import { paymentsRepository } from './repository.payments.ts';
import type { OrderingService } from './service.ordering.ts';
import type { RefundsService } from './service.refunds.ts';
import type { Door, Settled, SettleService } from './service.settle.ts';

/** What an order of ours carries at the provider, so that a lost row can be written again. */
const ourNotes = z.object({
  oid: z.uuid(),
  uid: z.uuid(),
  kind: z.enum(['plan', 'component']),
  item: z.uuid(),
});

/** Where a payment stands after we have taken it in. */
export type Standing = Settled['disposition'] | 'waiting' | 'failed';

export type IntakeService = ReturnType<typeof createIntakeService>;

/** Brings a payment, whoever reported it, as far as it can go. Everything that needs the network happens here, before the lock. */
export const createIntakeService = ({
  db,
  clock,
  razorpay,
  ordering,
  settlement,
  refunds,
}: {
  db: Database;
  clock: Clock;
  razorpay: Razorpay | null;
  ordering: OrderingService;
  settlement: SettleService;
  refunds: RefundsService;
}) => {
  /** The row an order of the provider belongs to, written anew if a backup has lost it. */
  const findByNotes = async (theirs: ProviderOrder): Promise<OrderRow | undefined> => {
    const { data: notes } = ourNotes.safeParse(theirs.notes);
    if (!notes || notes.oid !== theirs.receipt) return undefined;
    const found = await ordersRepository.find(db, notes.oid);
    if (!found) return ordering.rebuild(theirs, notes);
    if (found.userId !== notes.uid) return undefined;
    if (found.providerOrderId === null) await ordersRepository.place(db, found.id, theirs.id);
    return found;
  };

  /** By the provider's id, else by what the provider says we wrote on it. */
  const findOrder = async (fact: ProviderPayment): Promise<OrderRow | undefined> => {
    const { orderId } = fact;
    if (orderId === null) return undefined;
    const known = await ordersRepository.findByProviderId(db, orderId);
    if (known || !razorpay) return known;
    try {
      return await findByNotes(await step('intake.ask order', () => razorpay.getOrder(orderId)));
    } catch (error) {
      if (isFailure(error, 'rejected')) return undefined;
      throw error;
    }
  };

  /** As it is now: another payment of the same list may just have bought it. */
  const isUnsettled = async ({ id }: OrderRow): Promise<boolean> => {
    const order = await ordersRepository.find(db, id);
    return order !== undefined && order.status !== 'paid' && order.status !== 'refunded';
  };

  const capture = (provider: Razorpay, fact: ProviderPayment, order: OrderRow) =>
    step('intake.capture', () => provider.capturePayment(fact.id, order.amountPaise));

  return {
    findByNotes,

    takeIn: async (
      told: ProviderPayment,
      door: Door,
      given?: OrderRow,
    ): Promise<{ standing: Standing; isNew: boolean }> => {
      const order = given ?? (await findOrder(told));
      let fact = told;
      // The amount is compared before money is taken, and never taken for what is paid already.
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
          paymentsRepository.note(db, fact, order?.id ?? null, clock.now()),
        );
        return { standing: fact.status === 'failed' ? 'failed' : 'waiting', isNew: false };
      }
      const settled = order
        ? await settlement.settle(order.id, fact, door)
        : await settlement.putAside(fact, door);
      if (fact.amountRefundedPaise !== settled.refundedPaise) await refunds.refresh(fact.id);
      return { standing: settled.disposition, isNew: settled.isNew };
    },
  };
};
