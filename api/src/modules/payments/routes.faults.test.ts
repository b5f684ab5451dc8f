import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { post } from '../../../test/accounts.ts';
import { startChild } from '../../../test/child-server.ts';
import { holdLock, watchLocks } from '../../../test/lock-waits.ts';
import { connectTo } from '../../../test/scratch-database.ts';
import { openShop, WEBHOOK_SECRET, type Buyer, type Paid, type Shop } from '../../../test/shop.ts';
import { steerTimers } from '../../../test/steered-timers.ts';
import { adminUrl, environment, openWorld } from '../../../test/world.ts';
import { paymentsRepository } from '../orders/repository.payments.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ seed: 'faults' });
});
afterEach(async () => {
  await shop.mend();
  await shop.control('webhook/config', { urls: [], secret: WEBHOOK_SECRET });
});
afterAll(() => shop.close());

const DAY_SECONDS = 86_400;
const FAILED = 'Payment verification failed. Please contact support.';

async function atCheckout(rupees = 499) {
  const buyer = await shop.buyer();
  const planId = await shop.plan(rupees);
  const { orderId } = await shop.order(buyer, { planId });
  return { buyer, planId, orderId };
}
async function paid() {
  const checkout = await atCheckout();
  return { ...checkout, handed: await shop.payFor(checkout.orderId) };
}
/** Another server of the same shop. It crashes at the given point. */
async function startDying(point: string) {
  const child = startChild({
    ...environment({ ...shop.sandbox.environment, CRASH_AT: point, ROLES: 'http' }),
    PATH: '',
    PORT: '0',
  });
  const { address } = await child.said('ready');
  const verify = async (buyer: Buyer, { status: _status, ...handed }: Paid, planId: string) =>
    fetch(`${address}/api/subscription/verify`, {
      method: 'POST',
      headers: { ...buyer.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...handed, planId }),
    });
  return { verify, exited: child.exited };
}

test('B41 while the provider is away the answer is "pending", and it is given within a minute of its return', async () => {
  const { buyer, planId, handed } = await paid();
  await shop.spoil({}, { kind: '502' });
  const response = await shop.verify(buyer, handed, { planId });
  expect([response.statusCode, response.json()]).toMatchObject([202, { pending: true }]);
  shop.clock.advance({ seconds: 6 });
  await shop.payments.reconciler.sweepDue();
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  await shop.mend();
  shop.clock.advance({ seconds: 59 });
  await shop.payments.reconciler.sweepDue();
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await shop.payment(handed.razorpay_payment_id)).toMatchObject({
    settledBy: 'reconciler',
  });
});

test.each([
  ['B42', 'amount', { amount: 1_00 }, { provider_clearing: 100, suspense: -100 }],
  ['B43', 'currency', { currency: 'USD' }, {}],
])('%s another %s at the provider is put aside for a person', async (_n, _what, patch, books) => {
  const { buyer, planId, orderId } = await atCheckout();
  const handed = await shop.payFor(orderId);
  const id = handed.razorpay_payment_id;
  await shop.control('tamper', {
    table: 'payments',
    id,
    patch: { ...patch, fee: null, tax: null },
  });
  const response = await shop.verify(buyer, handed, { planId });
  expect([response.statusCode, response.json()]).toMatchObject([400, { message: FAILED }]);
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  expect(await shop.payment(id)).toMatchObject({ disposition: 'suspense' });
  expect(await shop.balances(id)).toEqual(books);
  expect(shop.alarms('suspense').some((line) => line.includes(id))).toBe(true);
  // Another report leaves it in suspense. Once the provider states the right amount, it counts.
  await shop.verify(buyer, handed, { planId });
  expect(await shop.balances(id)).toEqual(books);
  await shop.control('tamper', {
    table: 'payments',
    id,
    patch: { amount: 49_900, currency: 'INR', fee: 1_178, tax: 180 },
  });
  expect((await shop.verify(buyer, handed, { planId })).json()).toEqual({ success: true });
  expect(await shop.balances(id)).toMatchObject({
    provider_clearing: 49_900 - 1_178,
    'revenue:plan': -49_900,
  });
});

test('B44 a payment that was given back before we knew of it gives nothing', async () => {
  const { buyer, planId, handed } = await paid();
  await shop.world.platform.razorpay!.refundPayment({
    paymentId: handed.razorpay_payment_id,
    amountPaise: 49_900,
    key: 'by hand, on the dashboard'.replaceAll(/\W+/g, '-'),
  });
  expect((await shop.verify(buyer, handed, { planId })).statusCode).toBe(400);
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  expect(await shop.balances(handed.razorpay_payment_id)).toEqual({
    provider_clearing: -1_178,
    provider_fees: 998,
    gst_input: 180,
  });
});

test('B45 a report after the webhook’s is a success, and nothing happens twice', async () => {
  await shop.subscribe();
  const { buyer, planId, handed } = await paid();
  await shop.eventually(async () => (await shop.grantsOf(buyer.id)).length === 1);
  const books = await shop.balances(handed.razorpay_payment_id);
  expect((await shop.verify(buyer, handed, { planId })).json()).toEqual({ success: true });
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await shop.balances(handed.razorpay_payment_id)).toEqual(books);
  expect(await shop.payment(handed.razorpay_payment_id)).toMatchObject({ settledBy: 'webhook' });
});

