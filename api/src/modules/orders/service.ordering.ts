import type { PaymentOrder } from '@tessera/contract/payments';
import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { ProviderOrder } from '../../platform/razorpay/entities.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import type { Buyer, LedgerService, Seller } from '../ledger/service.ts';
import type { PlansService } from '../plans/service.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import type { UsersService } from '../users/service.ts';
import { offerOf } from './policy.offers.ts';
import { nextCheck } from './policy.schedule.ts';
import { type Credit, isSameCredit, sumOf } from './policy.upgrade.ts';
import { ordersRepository, type Item, type NewOrder, type OrderRow } from './repository.ts';
import type { BillingService } from './service.billing.ts';
import { createPlacing, PLACING_MS, type Notes } from './service.placing.ts';
import type { UpgradesService } from './service.upgrades.ts';

export type OrderingService = ReturnType<typeof createOrderingService>;

export const createOrderingService = ({
  db,
  clock,
  razorpay,
  plans,
  items,
  subscriptions,
  upgrades,
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
  upgrades: UpgradesService;
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

  const isSame = (order: OrderRow, wanted: NewOrder): boolean =>
    order.amountPaise === wanted.amountPaise &&
    order.keyId === wanted.keyId &&
    (order.kind !== 'plan' ||
      (wanted.kind === 'plan' &&
        order.itemSnapshot.durationDays === wanted.itemSnapshot.durationDays));

  const insert = (wanted: NewOrder, credits: readonly Credit[]): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const isNew = await ordersRepository.insert(tx, wanted);
      if (isNew) await upgrades.freeze(tx, wanted.id, credits);
      return isNew;
    });

  /** The open order for this item, or a new one. An open order with another price or credit is superseded. */
  const findOrInsert = async (
    wanted: NewOrder,
    credits: readonly Credit[],
  ): Promise<{ order: OrderRow; isMine: boolean }> => {
    for (let tries = 0; tries < 3; tries++) {
      if (await step('create.insert', () => insert(wanted, credits)))
        return {
          order: { ...wanted, status: 'new', providerOrderId: null, paidAt: null },
          isMine: true,
        };
      const open = await ordersRepository.findOpen(db, wanted.userId, wanted);
      if (!open) continue;
      if (isSame(open, wanted) && isSameCredit(await upgrades.creditsOf(db, open.id), credits)) {
        const { buyer } = wanted;
        const billed = buyer.country === null ? null : { tax: taxOf(wanted), buyer };
        await ordersRepository.refreeze(db, open.id, wanted, billed);
        return { order: open, isMine: false };
      }
      await step('create.supersede', () => ordersRepository.supersede(db, open.id));
    }
    throw new AppError('CHECKOUT_UNAVAILABLE');
  };

  const { place, awaitPlaced } = createPlacing({ db, clock, alarm });

  const open = async (
    userId: string,
    item: Item,
    o: { pricePaise: number; credits: readonly Credit[]; purchaseOrder: string | null },
  ): Promise<PaymentOrder> => {
    if (!razorpay) throw new AppError('CHECKOUT_UNAVAILABLE');
    const wanted = draft(item, {
      id: uuidv7(clock.now().getTime()),
      userId,
      keyId: razorpay.keyId,
      amountPaise: o.pricePaise - sumOf(o.credits),
      buyer: await billing.buyer(userId, o.purchaseOrder),
    });
    const { order, isMine } = await findOrInsert(wanted, o.credits);
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
    forPlan: async (
      { userId }: Principal,
      planId: string,
      purchaseOrder: string | null,
    ): Promise<PaymentOrder> => {
      const plan = await plans.findOnSale(db, planId);
      if (!plan) throw new AppError('NOT_FOUND');
      if (plan.pricePaise === 0) {
        await step('create.free', () =>
          inTransaction(db, (tx) => subscriptions.grantFreePlan(tx, { holderId: userId, plan })),
        );
        return { orderId: null, amount: 0, currency: 'INR' };
      }
      const credits = await upgrades.quote(userId, plan);
      return open(userId, itemOfPlan(plan), {
        pricePaise: plan.pricePaise,
        credits,
        purchaseOrder,
      });
    },

    forComponent: async (
      principal: Principal,
      id: string,
      purchaseOrder: string | null,
    ): Promise<PaymentOrder> => {
      const [item, holdings] = await Promise.all([
        componentOnSale(id),
        subscriptions.holdingsOf(principal, [id]),
      ]);
      const found = offerOf(item, holdings);
      if (found.offer !== 'sold')
        throw new AppError(found.offer === 'owned' ? 'ALREADY_OWNED' : 'ALREADY_INCLUDED');
      const { pricePaise } = found;
      return open(principal.userId, itemOfComponent(item, pricePaise), {
        pricePaise,
        credits: [],
        purchaseOrder,
      });
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
        buyer: await billing.buyer(notes.uid, null),
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
