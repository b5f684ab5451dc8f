import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { post } from '../../../test/accounts.ts';
import { openShop, WEBHOOK_SECRET, type Buyer, type Paid, type Shop } from '../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ seed: 'verify' });
});
afterEach(() => shop.mend());
afterAll(() => shop.close());

const FAILED = 'Payment verification failed. Please contact support.';
const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

/** A buyer with an unpaid order for a plan. */
async function atCheckout(rupees = 499) {
  const buyer = await shop.buyer();
  const planId = await shop.plan(rupees);
  const { orderId } = await shop.order(buyer, { planId });
  return { buyer, planId, orderId };
}

async function paid(rupees = 499) {
  const checkout = await atCheckout(rupees);
  return { ...checkout, handed: await shop.payFor(checkout.orderId) };
}

const expectNothing = async (buyer: Buyer, handed: Paid) => {
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  expect(await shop.balances(handed.razorpay_payment_id)).toEqual({});
};

test('B26 what was paid is given, once', async () => {
  const { buyer, planId, handed } = await paid();
  const response = await shop.verify(buyer, handed, { planId });
  expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
  expect(await shop.grantsOf(buyer.id)).toMatchObject([{ planId, sourceKind: 'order' }]);
  expect(await shop.orders(buyer.id)).toMatchObject([{ status: 'paid', nextCheckAt: null }]);
  expect(await shop.payment(handed.razorpay_payment_id)).toMatchObject({
    disposition: 'granted',
    settledBy: 'browser',
    feePaise: 1_178,
  });
});

test('B27 a hundred reports at once are a hundred successes and one grant', async () => {
  const { buyer, planId, handed } = await paid();
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => shop.verify(buyer, handed, { planId })),
  );
  for (const response of responses) expect(response.json()).toEqual({ success: true });
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  const { 'revenue:plan': revenue } = await shop.balances(handed.razorpay_payment_id);
  expect(revenue).toBe(-49_900);
});

test('two tabs that pay one order are both told that it is there, and it is given once', async () => {
  const { buyer, planId, orderId } = await atCheckout();
  const tabs = [await shop.pay(orderId), await shop.pay(orderId)];
  await shop.advance(3);
  for (const handed of tabs)
    expect((await shop.verify(buyer, handed, { planId })).json()).toEqual({ success: true });
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  const rows = await Promise.all(tabs.map((one) => shop.payment(one.razorpay_payment_id)));
  expect(new Set(rows.map((row) => row?.disposition))).toEqual(new Set(['granted', 'returned']));
  expect((await shop.payments.watch.look())['a ledger that differs from the payment']).toBe(0);
});

test('B28 a signature that is anything but right is refused with the spec’s words', async () => {
  const { buyer, planId, handed } = await paid();
  const right = handed.razorpay_signature;
  const wrong = [
    (right.startsWith('0') ? '1' : '0') + right.slice(1),
    right.toUpperCase(),
    ` ${right} `,
    '',
    [right],
    null,
    {},
    'f'.repeat(100_000),
  ];
  for (const razorpay_signature of wrong) {
    const { status: _status, ...ids } = handed;
    const response = await post(
      shop.world,
      '/subscription/verify',
      { ...ids, razorpay_signature, planId },
      buyer.headers,
    );
    expect([response.statusCode, response.json()]).toMatchObject([400, { message: FAILED }]);
  }
  const huge = await shop.verify(
    buyer,
    { ...handed, razorpay_signature: 'f'.repeat(10 * 1024 * 1024) },
    { planId },
  );
  expect(huge.statusCode).toBe(413);
  await expectNothing(buyer, handed);
});

test('B29 the signature of another order is refused', async () => {
  const { buyer, planId, handed } = await paid();
  const other = await paid();
  const response = await shop.verify(
    buyer,
    { ...handed, razorpay_signature: other.handed.razorpay_signature },
    { planId },
  );
  expect([response.statusCode, response.json()]).toMatchObject([400, { message: FAILED }]);
  await expectNothing(buyer, handed);
});

test('B30 somebody else’s order is not there, and gives nothing to either', async () => {
  const { buyer, planId, handed } = await paid();
  const thief = await shop.buyer();
  expect((await shop.verify(thief, handed, { planId })).statusCode).toBe(404);
  await expectNothing(buyer, handed);
  await expectNothing(thief, handed);
});

test('B31 an order of a component is no plan', async () => {
  const buyer = await shop.buyer();
  const componentId = await shop.component();
  const planId = await shop.plan(9_999);
  const { orderId } = await shop.order(buyer, { componentId });
  const handed = await shop.payFor(orderId);
  const response = await shop.verify(buyer, handed, { planId });
  expect([response.statusCode, response.json()]).toMatchObject([400, { message: FAILED }]);
  await expectNothing(buyer, handed);
});