test('B46 a report and two webhooks at the same instant, on two servers, give once', async () => {
  const other = await openWorld({
    fresh: false,
    jobs: true,
    overrides: {
      ...shop.sandbox.environment,
      RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
      AUTH_LIMIT_FACTOR: '1000',
    },
  });
  try {
    const address = await other.http.listen({ host: '127.0.0.1', port: 0 });
    await shop.control('webhook/config', {
      urls: [shop.url, `${address}/api/payment/webhook`],
      secret: WEBHOOK_SECRET,
    });
    for (let round = 0; round < 5; round++) {
      const { buyer, planId, orderId } = await atCheckout();
      const handed = await shop.pay(orderId);
      const { status: _status, ...ids } = handed;
      const [, first, second] = await Promise.all([
        shop.advance(3),
        shop.verify(buyer, handed, { planId }),
        post(other, '/subscription/verify', { ...ids, planId }, buyer.headers),
      ]);
      await other.services.payments.inbox.drain();
      expect([first.json(), second.json()]).toEqual([{ success: true }, { success: true }]);
      expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
      const { 'revenue:plan': revenue } = await shop.balances(handed.razorpay_payment_id);
      expect(revenue).toBe(-49_900);
    }
  } finally {
    await other.close();
  }
});

test('a payment that is noted as under way at that very moment is settled all the same', async () => {
  const { buyer, planId, orderId } = await atCheckout();
  const handed = await shop.pay(orderId);
  const [order] = await shop.orders(buyer.id);
  const fact = await shop.world.platform.razorpay!.getPayment(handed.razorpay_payment_id);
  const noting = await shop.db.startTransaction().execute();
  await paymentsRepository.note(noting, fact, order!.id, new Date());
  const locks = await watchLocks();
  steerTimers();
  const call = shop.verify(buyer, handed, { planId });
  await locks.untilWaiting(1, call);
  await noting.commit().execute();
  expect((await call).json()).toEqual({ success: true });
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
});

test('B47 a browser that goes away in the middle gets what it paid for all the same', async () => {
  const { buyer, planId, handed } = await paid();
  await shop.spoil({ path: '/payments/' }, { kind: 'hold' });
  const leaving = new AbortController();
  const { status: _status, ...ids } = handed;
  const call = fetch(shop.url.replace('/payment/webhook', '/subscription/verify'), {
    method: 'POST',
    headers: { ...buyer.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...ids, planId }),
    signal: leaving.signal,
  });
  await shop.untilStruck();
  leaving.abort();
  await expect(call).rejects.toThrow('aborted');
  await shop.mend();
  await shop.eventually(async () => (await shop.grantsOf(buyer.id)).length === 1);
});

test('B48 a process that dies between the signature and the settlement leaves it to the sweep', async () => {
  const { buyer, planId, handed } = await paid();
  const dying = await startDying('settle.transaction before');
  await expect(dying.verify(buyer, handed, planId)).rejects.toThrow('fetch failed');
  await dying.exited;
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  await shop.advance(120);
  await shop.payments.reconciler.sweepDue();
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
});

test('B49 a process that dies between the commit and the answer has given, and says so when asked again', async () => {
  const { buyer, planId, handed } = await paid();
  const dying = await startDying('settle.transaction after');
  await expect(dying.verify(buyer, handed, planId)).rejects.toThrow('fetch failed');
  await dying.exited;
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect((await shop.verify(buyer, handed, { planId })).json()).toEqual({ success: true });
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
});

test('B50 a database that goes away in the middle leaves all or nothing', async () => {
  const { buyer, planId, handed } = await paid();
  // The settlement waits for this row; then every connection is ended at once.
  const order = await holdLock('select 1 from purchase_orders where user_id = $1 for update', [
    buyer.id,
  ]);
  const timers = steerTimers();
  const call = shop.verify(buyer, handed, { planId });
  await order.untilWaiting(1, call);
  const killer = await connectTo(adminUrl());
  await killer.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const response = await call;
  timers.end();
  expect(response.statusCode).toBe(503);
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  expect(await shop.payment(handed.razorpay_payment_id)).toBeUndefined();
  expect(await shop.balances(handed.razorpay_payment_id)).toEqual({});
  expect((await shop.verify(buyer, handed, { planId })).json()).toEqual({ success: true });
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
});

test('B51 a session that ended at the bank is a 401, and the webhook gives all the same', async () => {
  await shop.subscribe();
  const { buyer, planId, orderId } = await atCheckout();
  await shop.db.deleteFrom('sessions').where('userId', '=', buyer.id).execute();
  const handed = await shop.payFor(orderId);
  expect((await shop.verify(buyer, handed, { planId })).statusCode).toBe(401);
  await shop.eventually(async () => (await shop.grantsOf(buyer.id)).length === 1);
});

test('B52 a report that comes a week later is believed if the money is there', async () => {
  const { buyer, planId, handed } = await paid();
  await shop.advance(7 * DAY_SECONDS);
  expect((await shop.verify(buyer, handed, { planId })).json()).toEqual({ success: true });
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
});
