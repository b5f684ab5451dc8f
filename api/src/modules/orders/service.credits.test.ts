import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckoutSummary } from '@tessera/contract/checkout';
import { get } from '../../../test/accounts.ts';
import { createPlan } from '../../../test/catalogue.ts';
import { holdLock } from '../../../test/lock-waits.ts';
import { type Buyer, openShop, type Paid, type Shop } from '../../../test/shop.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

let shop: Shop;
let pro: string;
let plus: string;
let team: string;
beforeAll(async () => {
  shop = await openShop({ seed: 'upgrades and money' });
  pro = await createPlan(shop.world, `Pro ${uuidv7()}`, 499);
  plus = await createPlan(shop.world, `Plus ${uuidv7()}`, 999, [pro]);
  team = await createPlan(shop.world, `Team ${uuidv7()}`, 2_999, [pro, plus]);
});
afterAll(() => shop.close());

const buy = async (buyer: Buyer, planId: string): Promise<Paid> => {
  const { orderId } = await shop.order(buyer, { planId });
  const paid = await shop.payFor(orderId);
  expect((await shop.verify(buyer, paid, { planId })).json()).toEqual({ success: true });
  return paid;
};
const plansOf = async (buyer: Buyer) => (await shop.grantsOf(buyer.id)).map(({ planId }) => planId);
const refundOf = async (buyer: Buyer, index: number, amount: number) => {
  const order = (await shop.orders(buyer.id))[index]!;
  const { admin } = shop.world.services.refunds;
  const { refundable } = await admin.get(order.id);
  const request = { requestId: randomUUID(), amount, refundable, reason: 'asked for it' };
  return admin.refund(buyer.id, order.id, request);
};

test('what was credited cannot be refunded as well, however it is asked for', async () => {
  const buyer = await shop.buyer();
  await buy(buyer, pro);
  await buy(buyer, plus);
  await expect(refundOf(buyer, 0, 499)).rejects.toMatchObject({ code: 'REFUND_TOO_MUCH' });
});

test('a refund and a credit of one payment never both happen', async () => {
  const buyer = await shop.buyer();
  await buy(buyer, pro);
  const { orderId } = await shop.order(buyer, { planId: plus });
  const paid = await shop.payFor(orderId);
  const held = await holdLock('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `grants ${buyer.id}`,
  ]);
  const both = Promise.allSettled([
    shop.verify(buyer, paid, { planId: plus }),
    refundOf(buyer, 0, 499),
  ]);
  await held.untilWaiting(2);
  await held.release();
  const [, refund] = await both;
  const { disposition } = (await shop.payment(paid.razorpay_payment_id))!;
  expect(disposition === 'granted').toBe(refund.status === 'rejected');
});

test('a chain of upgrades counts what was paid with days as well', async () => {
  const buyer = await shop.buyer();
  await buy(buyer, pro);
  await buy(buyer, plus);
  const { headers } = buyer;
  const summary = (
    await get(shop.world, `/payment/summary?planId=${team}`, headers)
  ).json<CheckoutSummary>();
  // 29 of 30 days of ₹999, of which a part was paid with days of Pro.
  expect(summary.credits).toMatchObject([{ days: 29, amount: 965.7 }]);
  await buy(buyer, team);
  expect(await plansOf(buyer)).toEqual([team]);
});

test('a period whose payment went back and came again is not given a second time', async () => {
  const buyer = await shop.buyer();
  const first = await buy(buyer, pro);
  await buy(buyer, plus);
  const { razorpay_payment_id: paymentId } = first;
  await shop.control('settings', { refundsFail: true });
  await shop.world.platform.razorpay!.refundPayment({
    paymentId,
    amountPaise: 49_900,
    key: `by-hand-${uuidv7()}`,
  });
  await shop.world.services.refunds.refresh(paymentId);
  await shop.advance(8 * 86_400);
  await shop.work();
  await shop.world.services.refunds.refresh(paymentId);
  await shop.mend();
  expect((await shop.orders(buyer.id))[0]).toMatchObject({ status: 'paid' });
  expect(await plansOf(buyer)).toEqual([plus]);
});

test('a stack of unequal lengths loses no day beside the new plan', async () => {
  const change = (id: string, terms: { durationDays: number; pricePaise?: number }) =>
    shop.db.updateTable('plans').set(terms).where('id', '=', id).execute();
  const buyer = await shop.buyer();
  await buy(buyer, pro);
  await change(pro, { durationDays: 365 });
  await buy(buyer, pro);
  await change(plus, { durationDays: 10, pricePaise: 79_900 });
  await buy(buyer, plus);
  const now = shop.clock.now().getTime();
  const days = (await shop.grantsOf(buyer.id)).map(({ planId, startsAt, endsAt }) => [
    planId,
    Math.max(0, Math.round((startsAt.getTime() - now) / 86_400_000)),
    Math.round((endsAt!.getTime() - now) / 86_400_000),
  ]);
  // Both periods of Pro are worth more than Plus costs then, so only the first is credited.
  expect(days).toEqual([
    [plus, 0, 10],
    [pro, 10, 375],
  ]);
});
