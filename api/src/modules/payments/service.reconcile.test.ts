import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../test/shop.ts';
import { adminUrl, openWorld } from '../../../test/world.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ seed: 'reconcile' });
});
afterEach(() => shop.mend());
afterAll(() => shop.close());

const HOUR = 3_600;
const DAY = 24 * HOUR;

async function atCheckout() {
  const buyer = await shop.buyer();
  const planId = await shop.plan();
  const { orderId } = await shop.order(buyer, { planId });
  return { buyer, planId, orderId };
}
const sweep = async () => {
  while ((await shop.payments.reconciler.sweepDue()) > 0);
};

test('what nobody reported is found a minute after it was ordered', async () => {
  const { buyer, orderId } = await atCheckout();
  await shop.payFor(orderId);
  await sweep();
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  await shop.advance(60);
  await sweep();
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
});

test('what nobody pays is given up after six days, and a later yes still counts', async () => {
  const { buyer, orderId } = await atCheckout();
  await shop.pay(orderId, { outcome: 'no-answer', late_by: 2 * DAY });
  for (const seconds of [60, 60, 180, 600, 2_700, 5 * HOUR, 18 * HOUR]) {
    await shop.advance(seconds);
    await sweep();
  }
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  await shop.advance(2 * DAY);
  await sweep();
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);

  const unpaid = await atCheckout();
  await shop.advance(6 * DAY + 60);
  await sweep();
  expect(await shop.orders(unpaid.buyer.id)).toMatchObject([
    { status: 'abandoned', nextCheckAt: null },
  ]);
  await shop.payFor(unpaid.orderId);
  await shop.payments.reconciler.list(30 * 60_000);
  expect(await shop.grantsOf(unpaid.buyer.id)).toHaveLength(1);
});

/** Two attempts that the bank approves too late for the automatic capture. Both wait for our capture. */
async function authorizedTwice() {
  const { buyer, orderId } = await atCheckout();
  const late = { outcome: 'no-answer', late_by: 2 * DAY };
  const ids = [await shop.pay(orderId, late), await shop.pay(orderId, late)].map(
    ({ razorpay_payment_id: id }) => id,
  );
  await shop.advance(2 * DAY + 60);
  const provider = shop.world.platform.razorpay!;
  const statuses = async () =>
    (await Promise.all(ids.map((id) => provider.getPayment(id))))
      .map(({ status }) => status)
      .toSorted();
  expect(await statuses()).toEqual(['authorized', 'authorized']);
  return { buyer, statuses };
}

test('of two attempts that are approved late, one is captured', async () => {
  const { buyer, statuses } = await authorizedTwice();
  // The fault never triggers. It counts the capture requests.
  await shop.spoil({ method: 'POST', path: '/capture$', nth: 99 }, { kind: '429' });
  await sweep();
  expect(await shop.control('faults')).toMatchObject([{ seen: 1 }]);
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await statuses()).toEqual(['authorized', 'captured']);
});

test('a capture that fails does not hold up the other payments of the order', async () => {
  const { buyer, statuses } = await authorizedTwice();
  await shop.spoil({ method: 'POST', path: '/capture$', nth: 1 }, { kind: '429' });
  const failures = () =>
    shop.world.logged.filter((line) => line.includes('could not be taken in')).length;
  const before = failures();
  expect(await shop.payments.reconciler.sweepDue()).toBe(1);
  expect(failures()).toBe(before + 1);
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await statuses()).toEqual(['authorized', 'captured']);
});

test('an order whose answer was lost for good is found by its receipt', async () => {
  const buyer = await shop.buyer();
  await shop.spoil({ method: 'POST', path: '/orders$', nth: 1 }, { kind: 'commit-then-reset' });
  await shop.spoil({ method: 'GET', path: '/orders' }, { kind: '502' });
  await shop.create(buyer, { planId: await shop.plan() });
  await shop.mend();
  expect(await shop.orders(buyer.id)).toMatchObject([{ providerOrderId: null }]);
  await shop.advance(60);
  await sweep();
  expect(await shop.orders(buyer.id)).toMatchObject([
    { status: 'open', providerOrderId: expect.stringMatching(/^order_/) },
  ]);
});

