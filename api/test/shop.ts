import { createHmac } from 'node:crypto';
import type { LightMyRequestResponse as Response } from 'fastify';
import { API_BASE } from '@tessera/contract/addresses';
import type { PaymentOrder } from '@tessera/contract/payments';
import { startRazorpay } from '../../sandbox/razorpay/start.ts';
import { inTransaction } from '../src/platform/db/database.ts';
import { uuidv7 } from '../src/platform/db/uuid.ts';
import type { Timeouts } from '../src/platform/timeouts.ts';
import { bearer, post } from './accounts.ts';
import { createPlan, publishComponent } from './catalogue.ts';
import { newAddress } from './mailbox.ts';
import { movingClock } from './moving-clock.ts';
import { untilStruck } from './provider-faults.ts';
import { until } from './until.ts';
import { openWorld, type World } from './world.ts';

export const WEBHOOK_SECRET = 'a webhook secret of the shop';

export type Paid = {
  status: string;
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};
export type Buyer = { id: string; token: string; headers: { authorization: string } };
/** What is ordered, with the buyer's own number for it. */
type Ordered = ({ planId: string } | { componentId: string }) & { purchaseOrder?: string };
type Match = { method?: string; path?: string; nth?: number };
type Fault = { kind: string; ms?: number; seconds?: number; retryAfter?: number };

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** A shop with its own payment provider. Both use the same clock. */
export async function openShop(
  o: {
    seed?: string;
    overrides?: Record<string, string>;
    fresh?: boolean;
    webhooks?: boolean;
    hasLimits?: boolean;
    timeouts?: Partial<Timeouts>;
  } = {},
) {
  const sandbox = await startRazorpay({ seed: o.seed ?? 'shop' });
  const clock = movingClock();
  const { now } = await sandbox.control<{ now: number }>('clock', { mode: 'manual' });
  await sandbox.control('clock/advance', {
    seconds: Math.floor(clock.now().getTime() / 1_000) - now,
  });
  const world: World = await openWorld({
    // Settling a payment also enqueues the job for its receipt.
    jobs: true,
    clock,
    ...(o.fresh !== undefined && { fresh: o.fresh }),
    hasLimits: o.hasLimits ?? false,
    ...(o.timeouts && { timeouts: o.timeouts }),
    overrides: {
      ...sandbox.environment,
      RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
      AUTH_LIMIT_FACTOR: '1000',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...o.overrides,
    },
  });
  const address = await world.http.listen({ host: '127.0.0.1', port: 0 });
  const url = `${address}${API_BASE}/payment/webhook`;
  const subscribe = () =>
    sandbox.control('webhook/config', { urls: [url], secret: WEBHOOK_SECRET });
  if (o.webhooks) await subscribe();
  const { db } = world.platform;
  const { payments, refunds, settlements, sessions } = world.services;

  const counts = () => sandbox.control<Record<string, number | undefined>>('counts');
  const grantsOf = (userId: string) =>
    db
      .selectFrom('grants')
      .selectAll()
      .where('holderId', '=', userId)
      .where('revokedAt', 'is', null)
      .orderBy('startsAt')
      .execute();
  const create = async (buyer: Buyer, item: Ordered) => {
    const path = 'planId' in item ? '/subscription/create-order' : '/payment/create-order';
    return post(world, path, item, buyer.headers);
  };
  const pay = (orderId: string, options: object = {}) =>
    sandbox.control<Paid>('pay', { order_id: orderId, instrument: 'netbanking:HDFC', ...options });
  /** Returns the order. Throws with the response body if it was refused. */
  const order = async (
    buyer: Buyer,
    item: Ordered,
  ): Promise<PaymentOrder & { orderId: string }> => {
    const response = await create(buyer, item);
    const body = response.json<PaymentOrder>();
    if (response.statusCode !== 200 || body.orderId === null)
      throw new Error(`no order: ${response.statusCode} ${response.body}`);
    return { ...body, orderId: body.orderId };
  };
  /** Publishes a component that needs a plan and can also be bought at this price. */
  const component = async (rupees: number | null = 199) =>
    publishComponent(world, {
      slug: `sold-${uuidv7()}`,
      planId: await createPlan(world, `Shelf ${uuidv7()}`, 999),
      pricePaise: rupees === null ? null : rupees * 100,
    });
  const advance = async (seconds: number) => {
    clock.advance({ seconds });
    await sandbox.control('clock/advance', { seconds });
    await payments.inbox.drain();
  };

  return {
    world,
    db,
    payments,
    refunds,
    settlements,
    sandbox,
    control: sandbox.control,
    clock,
    url,
    subscribe,
    advance,
    counts,
    create,
    pay,
    grantsOf,
    spoil: (match: Match, action: Fault) =>
      sandbox.control('faults', { faults: [{ match, action }] }),
    untilStruck: (times?: number) => untilStruck(sandbox.control, times),

    buyer: async (role: 'user' | 'unverified' = 'user'): Promise<Buyer> => {
      const id = uuidv7();
      const token = await inTransaction(db, async (tx) => {
        await tx
          .insertInto('users')
          .values({
            id,
            email: newAddress(),
            name: 'A buyer',
            verifiedAt: role === 'unverified' ? null : new Date(),
          })
          .execute();
        return sessions.open(tx, id, 'test');
      });
      return { id, token, headers: bearer(token) };
    },

    plan: (rupees = 499, name = `Plan ${uuidv7()}`) => createPlan(world, name, rupees),

    component,
    order,

    /** Two orders of one component, because its price changed from 199 to 299 while a tab was open. */
    orderTwice: async (buyer: Buyer) => {
      const componentId = await component(199);
      const old = await order(buyer, { componentId });
      await db
        .updateTable('components')
        .set({ pricePaise: 29_900 })
        .where('id', '=', componentId)
        .execute();
      return { componentId, old, newer: await order(buyer, { componentId }) };
    },

    /** Pays the order and waits for the capture. */
    payFor: async (orderId: string, options: object = {}): Promise<Paid> => {
      const paid = await pay(orderId, options);
      await advance(3);
      return paid;
    },

    verify: (
      buyer: Buyer,
      { status: _status, ...handed }: Paid,
      item: { planId: string } | { componentId: string },
    ): Promise<Response> =>
      post(
        world,
        'planId' in item ? '/subscription/verify' : '/payment/verify',
        { ...handed, ...item },
        buyer.headers,
      ),

    orders: (userId: string) =>
      db
        .selectFrom('purchaseOrders')
        .selectAll()
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),
    payment: (paymentId: string) =>
      db
        .selectFrom('providerPayments')
        .selectAll()
        .where('paymentId', '=', paymentId)
        .executeTakeFirst(),
    /** The balance of each account. Zero balances are left out. */
    balances: async (paymentId?: string): Promise<Record<string, number>> => {
      const rows = await db
        .selectFrom('ledgerEntries')
        .select((row) => ['account', row.fn.sum<string>('amountPaise').as('paise')])
        .$if(paymentId !== undefined, (query) => query.where('paymentId', '=', paymentId!))
        .groupBy('account')
        .orderBy('account')
        .execute();
      return Object.fromEntries(
        rows.map(({ account, paise }) => [account, Number(paise)]).filter(([, paise]) => paise),
      ) as Record<string, number>;
    },

    alarms: (kind: string) =>
      world.logged.filter((line) => (JSON.parse(line) as { alarm?: string }).alarm === kind),

    /** Runs all due payment work, as the worker does. */
    work: async () => {
      await payments.inbox.drain();
      while ((await payments.inbox.workDue()) > 0);
      while ((await payments.reconciler.sweepDue()) > 0);
      while ((await refunds.refundDue()) > 0);
    },

    /** Issues, renders and mails all due invoices, as the worker does. */
    papers: async () => {
      const { invoices } = world.services;
      while ((await invoices.issueDue()) > 0);
      while ((await invoices.deliverDue()) > 0);
      while ((await invoices.removeLeftovers()) > 0);
    },

    /** Delivers a webhook with these bytes, signed with this secret. */
    deliver: (
      raw: string | Buffer,
      headers: Record<string, string> = {},
      secret = WEBHOOK_SECRET,
    ) =>
      world.http.inject({
        method: 'POST',
        url: `${API_BASE}/payment/webhook`,
        payload: raw,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': createHmac('sha256', secret).update(raw).digest('hex'),
          ...headers,
        },
      }),

    eventually: until,

    /** Removes all faults of the provider. A reset would make it reuse its ids. */
    mend: async () => {
      await sandbox.control('faults', undefined, 'DELETE');
      await sandbox.control('settings', {
        refundsFail: false,
        refundSeconds: null,
        deliverFirst: false,
        authStatus: 401,
      });
    },

    close: async () => {
      await payments.inbox.drain();
      await world.close();
      await sandbox.stop();
    },
  };
}
