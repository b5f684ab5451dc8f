import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { get } from '../../../test/accounts.ts';
import { openShop, type Shop } from '../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ seed: 'routes' });
});
afterEach(() => shop.mend());
afterAll(() => shop.close());

test('the public half of the key and the script are for verified people [API-23] [API-26]', async () => {
  const buyer = await shop.buyer();
  for (const path of ['/payment/key', '/subscription/key']) {
    const response = await get(shop.world, path, buyer.headers);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      key: shop.sandbox.keyId,
      script: `${shop.sandbox.checkout}/v1/checkout.js`,
    });
    expect(response.body).not.toContain(shop.sandbox.keySecret);
    expect((await get(shop.world, path)).statusCode).toBe(401);
  }
});

test('a plan is ordered, paid, verified and held [API-27] [API-28] [EN-38] [EN-39]', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan(499);
  const order = await shop.order(buyer, { planId });
  expect(order).toEqual({
    orderId: expect.stringMatching(/^order_/),
    amount: 49_900,
    currency: 'INR',
  });
  const paid = await shop.payFor(order.orderId);
  const verified = await shop.verify(buyer, paid, { planId });
  expect([verified.statusCode, verified.json()]).toEqual([200, { success: true }]);
  const current = await get(shop.world, '/subscription/current', buyer.headers);
  expect(current.json()).toMatchObject({ active: true, plan: { _id: planId, price: 499 } });
  expect(await shop.balances(paid.razorpay_payment_id)).toEqual({
    provider_clearing: 49_900 - 1_178,
    'revenue:plan': -49_900,
    provider_fees: 998,
    gst_input: 180,
  });
});

test('a component is ordered, paid, verified and held [API-24] [API-25] [EN-38] [EN-39]', async () => {
  const buyer = await shop.buyer();
  const componentId = await shop.component(199);
  const order = await shop.order(buyer, { componentId });
  expect(order).toMatchObject({ amount: 19_900, currency: 'INR' });
  const paid = await shop.payFor(order.orderId);
  const verified = await shop.verify(buyer, paid, { componentId });
  expect([verified.statusCode, verified.json()]).toEqual([200, { success: true }]);
  const library = await get(shop.world, '/user/library', buyer.headers);
  expect(library.json()).toMatchObject({ purchasedIds: [componentId] });
});
