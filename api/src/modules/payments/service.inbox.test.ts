import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop, WEBHOOK_SECRET, type Shop } from '../../../test/shop.ts';
import { openWorld } from '../../../test/world.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ seed: 'inbox' });
});
afterEach(async () => {
  await shop.mend();
  await shop.control('webhook/config', { urls: [], secret: WEBHOOK_SECRET });
});
afterAll(() => shop.close());

const events = () => shop.db.selectFrom('providerEvents').selectAll().execute();
const atCheckout = async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan();
  return { buyer, planId, orderId: (await shop.order(buyer, { planId })).orderId };
};

test('without a secret there is no such address, and with a wrong signature nothing is kept', async () => {
  const world = await openWorld({ fresh: false, overrides: shop.sandbox.environment });
  try {
    const response = await world.http.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      payload: '{}',
    });
    expect(response.statusCode).toBe(404);
  } finally {
    await world.close();
  }
  const before = (await events()).length;
  expect((await shop.deliver('{}', {}, 'not the secret')).statusCode).toBe(401);
  expect(await events()).toHaveLength(before);
});

test('what cannot be read is kept, acknowledged and put aside at once; a person can put it back', async () => {
  const response = await shop.deliver('{"entity":"event"', { 'x-razorpay-event-id': 'poison1' });
  expect(response.statusCode).toBe(200);
  await shop.payments.inbox.drain();
  const find = async () => (await events()).find(({ eventId }) => eventId === 'poison1');
  expect(await find()).toMatchObject({ parkedAt: expect.any(Date), nextTryAt: null });
  expect(shop.alarms('parked event').some((line) => line.includes('poison1'))).toBe(true);
  await shop.payments.inbox.resend('poison1');
  expect(await find()).toMatchObject({ parkedAt: null, attempts: 0, nextTryAt: expect.any(Date) });
  await shop.payments.inbox.workDue();
  expect(await find()).toMatchObject({ parkedAt: expect.any(Date) });
  await expect(shop.payments.inbox.resend('nobody')).rejects.toThrow('There is no event nobody.');
});

test('while the provider is away a captured payment is believed from the signed event', async () => {
  await shop.subscribe();
  const { buyer, orderId } = await atCheckout();
  const paid = await shop.pay(orderId, { instrument: '4100 2800 0000 1007' });
  await shop.spoil({}, { kind: '502' });
  await shop.advance(3);
  await shop.payments.inbox.drain();
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await shop.payment(paid.razorpay_payment_id)).toMatchObject({ feePaise: null });
  // The event of a card payment has no fee. The fee is requested once the provider answers.
  await shop.mend();
  await shop.payments.reconciler.learnFees();
  expect(await shop.balances(paid.razorpay_payment_id)).toMatchObject({
    provider_clearing: 49_900 - 1_178,
    provider_fees: 998,
  });
});

test('an event that only an answering provider could settle waits for it, and is not put aside', async () => {
  await shop.subscribe();
  const { buyer, orderId } = await atCheckout();
  // Authorised after the half hour in which the provider captures by itself.
  await shop.pay(orderId, { outcome: 'no-answer', late_by: 3_600 });
  await shop.spoil({ path: '/payments' }, { kind: '429' });
  await shop.advance(3_601);
  for (let tries = 0; tries < 12; tries++) {
    shop.clock.advance({ seconds: 601 });
    await shop.payments.inbox.workDue();
  }
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  const waiting = (await events()).filter(({ nextTryAt }) => nextTryAt !== null);
  expect(waiting).toMatchObject([{ parkedAt: null, attempts: expect.any(Number) }]);
  await shop.mend();
  shop.clock.advance({ seconds: 601 });
  await shop.payments.inbox.workDue();
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
});

test('what was done ninety days ago is forgotten, what waits for a person is not', async () => {
  await shop.deliver('{"entity":"event"', { 'x-razorpay-event-id': 'poison2' });
  await shop.payments.inbox.drain();
  shop.clock.advance({ seconds: 91 * 86_400 });
  while ((await shop.payments.inbox.prune()) > 0);
  const left = await events();
  expect(left.length).toBeGreaterThan(0);
  expect(left.every(({ parkedAt }) => parkedAt !== null)).toBe(true);
});
