import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { post } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { givePlan } from '../../../test/library.ts';
import { openShop, type Buyer, type Shop } from '../../../test/shop.ts';
import { steerTimers } from '../../../test/steered-timers.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { TIMEOUTS } from '../../platform/timeouts.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ seed: 'create' });
});
afterEach(() => shop.mend());
afterAll(() => shop.close());

const INITIATE = 'Failed to initiate payment';
const POST_ORDER = { method: 'POST', path: '/orders$' };
const placed = async () => (await shop.counts())['orders'] ?? 0;

const makeAdmin = async (buyer: Buyer) => {
  await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', buyer.id).execute();
};
const priceAs = (admin: Buyer, id: string, price: number) =>
  shop.world.http.inject({
    method: 'PUT',
    url: `/api/component/${id}`,
    headers: admin.headers,
    payload: {
      title: 'A thing',
      description: '',
      category: 'Hero',
      tags: [],
      info: '',
      code: 'export const Thing = () => null;',
      price,
    },
  });

test('A01 nobody signed in cannot order', async () => {
  const planId = await shop.plan();
  const response = await post(shop.world, '/subscription/create-order', { planId });
  expect(response.statusCode).toBe(401);
  expect(await shop.db.selectFrom('purchaseOrders').selectAll().execute()).toEqual([]);
});

test('A02 nobody whose address is unproved can order', async () => {
  const buyer = await shop.buyer('unverified');
  const response = await shop.create(buyer, { planId: await shop.plan() });
  expect([response.statusCode, response.json()]).toMatchObject([403, { code: 'NOT_VERIFIED' }]);
  expect(await shop.orders(buyer.id)).toEqual([]);
});

test.each([['../x'], [''], [{}], [['a']], [null], [7], ['x'.repeat(1024 * 1024)], [uuidv7()]])(
  'A03 an id that is none, or of nothing, orders nothing (%#)',
  async (id) => {
    const buyer = await shop.buyer();
    const before = await placed();
    for (const [path, name] of [
      ['/payment/create-order', 'componentId'],
      ['/subscription/create-order', 'planId'],
    ] as const) {
      const response = await post(shop.world, path, { [name]: id }, buyer.headers);
      expect([400, 404, 413]).toContain(response.statusCode);
      expect(response.json()).toHaveProperty('message');
    }
    expect(await placed()).toBe(before);
    expect(await shop.orders(buyer.id)).toEqual([]);
  },
);

test('A04 a plan and a component at once is refused', async () => {
  const buyer = await shop.buyer();
  const both = { planId: await shop.plan(), componentId: await shop.component() };
  for (const path of ['/payment/create-order', '/subscription/create-order'])
    expect((await post(shop.world, path, both, buyer.headers)).statusCode).toBe(400);
  expect(await shop.orders(buyer.id)).toEqual([]);
});

test('A05 an amount of the browser’s own is refused', async () => {
  const buyer = await shop.buyer();
  for (const [path, options] of [
    ['/subscription/create-order', { planId: await shop.plan(499), amount: 1 }],
    ['/payment/create-order', { componentId: await shop.component(199), amount: 1 }],
  ] as const)
    expect((await post(shop.world, path, options, buyer.headers)).statusCode).toBe(400);
  expect(await shop.orders(buyer.id)).toEqual([]);
});

test('A06 what is free is not sold', async () => {
  const componentId = await publishComponent(shop.world, { slug: `free-${uuidv7()}` });
  const response = await shop.create(await shop.buyer(), { componentId });
  expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'NOT_SOLD' }]);
});

test('A07 a component without a price is not sold separately', async () => {
  const response = await shop.create(await shop.buyer(), {
    componentId: await shop.component(null),
  });
  expect([response.statusCode, response.json()]).toMatchObject([
    400,
    { message: 'This component is not sold separately' },
  ]);
});

test('A08 what was bought is not sold again', async () => {
  const buyer = await shop.buyer();
  const componentId = await shop.component();
  const { orderId } = await shop.order(buyer, { componentId });
  await shop.verify(buyer, await shop.payFor(orderId), { componentId });
  const before = await placed();
  const response = await shop.create(buyer, { componentId });
  expect([response.statusCode, response.json()]).toMatchObject([
    409,
    { message: 'You already own this component' },
  ]);
  expect(await placed()).toBe(before);
});

test('A09 what a running plan includes is not sold', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan();
  const componentId = await publishComponent(shop.world, {
    slug: `included-${uuidv7()}`,
    planId,
    pricePaise: 19_900,
  });
  await givePlan(shop.world, buyer.id, planId);
  const response = await shop.create(buyer, { componentId });
  expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'ALREADY_INCLUDED' }]);
});

test('A10 a plan that costs nothing is given without the provider, once', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan(0);
  const before = await placed();
  const responses = await Promise.all([1, 2, 3].map(() => shop.create(buyer, { planId })));
  for (const response of responses)
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { orderId: null, amount: 0, currency: 'INR' },
    ]);
  expect(await placed()).toBe(before);
  const grants = await shop.grantsOf(buyer.id);
  expect(grants).toMatchObject([{ planId, sourceKind: 'free' }]);
  expect(await shop.orders(buyer.id)).toEqual([]);
});

test.each([
  ['A11', 0.5],
  ['A12', 2 ** 31],
])('%s a price of %d rupees cannot be set', async (_number, price) => {
  const admin = await shop.buyer();
  await makeAdmin(admin);
  const id = await shop.component(199);
  expect((await priceAs(admin, id, price)).statusCode).toBe(400);
  expect((await shop.order(await shop.buyer(), { componentId: id })).amount).toBe(19_900);
});