test('an order that only the provider remembers is written again from its notes, and given', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan();
  const oid = uuidv7();
  const theirs = await shop.world.platform.razorpay!.createOrder({
    amountPaise: 49_900,
    currency: 'INR',
    receipt: oid,
    notes: { oid, uid: buyer.id, kind: 'plan', item: planId, v: '1' },
  });
  await shop.payFor(theirs.id);
  await shop.payments.reconciler.list(30 * 60_000);
  expect(await shop.orders(buyer.id)).toMatchObject([{ id: oid, status: 'paid' }]);
  expect(await shop.grantsOf(buyer.id)).toMatchObject([{ planId, sourceId: oid }]);
});

test('money nobody ordered is put aside, and a person is told', async () => {
  const theirs = await shop.world.platform.razorpay!.createOrder({
    amountPaise: 12_300,
    currency: 'INR',
    receipt: uuidv7(),
    notes: {},
  });
  const paid = await shop.payFor(theirs.id);
  await shop.payments.reconciler.list(30 * 60_000);
  await shop.payments.reconciler.list(30 * 60_000);
  const id = paid.razorpay_payment_id;
  expect(await shop.payment(id)).toMatchObject({ disposition: 'suspense', orderId: null });
  expect(await shop.balances(id)).toMatchObject({ suspense: -12_300 });
  expect(shop.alarms('suspense').filter((line) => line.includes(id))).toHaveLength(1);
});

test('captured money that cannot be settled is an alarm, and is settled once it can', async () => {
  const { buyer, orderId } = await atCheckout();
  const { razorpay_payment_id: id } = await shop.payFor(orderId);
  const owner = openDatabase(adminUrl(), () => {}, { max: 1 });
  try {
    const refusal = `add constraint refused check (holder_id <> '${buyer.id}') not valid`;
    await sql.raw(`alter table grants ${refusal}`).execute(owner.db);
    await shop.payments.reconciler.list(30 * 60_000);
    expect(shop.alarms('unsettled payment').filter((line) => line.includes(id))).toHaveLength(1);
  } finally {
    await sql.raw('alter table grants drop constraint if exists refused').execute(owner.db);
    await owner.close();
  }
  await shop.payments.reconciler.list(30 * 60_000);
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
});

test('two reconcilers at once have one effect, and of all processes one lists', async () => {
  const many = await Promise.all([1, 2, 3, 4].map(atCheckout));
  for (const { orderId } of many) await shop.payFor(orderId);
  await shop.advance(60);
  const other = await openWorld({
    fresh: false,
    clock: shop.clock,
    overrides: shop.sandbox.environment,
  });
  try {
    const workers = [shop.payments, other.services.payments];
    await Promise.all(workers.map(({ reconciler }) => reconciler.listDue()));
    await Promise.all(workers.map(({ reconciler }) => reconciler.sweepDue()));
    for (const { buyer } of many) expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
    const rounds = await shop.db.selectFrom('paymentRounds').selectAll().execute();
    for (const { name, nextAt } of rounds.filter((round) => round.name.startsWith('list')))
      expect([name, nextAt.getTime() > shop.clock.now().getTime()]).toEqual([name, true]);
  } finally {
    await other.close();
  }
});

test('the long list reaches back six days', async () => {
  const { buyer, orderId } = await atCheckout();
  await shop.payFor(orderId);
  await shop.db
    .updateTable('purchaseOrders')
    .set({ status: 'abandoned', nextCheckAt: null })
    .where('userId', '=', buyer.id)
    .execute();
  await shop.advance(5 * DAY + 23 * HOUR);
  await shop.payments.reconciler.listDue();
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
});
