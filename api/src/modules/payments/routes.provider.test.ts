import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { get, post } from '../../../test/accounts.ts';
import { startChild } from '../../../test/child-server.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import { environment, openWorld } from '../../../test/world.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ seed: 'provider' });
});
afterEach(() => shop.mend());
afterAll(() => shop.close());

const INITIATE = 'Failed to initiate payment';
type TruthOrder = { id: string; receipt: string; notes: Record<string, string> };
const placed = async () => (await shop.counts())['orders'] ?? 0;

test('A20 a process that dies between the provider’s answer and our note leaves an order the next call finds', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan();
  const before = await placed();
  const child = startChild({
    ...environment({ ...shop.sandbox.environment, CRASH_AT: 'create.ask after', ROLES: 'http' }),
    PATH: '',
    PORT: '0',
  });
  const { address } = await child.said('ready');
  await expect(
    fetch(`${address}/api/subscription/create-order`, {
      method: 'POST',
      headers: { ...buyer.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ planId }),
    }),
  ).rejects.toThrow('fetch failed');
  await child.exited;
  expect(await placed()).toBe(before + 1);
  expect(await shop.orders(buyer.id)).toMatchObject([{ status: 'new', providerOrderId: null }]);
  // Until then, other callers wait for the lease of the crashed process.
  shop.clock.advance({ seconds: 13 });
  const { orderId } = await shop.order(buyer, { planId });
  expect(await placed()).toBe(before + 1);
  expect(await shop.orders(buyer.id)).toMatchObject([{ providerOrderId: orderId }]);
});

test.each(['wrong-amount', 'wrong-currency'])(
  'A22 an order echoed with a %s is not sold, and a person is told',
  async (kind) => {
    const buyer = await shop.buyer();
    const before = shop.alarms('misconfigured').length;
    await shop.spoil({ path: '/orders' }, { kind });
    const response = await shop.create(buyer, { planId: await shop.plan() });
    expect([response.statusCode, response.json()]).toMatchObject([503, { message: INITIATE }]);
    expect(shop.alarms('misconfigured')).toHaveLength(before + 1);
    expect(await shop.orders(buyer.id)).toMatchObject([{ providerOrderId: null }]);
  },
);

test.each([400, 401])(
  'A23 a key the provider refuses (%i) is an alarm, and is never said aloud',
  async (authStatus) => {
    const secret = 'quite another secret of 24';
    await shop.control('settings', { authStatus });
    const world = await openWorld({
      fresh: false,
      overrides: { ...shop.sandbox.environment, RAZORPAY_KEY_SECRET: secret },
    });
    try {
      const buyer = await shop.buyer();
      const planId = await shop.plan();
      const response = await post(world, '/subscription/create-order', { planId }, buyer.headers);
      expect([response.statusCode, response.json()]).toMatchObject([503, { message: INITIATE }]);
      const logged = world.logged.join('\n');
      expect(logged).toContain('"alarm":"misconfigured"');
      expect(logged).not.toContain(secret);
      expect(logged).not.toContain(Buffer.from(`:${secret}`).toString('base64').slice(4, -4));
    } finally {
      await world.close();
    }
  },
);

test('A24 somebody who has gone cannot order', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan();
  await shop.world.services.users.remove(buyer.id);
  expect((await shop.create(buyer, { planId })).statusCode).toBe(401);
});

test('A25 the provider’s order carries our id, and enough to give what was bought without us', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan();
  const { orderId } = await shop.order(buyer, { planId });
  const [row] = await shop.orders(buyer.id);
  const { orders } = await shop.control<{ orders: TruthOrder[] }>('truth');
  const theirs = orders.find(({ id }) => id === orderId)!;
  expect(theirs.receipt).toBe(row!.id);
  expect(theirs.receipt.length).toBeLessThanOrEqual(40);
  expect(theirs.notes).toEqual({ oid: row!.id, uid: buyer.id, kind: 'plan', item: planId, v: '1' });
  for (const value of Object.values(theirs.notes)) expect(value.length).toBeLessThanOrEqual(256);
});

test('without a provider nothing is sold, and everything else works', async () => {
  const world = await openWorld({ fresh: false });
  try {
    const buyer = await shop.buyer();
    const planId = await shop.plan();
    const order = await post(world, '/subscription/create-order', { planId }, buyer.headers);
    expect([order.statusCode, order.json()]).toMatchObject([503, { message: INITIATE }]);
    const key = await get(world, '/payment/key', buyer.headers);
    expect([key.statusCode, key.json()]).toMatchObject([
      503,
      { message: 'Failed to get Razorpay key from server' },
    ]);
    const free = await post(
      world,
      '/subscription/create-order',
      { planId: await shop.plan(0) },
      buyer.headers,
    );
    expect(free.json()).toMatchObject({ orderId: null });
  } finally {
    await world.close();
  }
});
