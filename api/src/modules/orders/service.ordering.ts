import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentOrder } from '@tessera/contract/payments';
import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { ProviderOrder } from '../../platform/razorpay/entities.ts';
import { isFailure, RazorpayFailure } from '../../platform/razorpay/failure.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import type { Buyer, LedgerService, Seller } from '../ledger/service.ts';
import type { PlansService } from '../plans/service.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import type { UsersService } from '../users/service.ts';
import { offerOf } from './policy.offers.ts';
import { nextCheck } from './policy.schedule.ts';
import { ordersRepository, type Item, type NewOrder, type OrderRow } from './repository.ts';
import type { BillingService } from './service.billing.ts';

/** Longer than the timeout of the provider's client, so that two requests for one order never overlap. */
const PLACING_MS = 12_000;
const POLL_MS = 100;

export type OrderingService = ReturnType<typeof createOrderingService>;
type Notes = { oid: string; uid: string; kind: 'plan' | 'component'; item: string };

export const createOrderingService = ({
  db,
  clock,
  razorpay,
  plans,
  items,
  subscriptions,
  users,
  billing,
  ledger,
  alarm,
  seller,
  ratePercent,
  isAbroadTaxed,
}: {
  db: Database;
  clock: Clock;
  razorpay: Razorpay | null;
  plans: PlansService;
  items: ItemsService;
  subscriptions: SubscriptionsService;
  users: UsersService;
  billing: BillingService;
  ledger: LedgerService;
  alarm: Alarms;
  seller: Seller;
  ratePercent: number;
  isAbroadTaxed: boolean;
}) => {
  const draft = (
    item: Item,
    o: { id: string; userId: string; keyId: string; amountPaise: number; buyer: Buyer },
  ): NewOrder => {
    const createdAt = clock.now();
    return {
      ...item,
      ...o,
      ...ledger.splitTax(o.amountPaise, { seller, buyer: o.buyer, ratePercent, isAbroadTaxed }),
      currency: 'INR',
      seller,
      createdAt,
      placingUntil: new Date(createdAt.getTime() + PLACING_MS),
      nextCheckAt: nextCheck(createdAt, createdAt) ?? createdAt,
    };
  };

  const notesOf = (order: OrderRow): Notes => ({
    oid: order.id,
    uid: order.userId,
    kind: order.kind,
    item: order.planId ?? order.componentId ?? '',
  });

  const isSame = (order: OrderRow, wanted: NewOrder): boolean =>
    order.amountPaise === wanted.amountPaise &&
    order.keyId === wanted.keyId &&
    (order.kind !== 'plan' ||
      (wanted.kind === 'plan' &&
        order.itemSnapshot.durationDays === wanted.itemSnapshot.durationDays));

  /** The open order for this item, or a new one. An open order with another price is superseded. */
  const findOrInsert = async (wanted: NewOrder): Promise<{ order: OrderRow; isMine: boolean }> => {
    for (let tries = 0; tries < 3; tries++) {
      if (await step('create.insert', () => ordersRepository.insert(db, wanted)))
        return {
          order: { ...wanted, status: 'new', providerOrderId: null, paidAt: null },
          isMine: true,
        };
      const open = await ordersRepository.findOpen(db, wanted.userId, wanted);
      if (!open) continue;
      if (isSame(open, wanted)) {
        const { buyer } = wanted;
        const billed = buyer.country === null ? null : { tax: taxOf(wanted), buyer };
        await ordersRepository.refreeze(db, open.id, wanted, billed);
        return { order: open, isMine: false };
      }
      await step('create.supersede', () => ordersRepository.supersede(db, open.id));
    }
    throw new AppError('CHECKOUT_UNAVAILABLE');
  };

  /** Creates the order at the provider. After an earlier attempt, it first searches for an existing one. */
  const ask = async (provider: Razorpay, order: OrderRow, isFirst: boolean): Promise<string> => {
    if (!isFirst) {
      const found = await step('create.look', () => provider.findOrderByReceipt(order.id));
      if (found && found.amountPaise !== order.amountPaise)
        throw new RazorpayFailure('misconfigured', 'the order has another amount than asked for');
      if (found) return found.id;
    }
    const made = await step('create.ask', () =>
      provider.createOrder({
        amountPaise: order.amountPaise,
        currency: 'INR',
        receipt: order.id,
        notes: { ...notesOf(order), v: '1' },
      }),
    );
    return made.id;
  };

  const place = async (provider: Razorpay, order: OrderRow, isFirst: boolean): Promise<string> => {
    try {
      const id = await ask(provider, order, isFirst);
      if (await step('create.store', () => ordersRepository.place(db, order.id, id))) return id;
      const stored = await ordersRepository.find(db, order.id);
      return stored?.providerOrderId ?? id;
    } catch (error) {
      // The next caller need not wait. It must search for an existing order first, unless it is certain that none was
      // created.
      const isUntouched = isFirst && isFailure(error, 'unavailable', 'rejected');
      await ordersRepository.releasePlacing(db, order.id, isUntouched ? null : clock.now());
      if (isFailure(error, 'misconfigured', 'rejected'))
        alarm('misconfigured', { orderId: order.id, why: error.message });
      if (error instanceof RazorpayFailure)
        throw new AppError('CHECKOUT_UNAVAILABLE', { cause: error });
      throw error;
    }
  };

  /**
   * The first caller creates the order, and the others wait for the result. When its lease expires, one of them takes
   * over.
   */
  const awaitPlaced = async (provider: Razorpay, order: OrderRow): Promise<string> => {
    const end = performance.now() + PLACING_MS;
    let seen: OrderRow | undefined = order;
    while (seen && performance.now() < end) {
      if (seen.providerOrderId) return seen.providerOrderId;
      const now = clock.now();
      const until = new Date(now.getTime() + PLACING_MS);
      const isFree = !seen.placingUntil || seen.placingUntil <= now;
      if (isFree && (await ordersRepository.claimPlacing(db, order.id, now, until)))
        return place(provider, order, seen.placingUntil === null);
      await sleep(POLL_MS);
      seen = await ordersRepository.find(db, order.id);
    }
    throw new AppError('CHECKOUT_UNAVAILABLE');
  };

  const open = async (userId: string, item: Item, amountPaise: number): Promise<PaymentOrder> => {
    if (!razorpay) throw new AppError('CHECKOUT_UNAVAILABLE');
    const wanted = draft(item, {
      id: uuidv7(clock.now().getTime()),
      userId,
      keyId: razorpay.keyId,
      amountPaise,
      buyer: await billing.buyer(userId),
    });
    const { order, isMine } = await findOrInsert(wanted);
    const orderId = isMine
      ? await place(razorpay, order, true)
      : await awaitPlaced(razorpay, order);
    return { orderId, amount: order.amountPaise, currency: 'INR' };
  };

  const componentOnSale = async (id: string) => {
    const found = await items.find(id);
    if (found?.status !== 'published') throw new AppError('NOT_FOUND');
    return found;
  };

  return {
    forPlan: async ({ userId }: Principal, planId: string): Promise<PaymentOrder> => {
      const plan = await plans.findOnSale(db, planId);
      if (!plan) throw new AppError('NOT_FOUND');
      if (plan.pricePaise === 0) {
        await step('create.free', () =>
          inTransaction(db, (tx) => subscriptions.grantFreePlan(tx, { holderId: userId, plan })),
        );
        return { orderId: null, amount: 0, currency: 'INR' };
      }
      return open(userId, itemOfPlan(plan), plan.pricePaise);
    },

    forComponent: async (principal: Principal, id: string): Promise<PaymentOrder> => {
      const [item, holdings] = await Promise.all([
        componentOnSale(id),
        subscriptions.holdingsOf(principal, [id]),
      ]);
      const found = offerOf(item, holdings);
      if (found.offer !== 'sold')
        throw new AppError(found.offer === 'owned' ? 'ALREADY_OWNED' : 'ALREADY_INCLUDED');
      const { pricePaise } = found;
      return open(principal.userId, itemOfComponent(item, pricePaise), pricePaise);
    },

    /** Rebuilds an order that only the provider has. Undefined if its buyer or its item is unknown too. */
    rebuild: async (theirs: ProviderOrder, notes: Notes): Promise<OrderRow | undefined> => {
      if (!razorpay || theirs.currency !== 'INR') return undefined;
      const item = await (notes.kind === 'plan'
        ? plans.find(db, notes.item).then((plan) => plan && itemOfPlan(plan))
        : items
            .find(notes.item)
            .then((found) => found && itemOfComponent(found, theirs.amountPaise)));
      if (!item || !(await users.findById(notes.uid))) return undefined;
      const wanted = draft(item, {
        id: notes.oid,
        userId: notes.uid,
        keyId: razorpay.keyId,
        amountPaise: theirs.amountPaise,
        buyer: await billing.buyer(notes.uid),
      });
      // Not stored as open, because the user may have another open order for this item by now.
      const lost = { ...wanted, placingUntil: null, providerOrderId: theirs.id };
      await ordersRepository.insert(db, lost, 'abandoned');
      return ordersRepository.find(db, notes.oid);
    },
  };
};

const taxOf = ({
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
  taxRatePercent,
  placeOfSupply,
}: NewOrder) => ({
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
  taxRatePercent,
  placeOfSupply,
});

type Plan = NonNullable<Awaited<ReturnType<PlansService['findOnSale']>>>;
type Component = NonNullable<Awaited<ReturnType<ItemsService['find']>>>;

const itemOfPlan = (plan: Plan): Item => ({
  kind: 'plan',
  planId: plan.id,
  componentId: null,
  creatorId: null,
  itemSnapshot: {
    name: plan.name,
    pricePaise: plan.pricePaise,
    durationDays: plan.durationDays,
    accessiblePlans: plan.linkedPlanIds,
    requestQuota: plan.requestQuota,
  },
});

const itemOfComponent = ({ id, title, slug, sellerId }: Component, pricePaise: number): Item => ({
  kind: 'component',
  planId: null,
  componentId: id,
  creatorId: sellerId,
  itemSnapshot: { title, slug, pricePaise },
});
