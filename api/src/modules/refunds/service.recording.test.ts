import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop, type Paid, type Shop } from '../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    seed: 'refunds',
    webhooks: true,
    overrides: { SELLER_GSTIN: '29AAAAA0000A1ZY' },
  });
});
afterEach(async () => {
  await shop.mend();
  await shop.control('balance', { amount: null });
});
afterAll(() => shop.close());

const DAY_SECONDS = 86_400;

async function bought(rupees = 499) {
  const buyer = await shop.buyer();
  const planId = await shop.plan(rupees);
  const { orderId } = await shop.order(buyer, { planId });
  const paid = await shop.payFor(orderId);
  expect((await shop.verify(buyer, paid, { planId })).json()).toEqual({ success: true });
  return { buyer, planId, paid, id: paid.razorpay_payment_id };
}
/** A refund made on the provider's dashboard. */
const refundAtProvider = (
  { razorpay_payment_id: paymentId }: Paid,
  amountPaise: number,
  key: string,
) => shop.world.platform.razorpay!.refundPayment({ paymentId, amountPaise, key: `by-hand-${key}` });
const told = async () => {
  await shop.advance(1);
  await shop.work();
};

async function paidTwice() {
  const buyer = await shop.buyer();
  const { componentId, old, newer } = await shop.orderTwice(buyer);
  const [first, second] = [await shop.pay(old.orderId), await shop.pay(newer.orderId)];
  return { buyer, componentId, first, second };
}

test('a sale is booked with its tax, and its full refund takes back the tax and what was bought', async () => {
  const { buyer, paid, id } = await bought();
  expect(await shop.balances(id)).toMatchObject({
    'revenue:plan': -42_288,
    'gst_output:cgst': -3_806,
    'gst_output:sgst': -3_806,
  });
  await refundAtProvider(paid, 49_900, 'full-refund');
  await told();
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  expect(await shop.orders(buyer.id)).toMatchObject([{ status: 'refunded' }]);
  expect(await shop.balances(id)).toEqual({
    'revenue:plan': -42_288,
    refunds: 42_288,
    provider_clearing: -1_178,
    provider_fees: 998,
    gst_input: 180,
  });
});

test('a refund in part keeps what was bought', async () => {
  const { buyer, paid, id } = await bought();
  await refundAtProvider(paid, 10_000, 'part-refund');
  await told();
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await shop.payment(id)).toMatchObject({ refundedPaise: 10_000, status: 'captured' });
  expect(await shop.balances(id)).toMatchObject({
    provider_clearing: 49_900 - 1_178 - 10_000,
    refunds: 8_474,
  });
});

test('a refund that fails gives back what it had taken', async () => {
  const { buyer, planId, paid, id } = await bought();
  const books = await shop.balances(id);
  await shop.control('settings', { refundSeconds: 100, refundsFail: true });
  await refundAtProvider(paid, 49_900, 'failing-refund');
  await told();
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  await shop.advance(200);
  await told();
  expect(await shop.grantsOf(buyer.id)).toMatchObject([{ planId }]);
  expect(await shop.orders(buyer.id)).toMatchObject([{ status: 'paid' }]);
  expect(await shop.balances(id)).toEqual(books);
  expect(shop.alarms('unplaced refund').filter((line) => line.includes(id))).toHaveLength(1);
});

test('a refund that fails after the same was bought anew is tried again, for one is enough', async () => {
  const buyer = await shop.buyer();
  const componentId = await shop.component(199);
  const buy = async () => {
    const paid = await shop.payFor((await shop.order(buyer, { componentId })).orderId);
    expect((await shop.verify(buyer, paid, { componentId })).json()).toEqual({ success: true });
    return paid;
  };
  const paid = await buy();
  const id = paid.razorpay_payment_id;
  await shop.control('settings', { refundSeconds: 100, refundsFail: true });
  await refundAtProvider(paid, 19_900, 'bought-anew');
  await told();
  await buy();
  await shop.advance(200);
  await told();
  expect(await shop.orders(buyer.id)).toMatchObject([{ status: 'refunded' }, { status: 'paid' }]);
  expect(await shop.payment(id)).toMatchObject({
    disposition: 'excess',
    status: 'captured',
    refundedPaise: 0,
    refundAt: expect.any(Date),
  });
  expect(await shop.balances(id)).toMatchObject({ suspense: -19_900 });
  expect(shop.alarms('unplaced refund').filter((line) => line.includes(id))).toHaveLength(1);
  await shop.mend();
  await shop.advance(DAY_SECONDS + 60);
  await told();
  expect(await shop.payment(id)).toMatchObject({ refundedPaise: 19_900, refundAt: null });
  expect(await shop.balances(id)).not.toHaveProperty('suspense');
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await shop.payments.watch.look()).toMatchObject({
    'granted without a capture': 0,
    'paid without a grant': 0,
    'a ledger that differs from the payment': 0,
  });
});

test('a refund of one period moves the later ones forward', async () => {
  const { buyer, planId, paid } = await bought();
  const second = await shop.order(buyer, { planId });
  await shop.payFor(second.orderId);
  await told();
  expect(await shop.grantsOf(buyer.id)).toHaveLength(2);
  await refundAtProvider(paid, 49_900, 'stacked-refund');
  await told();
  const [left, ...none] = await shop.grantsOf(buyer.id);
  expect(none).toEqual([]);
  expect(left!.startsAt.getTime()).toBeLessThanOrEqual(shop.clock.now().getTime());
});