test('A13 a plan that was withdrawn is not there', async () => {
  const planId = await shop.plan();
  await shop.db
    .updateTable('plans')
    .set({ withdrawnAt: new Date() })
    .where('id', '=', planId)
    .execute();
  expect((await shop.create(await shop.buyer(), { planId })).statusCode).toBe(404);
});

test('A14 ten clicks at once are one order, here and there', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan();
  const before = await placed();
  await shop.spoil(POST_ORDER, { kind: 'latency', ms: 300 });
  const orders = await Promise.all(Array.from({ length: 10 }, () => shop.order(buyer, { planId })));
  expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
  expect(await placed()).toBe(before + 1);
  expect(await shop.orders(buyer.id)).toHaveLength(1);
});

test('A15 a second tab gets the same order', async () => {
  const buyer = await shop.buyer();
  const componentId = await shop.component();
  const first = await shop.order(buyer, { componentId });
  expect(await shop.order(buyer, { componentId })).toEqual(first);
});

test('A16 another price is another order, and the old one is not offered again', async () => {
  const buyer = await shop.buyer();
  const { componentId, old, newer } = await shop.orderTwice(buyer);
  expect(newer.amount).toBe(29_900);
  expect(newer.orderId).not.toBe(old.orderId);
  expect(await shop.order(buyer, { componentId })).toEqual(newer);
  expect(await shop.orders(buyer.id)).toMatchObject([
    { status: 'abandoned', amountPaise: 19_900, nextCheckAt: expect.any(Date) },
    { status: 'open', amountPaise: 29_900 },
  ]);
  // A payment of the old order, from a tab that was open before, still counts.
  const paid = await shop.payFor(old.orderId);
  expect((await shop.verify(buyer, paid, { componentId })).json()).toEqual({ success: true });
});

test('A16 a plan bought again with another duration is another order', async () => {
  const buyer = await shop.buyer();
  const planId = await createPlan(shop.world, `Days ${uuidv7()}`, 100);
  const old = await shop.order(buyer, { planId });
  await shop.db.updateTable('plans').set({ durationDays: 7 }).where('id', '=', planId).execute();
  expect((await shop.order(buyer, { planId })).orderId).not.toBe(old.orderId);
});

test('A16 a plan that reaches further by now is given as it is offered, on the same order', async () => {
  const buyer = await shop.buyer();
  const [planId, linkedPlanId] = [await shop.plan(), await shop.plan()];
  const { orderId } = await shop.order(buyer, { planId });
  await shop.db.insertInto('planLinks').values({ planId, linkedPlanId }).execute();
  await shop.db
    .updateTable('plans')
    .set({ name: 'Further', requestQuota: 3 })
    .where('id', '=', planId)
    .execute();
  expect((await shop.order(buyer, { planId })).orderId).toBe(orderId);
  await shop.verify(buyer, await shop.payFor(orderId), { planId });
  const snapshot = { name: 'Further', accessiblePlans: [linkedPlanId], requestQuota: 3 };
  expect(await shop.orders(buyer.id)).toMatchObject([{ itemSnapshot: snapshot }]);
  expect(await shop.grantsOf(buyer.id)).toMatchObject([{ snapshot }]);
});

test.each([
  ['A17', '429'],
  ['A21', '502'],
  ['A21', 'truncated'],
  ['A21', '500'],
  ['A21', 'reset'],
  ['A21', '200-error'],
])(
  '%s a provider that answers %s means nobody can pay just now, and the same order works later',
  async (_number, kind) => {
    const buyer = await shop.buyer();
    const planId = await shop.plan();
    await shop.spoil({ path: '/orders' }, { kind });
    const response = await shop.create(buyer, { planId });
    expect([response.statusCode, response.json()]).toMatchObject([503, { message: INITIATE }]);
    expect(response.headers['retry-after']).toBeDefined();
    await shop.mend();
    expect((await shop.order(buyer, { planId })).orderId).toMatch(/^order_/);
    expect(await shop.orders(buyer.id)).toHaveLength(1);
  },
);

test('A18 a provider that hangs is waited for at most eight seconds, and the order is looked at again', async () => {
  // With the timeouts of the product.
  const own = await openShop({ seed: 'hanging', fresh: false, timeouts: TIMEOUTS });
  onTestFinished(own.close);
  const buyer = await own.buyer();
  const planId = await own.plan();
  await own.spoil({ path: '/orders' }, { kind: 'hang' });
  const timers = steerTimers();
  const call = own.create(buyer, { planId });
  // Four seconds to create the order, and four to search for it.
  for (const tries of [1, 2]) {
    await own.untilStruck(tries);
    await timers.pass(4_000);
  }
  const response = await call;
  expect([response.statusCode, response.json()]).toMatchObject([503, { message: INITIATE }]);
  expect(await own.orders(buyer.id)).toMatchObject([
    { status: 'new', providerOrderId: null, nextCheckAt: expect.any(Date) },
  ]);
});

test('A19 an answer that is lost after the work was done is found by its receipt', async () => {
  const buyer = await shop.buyer();
  const before = await placed();
  await shop.spoil({ ...POST_ORDER, nth: 1 }, { kind: 'commit-then-reset' });
  const { orderId } = await shop.order(buyer, { planId: await shop.plan() });
  expect(await placed()).toBe(before + 1);
  expect(await shop.orders(buyer.id)).toMatchObject([{ providerOrderId: orderId }]);
});

test('A19 an answer that is lost while nothing can be read is found by the next call', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan();
  const before = await placed();
  await shop.spoil({ ...POST_ORDER, nth: 1 }, { kind: 'commit-then-reset' });
  await shop.spoil({ method: 'GET', path: '/orders' }, { kind: '502' });
  expect((await shop.create(buyer, { planId })).statusCode).toBe(503);
  await shop.mend();
  await shop.order(buyer, { planId });
  expect(await placed()).toBe(before + 1);
});