test('B32 a cheap plan’s payment does not buy a dear plan, and the attempt is written down', async () => {
  const { buyer, handed } = await paid(100);
  const dear = await shop.plan(9_999);
  const response = await shop.verify(buyer, handed, { planId: dear });
  expect([response.statusCode, response.json()]).toMatchObject([400, { message: FAILED }]);
  await expectNothing(buyer, handed);
  const [order] = await shop.orders(buyer.id);
  const audited = await shop.db
    .selectFrom('auditLog')
    .selectAll()
    .where('subjectId', '=', order!.id)
    .execute();
  expect(audited).toMatchObject([{ actorId: buyer.id, action: 'misverify' }]);
});

test('B33 a payment of another order, signed as if it were of this one, is refused', async () => {
  const { buyer, planId, orderId } = await atCheckout(9_999);
  const cheap = await paid(1);
  const forged: Paid = {
    ...cheap.handed,
    razorpay_order_id: orderId,
    razorpay_signature: sign(
      shop.sandbox.keySecret,
      `${orderId}|${cheap.handed.razorpay_payment_id}`,
    ),
  };
  const response = await shop.verify(buyer, forged, { planId });
  expect([response.statusCode, response.json()]).toMatchObject([400, { message: FAILED }]);
  await expectNothing(buyer, forged);
});

test('B34 an id that is a path goes nowhere', async () => {
  const { buyer, planId, handed } = await paid();
  const payment = `../orders/${handed.razorpay_order_id}`;
  const response = await shop.verify(
    buyer,
    {
      ...handed,
      razorpay_payment_id: payment,
      razorpay_signature: sign(shop.sandbox.keySecret, `${handed.razorpay_order_id}|${payment}`),
    },
    { planId },
  );
  expect(response.statusCode).toBe(400);
  await expectNothing(buyer, handed);
});

test.each([
  ['B35', 'over payment and order the wrong way round', 'swapped'],
  ['B36', 'with the webhook’s secret', 'secret'],
])('%s a signature %s is refused', async (_number, _what, kind) => {
  const { buyer, planId, handed } = await paid();
  const { razorpay_order_id: order, razorpay_payment_id: payment } = handed;
  const razorpay_signature =
    kind === 'swapped'
      ? sign(shop.sandbox.keySecret, `${payment}|${order}`)
      : sign(WEBHOOK_SECRET, `${order}|${payment}`);
  const response = await shop.verify(buyer, { ...handed, razorpay_signature }, { planId });
  expect([response.statusCode, response.json()]).toMatchObject([400, { message: FAILED }]);
  await expectNothing(buyer, handed);
});

test('B37 what is only authorised is captured, and given', async () => {
  const { buyer, planId, orderId } = await atCheckout();
  const handed = await shop.pay(orderId);
  expect(handed.status).toBe('authorized');
  expect((await shop.verify(buyer, handed, { planId })).json()).toEqual({ success: true });
  expect(await shop.counts()).toMatchObject({ 'payments.captured': expect.any(Number) });
  expect(await shop.payment(handed.razorpay_payment_id)).toMatchObject({ status: 'captured' });
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
});

test('B38 a capture whose answer is lost counts when the payment turns out captured', async () => {
  const { buyer, planId, orderId } = await atCheckout();
  const handed = await shop.pay(orderId);
  await shop.spoil({ path: '/capture$', nth: 1 }, { kind: 'commit-then-502' });
  expect((await shop.verify(buyer, handed, { planId })).json()).toEqual({ success: true });
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
});

test('B39 a payment that failed says so, and gives nothing', async () => {
  const { buyer, planId, orderId } = await atCheckout();
  const handed = await shop.pay(orderId, { outcome: 'failure', reason: 'insufficient_fund' });
  const response = await shop.verify(buyer, handed, { planId });
  expect(response.statusCode).toBe(402);
  expect(response.json<{ message: string }>().message).toMatch(
    /^Payment failed: .*insufficient account balance/,
  );
  await expectNothing(buyer, handed);
});

test('B40 a bank that has not answered is waited for, and its yes counts whoever tells it', async () => {
  const { buyer, planId, orderId } = await atCheckout();
  const handed = await shop.pay(orderId, { outcome: 'no-answer', late_by: 120 });
  const response = await shop.verify(buyer, handed, { planId });
  expect([response.statusCode, response.json()]).toEqual([
    202,
    {
      success: false,
      pending: true,
      message: 'Your bank has not answered yet; we keep checking.',
    },
  ]);
  await expectNothing(buyer, handed);
  await shop.subscribe();
  await shop.advance(125);
  await shop.eventually(async () => (await shop.grantsOf(buyer.id)).length === 1);
  expect(await shop.payment(handed.razorpay_payment_id)).toMatchObject({ settledBy: 'webhook' });
  await shop.control('webhook/config', { urls: [], secret: WEBHOOK_SECRET });
});