test('a refund of somebody who has gone is booked on the account without a name', async () => {
  const { buyer, paid, id } = await bought();
  await shop.world.services.users.remove(buyer.id);
  await refundAtProvider(paid, 49_900, 'gone-refund');
  await told();
  expect(await shop.payment(id)).toMatchObject({ refundedPaise: 49_900 });
});

test('what was paid twice goes back once, by itself, with a key', async () => {
  const { buyer, componentId, first, second } = await paidTwice();
  await shop.advance(3);
  await Promise.all([
    shop.verify(buyer, first, { componentId }),
    shop.verify(buyer, second, { componentId }),
  ]);
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  await shop.spoil({ path: '/refund$', nth: 1 }, { kind: 'commit-then-reset' });
  await Promise.all([shop.refunds.refundDue(), shop.refunds.refundDue()]);
  await told();
  const refunds = await shop.db
    .selectFrom('providerRefunds')
    .selectAll()
    .where('paymentId', 'in', [first.razorpay_payment_id, second.razorpay_payment_id])
    .execute();
  expect(refunds).toHaveLength(1);
  const excess = await shop.payment(refunds[0]!.paymentId);
  expect(excess).toMatchObject({ disposition: 'excess', refundAt: null });
  expect(refunds[0]!.amountPaise).toBe(excess!.amountPaise);
  expect(await shop.balances(refunds[0]!.paymentId)).not.toHaveProperty('suspense');
});

test('an excess that cannot go back is an alarm, and is tried again the next day', async () => {
  const buyer = await shop.buyer();
  const { componentId, old, newer } = await shop.orderTwice(buyer);
  await shop.verify(buyer, await shop.payFor(old.orderId), { componentId });
  await shop.control('balance', { amount: 0 });
  const second = await shop.payFor(newer.orderId);
  await shop.verify(buyer, second, { componentId });
  const id = second.razorpay_payment_id;
  const before = shop.alarms('unplaced refund').length;
  await shop.refunds.refundDue();
  expect(shop.alarms('unplaced refund')).toHaveLength(before + 1);
  await shop.control('balance', { amount: null });
  await shop.refunds.refundDue();
  expect(await shop.payment(id)).toMatchObject({ refundedPaise: 0 });
  await shop.advance(DAY_SECONDS + 60);
  await shop.refunds.refundDue();
  expect(await shop.payment(id)).toMatchObject({ refundedPaise: 29_900 });
});

test('what somebody paid after he has gone goes back', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan();
  const { orderId } = await shop.order(buyer, { planId });
  await shop.world.services.users.remove(buyer.id);
  const paid = await shop.payFor(orderId);
  await told();
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  expect(await shop.payment(paid.razorpay_payment_id)).toMatchObject({
    disposition: 'excess',
    reason: 'the buyer has gone',
    refundedPaise: 49_900,
  });
});

test('a dispute changes nothing until it is lost; then the money and what it bought are gone', async () => {
  const { buyer, id } = await bought();
  const dispute = await shop.control<{ id: string }>('dispute', { payment_id: id });
  await told();
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(shop.alarms('dispute').some((line) => line.includes(id))).toBe(true);
  await shop.control('dispute', { dispute_id: dispute.id, step: 'lost' });
  await told();
  await shop.control('dispute', { dispute_id: dispute.id, step: 'closed' });
  await told();
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  expect(await shop.balances(id)).toMatchObject({ disputes: 49_900, provider_clearing: -1_178 });
  const watched = await shop.payments.watch.look();
  expect(watched['a ledger that differs from the payment']).toBe(0);
});

test('what lost disputes have taken together is gone, and what it bought with it', async () => {
  const { buyer, id } = await bought();
  const lose = async (amount: number) => {
    const dispute = await shop.control<{ id: string }>('dispute', { payment_id: id, amount });
    await shop.control('dispute', { dispute_id: dispute.id, step: 'lost' });
    await told();
  };
  await lose(20_000);
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await shop.payment(id)).toMatchObject({ status: 'captured' });
  await lose(29_900);
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  expect(await shop.payment(id)).toMatchObject({ status: 'refunded', refundAt: null });
});

test.each([
  { lost: 29_900, back: 0 },
  { lost: 10_000, back: 19_900 },
])('of an excess of which a dispute took $lost paise, $back go back', async ({ lost, back }) => {
  const buyer = await shop.buyer();
  const { componentId, old, newer } = await shop.orderTwice(buyer);
  await shop.verify(buyer, await shop.payFor(old.orderId), { componentId });
  await shop.control('balance', { amount: 0 });
  const { razorpay_payment_id: id } = await shop.payFor(newer.orderId);
  await told();
  const request = { payment_id: id, amount: lost };
  const dispute = await shop.control<{ id: string }>('dispute', request);
  await shop.control('dispute', { dispute_id: dispute.id, step: 'lost' });
  await told();
  await shop.control('balance', { amount: null });
  await shop.advance(DAY_SECONDS + 60);
  await shop.work();
  expect(await shop.payment(id)).toMatchObject({
    disposition: 'excess',
    status: 'refunded',
    refundedPaise: back,
    refundAt: null,
  });
});

test('a dispute that is won keeps everything', async () => {
  const { buyer, id } = await bought();
  const books = await shop.balances(id);
  const dispute = await shop.control<{ id: string }>('dispute', { payment_id: id });
  for (const step of ['under_review', 'won', 'closed'])
    await shop.control('dispute', { dispute_id: dispute.id, step });
  await told();
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await shop.balances(id)).toEqual(books);
});
