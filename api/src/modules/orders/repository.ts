import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Buyer, Seller, Tax } from '../ledger/service.ts';

export type OrderStatus = 'new' | 'open' | 'paid' | 'refunded' | 'abandoned';
export type PlanSnapshot = {
  name: string;
  pricePaise: number;
  durationDays: number;
  accessiblePlans: string[];
  requestQuota?: number | null;
};
export type ComponentSnapshot = { title: string; slug: string; pricePaise: number };

/** The item as it was when it was ordered. */
export type Item =
  | { kind: 'plan'; planId: string; componentId: null; creatorId: null; itemSnapshot: PlanSnapshot }
  | {
      kind: 'component';
      planId: null;
      componentId: string;
      /** Who made it, at that moment. Null for the shop's own. */
      creatorId: string | null;
      itemSnapshot: ComponentSnapshot;
    };

export type OrderRow = Item &
  Tax & {
    id: string;
    userId: string;
    amountPaise: number;
    currency: string;
    status: OrderStatus;
    providerOrderId: string | null;
    keyId: string;
    placingUntil: Date | null;
    createdAt: Date;
    paidAt: Date | null;
    nextCheckAt: Date | null;
  };

export type NewOrder = Item &
  Tax & {
    id: string;
    userId: string;
    amountPaise: number;
    currency: 'INR';
    keyId: string;
    placingUntil: Date | null;
    providerOrderId?: string;
    buyer: Buyer;
    seller: Seller;
    createdAt: Date;
    nextCheckAt: Date;
  };

const COLUMNS = [
  'purchaseOrders.id',
  'purchaseOrders.userId',
  'purchaseOrders.kind',
  'purchaseOrders.planId',
  'purchaseOrders.componentId',
  'purchaseOrders.creatorId',
  'purchaseOrders.itemSnapshot',
  'purchaseOrders.amountPaise',
  'purchaseOrders.currency',
  'purchaseOrders.status',
  'purchaseOrders.providerOrderId',
  'purchaseOrders.keyId',
  'purchaseOrders.placingUntil',
  'purchaseOrders.taxablePaise',
  'purchaseOrders.cgstPaise',
  'purchaseOrders.sgstPaise',
  'purchaseOrders.igstPaise',
  'purchaseOrders.taxRatePercent',
  'purchaseOrders.placeOfSupply',
  'purchaseOrders.createdAt',
  'purchaseOrders.paidAt',
  'purchaseOrders.nextCheckAt',
] as const;

const OPEN = ['new', 'open'] as const;

export const selectOrders = (db: Database) =>
  db.selectFrom('purchaseOrders').select(COLUMNS).$castTo<OrderRow>();

/** Moves the next check to an earlier time, never to a later one. */
const sooner = (db: Database, at: Date) =>
  db
    .updateTable('purchaseOrders')
    .set({ nextCheckAt: at })
    .where('status', 'in', [...OPEN, 'abandoned'])
    .where((is) => is.or([is('nextCheckAt', 'is', null), is('nextCheckAt', '>', at)]));

export const ordersRepository = {
  /** False if the user has an open order for this item already, or the order exists. */
  insert: async (
    db: Database,
    order: NewOrder,
    status: 'new' | 'abandoned' = 'new',
  ): Promise<boolean> => {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('purchaseOrders')
      .values({
        ...order,
        status,
        itemSnapshot: JSON.stringify(order.itemSnapshot),
        buyer: JSON.stringify(order.buyer),
        seller: JSON.stringify(order.seller),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },

  find: (db: Database, id: string): Promise<OrderRow | undefined> =>
    selectOrders(db).where('id', '=', id).executeTakeFirst(),

  findByProviderId: (db: Database, id: string): Promise<OrderRow | undefined> =>
    selectOrders(db).where('providerOrderId', '=', id).executeTakeFirst(),

  findOpen: (
    db: Database,
    userId: string,
    item: { kind: 'plan' | 'component'; planId: string | null; componentId: string | null },
  ): Promise<OrderRow | undefined> =>
    selectOrders(db)
      .where('userId', '=', userId)
      .where('kind', '=', item.kind)
      .where(
        item.kind === 'plan' ? 'planId' : 'componentId',
        '=',
        item.kind === 'plan' ? item.planId : item.componentId,
      )
      .where('status', 'in', OPEN)
      .executeTakeFirst(),

  /** Locks the order until the transaction ends. `isOrphan`: the account of the buyer is deleted. */
  lock: (tx: Tx, id: string): Promise<(OrderRow & { isOrphan: boolean }) | undefined> =>
    tx
      .selectFrom('purchaseOrders')
      .innerJoin('users', 'users.id', 'purchaseOrders.userId')
      .select(COLUMNS)
      .select(sql<boolean>`users.deleted_at is not null`.as('isOrphan'))
      .where('purchaseOrders.id', '=', id)
      .forNoKeyUpdate('purchaseOrders')
      .$castTo<OrderRow & { isOrphan: boolean }>()
      .executeTakeFirst(),

  /**
   * Takes the lease for creating the order at the provider. Other callers wait until it is created or the lease
   * expires.
   */
  claimPlacing: async (db: Database, id: string, now: Date, until: Date): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('purchaseOrders')
      .set({ placingUntil: until })
      .where('id', '=', id)
      .where('providerOrderId', 'is', null)
      .where((is) => is.or([is('placingUntil', 'is', null), is('placingUntil', '<=', now)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /**
   * Ends the lease. With a time, the next caller first searches for the order at the provider. With null, it does not.
   */
  releasePlacing: async (db: Database, id: string, placingUntil: Date | null): Promise<void> => {
    await db
      .updateTable('purchaseOrders')
      .set({ placingUntil })
      .where('id', '=', id)
      .where('providerOrderId', 'is', null)
      .execute();
  },

  /** Stores the id of the provider's order. False if an id is stored already: the first one counts. */
  place: async (db: Database, id: string, providerOrderId: string): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('purchaseOrders')
      .set({
        providerOrderId,
        placingUntil: null,
        status: sql`case when status = 'new' then 'open' else status end`,
      })
      .where('id', '=', id)
      .where('providerOrderId', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** The order is no longer offered, because the price has changed. A payment of it still counts. */
  supersede: async (db: Database, id: string): Promise<void> => {
    await db
      .updateTable('purchaseOrders')
      .set({ status: 'abandoned' })
      .where('id', '=', id)
      .where('status', 'in', OPEN)
      .execute();
  },

  /** Updates an open order to the item as it is offered now, and to billing details that were entered since. */
  refreeze: async (
    db: Database,
    id: string,
    { itemSnapshot, creatorId }: Pick<Item, 'itemSnapshot' | 'creatorId'>,
    billed: { tax: Tax; buyer: Buyer } | null,
  ): Promise<void> => {
    await db
      .updateTable('purchaseOrders')
      .set({
        itemSnapshot: JSON.stringify(itemSnapshot),
        creatorId,
        ...(billed && { ...billed.tax, buyer: JSON.stringify(billed.buyer) }),
      })
      .where('id', '=', id)
      .where('status', 'in', OPEN)
      .execute();
  },

  /** Claims due orders. No other worker takes them before `until`. */
  claimDue: (db: Database, now: Date, until: Date, limit: number): Promise<OrderRow[]> =>
    db
      .updateTable('purchaseOrders')
      .set({ nextCheckAt: until })
      .where('id', 'in', (of) =>
        of
          .selectFrom('purchaseOrders as due')
          .select('due.id')
          .where('due.nextCheckAt', '<=', now)
          .orderBy('due.nextCheckAt')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning(COLUMNS)
      .$castTo<OrderRow>()
      .execute(),

  /** Sets the next check, unless an earlier one was set since the claim. Null gives the order up. */
  schedule: async (
    db: Database,
    id: string,
    { claimedUntil, nextCheckAt }: { claimedUntil: Date; nextCheckAt: Date | null },
  ): Promise<void> => {
    await db
      .updateTable('purchaseOrders')
      .set({
        nextCheckAt,
        ...(nextCheckAt === null && { status: 'abandoned' }),
      })
      .where('id', '=', id)
      .where('nextCheckAt', '=', claimedUntil)
      .where('status', 'in', [...OPEN, 'abandoned'])
      .execute();
  },

  hasten: async (db: Database, id: string, at: Date): Promise<void> => {
    await sooner(db, at).where('id', '=', id).execute();
  },

  hastenTheirs: async (db: Database, providerOrderId: string, at: Date): Promise<void> => {
    await sooner(db, at).where('providerOrderId', '=', providerOrderId).execute();
  },

  end: async (
    tx: Tx,
    id: string,
    change: { status: 'paid' | 'refunded'; paidAt?: Date; providerOrderId?: string },
  ): Promise<void> => {
    await tx
      .updateTable('purchaseOrders')
      .set({ ...change, nextCheckAt: null, placingUntil: null })
      .where('id', '=', id)
      .execute();
  },
};
