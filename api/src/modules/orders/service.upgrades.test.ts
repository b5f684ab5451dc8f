import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CheckoutSummary } from '@tessera/contract/checkout';
import { get, post } from '../../../test/accounts.ts';
import { createPlan } from '../../../test/catalogue.ts';
import { givePlan } from '../../../test/library.ts';
import { type Buyer, openShop, type Paid, type Shop } from '../../../test/shop.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    seed: 'upgrades',
    webhooks: true,
    overrides: { SELLER_GSTIN: '29AAAAA0000A1ZY', SELLER_STATE: '29' },
  });
});
afterEach(() => shop.mend());
afterAll(() => shop.close());

const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1_000;

/** A plan, one that opens it, and another that opens it too. */
async function ladder() {
  const pro = await createPlan(shop.world, `Pro ${uuidv7()}`, 499);
  const plus = await createPlan(shop.world, `Plus ${uuidv7()}`, 999, [pro]);
  const team = await createPlan(shop.world, `Team ${uuidv7()}`, 1_499, [pro]);
  return { pro, plus, team };
}
const summaryOf = async ({ headers }: Buyer, planId: string): Promise<CheckoutSummary> =>
  (await get(shop.world, `/payment/summary?planId=${planId}`, headers)).json();
const buy = async (buyer: Buyer, planId: string): Promise<Paid> => {
  const { orderId } = await shop.order(buyer, { planId });
  const paid = await shop.payFor(orderId);
  expect((await shop.verify(buyer, paid, { planId })).json()).toEqual({ success: true });
  return paid;
};
/** The plans of the running and waiting periods with their days from now, rounded. */
const periodsOf = async (buyer: Buyer, plans: Record<string, string>) => {
  const now = shop.clock.now().getTime();
  const names = new Map(Object.entries(plans).map(([name, id]) => [id, name]));
  const days = (at: Date) => Math.round((at.getTime() - now) / DAY_MS);
  return (await shop.grantsOf(buyer.id))
    .filter(({ endsAt }) => endsAt!.getTime() > now)
    .map(({ planId, startsAt, endsAt }) => [
      names.get(planId!),
      Math.max(0, days(startsAt)),
      days(endsAt!),
    ]);
};
const refundAtProvider = async ({ razorpay_payment_id: paymentId }: Paid, amountPaise: number) => {
  const key = `by-hand-${uuidv7()}`;
  await shop.world.platform.razorpay!.refundPayment({ paymentId, amountPaise, key });
  await shop.advance(1);
  await shop.work();
};
const creditsOf = (buyer: Buyer) =>
  shop.db
    .selectFrom('orderCredits')
    .innerJoin('purchaseOrders', 'purchaseOrders.id', 'orderCredits.orderId')
    .select(['days', 'ofDays', 'creditPaise', 'usedAt', 'returnedAt', 'status'])
    .where('userId', '=', buyer.id)
    .orderBy('createdAt')
    .execute();

/** A buyer who has used eleven of thirty days of Pro. */
async function halfway() {
  const plans = await ladder();
  const buyer = await shop.buyer();
  const paid = await buy(buyer, plans.pro);
  await shop.advance(11 * DAY_SECONDS);
  return { ...plans, plans, buyer, paid };
}
/** 49,900 × 18 / 30: the payment took some seconds, so the nineteenth day is not whole. */
const CREDIT = 29_940;

test('an upgrade takes the unused days off: in the summary, the order, the ledger and the invoice', async () => {
  const { buyer, plus, plans } = await halfway();
  const summary = await summaryOf(buyer, plus);
  expect(summary).toMatchObject({
    price: 999,
    credits: [{ days: 18, ofDays: 30, amount: 299.4 }],
    total: 699.6,
    otherPlans: [{ relation: 'opened', fate: 'ends' }],
  });
  const paid = await buy(buyer, plus);
  const [, order] = await shop.orders(buyer.id);
  expect(order).toMatchObject({ amountPaise: 99_900 - CREDIT, status: 'paid' });
  expect(order!.cgstPaise / 100).toBe(summary.tax!.cgst);
  expect(await periodsOf(buyer, plans)).toEqual([['plus', 0, 30]]);
  expect(await creditsOf(buyer)).toMatchObject([
    {
      days: 18,
      ofDays: 30,
      creditPaise: CREDIT,
      usedAt: expect.any(Date) as Date,
      returnedAt: null,
    },
  ]);
  expect(await shop.balances(paid.razorpay_payment_id)).toMatchObject({
    'plan_days:returned': CREDIT,
    'plan_days:credited': -CREDIT,
    'revenue:plan': -order!.taxablePaise,
  });
  await shop.papers();
  const { lines, amountPaise } = await shop.db
    .selectFrom('invoices')
    .select(['lines', 'amountPaise'])
    .where('paymentId', '=', paid.razorpay_payment_id)
    .executeTakeFirstOrThrow();
  expect(amountPaise).toBe(99_900 - CREDIT);
  expect(lines).toMatchObject([
    {
      discounts: [
        {
          label: expect.stringMatching(/^Credit for Pro .*, 18 of 30 days not used$/) as string,
          amountPaise: CREDIT,
        },
      ],
    },
  ]);
});

test('a refund of the upgrade brings the days back, and they can be credited again', async () => {
  const { buyer, plus, plans } = await halfway();
  const paid = await buy(buyer, plus);
  await shop.advance(5 * DAY_SECONDS);
  await refundAtProvider(paid, 99_900 - CREDIT);
  expect(await periodsOf(buyer, plans)).toEqual([['pro', 0, 19]]);
  expect(await creditsOf(buyer)).toMatchObject([{ returnedAt: expect.any(Date) as Date }]);
  const books = await shop.balances(paid.razorpay_payment_id);
  expect(books).not.toHaveProperty('plan_days:returned');
  expect(books).not.toHaveProperty('plan_days:credited');
  await buy(buyer, plus);
  expect(await periodsOf(buyer, plans)).toEqual([['plus', 0, 30]]);
  expect(await creditsOf(buyer)).toMatchObject([
    { status: 'refunded', creditPaise: CREDIT },
    { status: 'paid', creditPaise: CREDIT, returnedAt: null },
  ]);
});

test('a part that is refunded changes nothing', async () => {
  const { buyer, plus, plans } = await halfway();
  const paid = await buy(buyer, plus);
  await refundAtProvider(paid, 10_000);
  expect(await periodsOf(buyer, plans)).toEqual([['plus', 0, 30]]);
  expect(await creditsOf(buyer)).toMatchObject([{ returnedAt: null }]);
});

test('two orders in two tabs use a credit once, and the second payment goes back', async () => {
  const { buyer, plus, team, plans } = await halfway();
  const orders = [
    { planId: plus, ...(await shop.order(buyer, { planId: plus })) },
    { planId: team, ...(await shop.order(buyer, { planId: team })) },
  ];
  expect(orders.map(({ amount }) => amount)).toEqual([99_900 - CREDIT, 149_900 - CREDIT]);
  const paid = [await shop.pay(orders[0]!.orderId), await shop.pay(orders[1]!.orderId)];
  await shop.advance(3);
  const answers = await Promise.all(
    orders.map(({ planId }, index) => shop.verify(buyer, paid[index]!, { planId })),
  );
  // Nobody reads that a plan is active that was not granted.
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 402]));
  await shop.work();
  const found = await Promise.all(
    paid.map(async (one) => (await shop.payment(one.razorpay_payment_id))!.disposition),
  );
  expect(new Set(found)).toEqual(new Set(['excess', 'granted']));
  const winner = found[0] === 'granted' ? 'plus' : 'team';
  expect(await periodsOf(buyer, plans)).toEqual([[winner, 0, 30]]);
  expect((await creditsOf(buyer)).filter(({ usedAt }) => usedAt !== null)).toHaveLength(1);
});

test('one payment that is reported from everywhere ends the old plan once', async () => {
  const { buyer, plus, plans } = await halfway();
  const { orderId } = await shop.order(buyer, { planId: plus });
  const paid = await shop.payFor(orderId);
  await Promise.all([
    shop.verify(buyer, paid, { planId: plus }),
    shop.verify(buyer, paid, { planId: plus }),
    post(shop.world, '/payment/check', {}, buyer.headers),
    shop.work(),
  ]);
  expect(await periodsOf(buyer, plans)).toEqual([['plus', 0, 30]]);
  expect((await shop.balances(paid.razorpay_payment_id))['plan_days:returned']).toBe(CREDIT);
});

test('an order is made anew when a day has passed, and the old one is not paid with old days', async () => {
  const { buyer, plus, plans } = await halfway();
  const old = await shop.order(buyer, { planId: plus });
  expect((await shop.order(buyer, { planId: plus })).orderId).toBe(old.orderId);
  await shop.advance(3 * DAY_SECONDS);
  const newer = await shop.order(buyer, { planId: plus });
  expect(newer.orderId).not.toBe(old.orderId);
  // 49,900 × 15 / 30
  expect(newer.amount).toBe(99_900 - 24_950);
  const late = await shop.payFor(old.orderId);
  const answer = await shop.verify(buyer, late, { planId: plus });
  expect(answer.statusCode).toBe(402);
  expect(answer.json()).toMatchObject({
    message: expect.stringContaining('goes back by itself') as string,
  });
  expect(await shop.payment(late.razorpay_payment_id)).toMatchObject({ disposition: 'excess' });
  expect(await periodsOf(buyer, plans)).toEqual([['pro', 0, 16]]);
});

test('a stack is credited as far as the price goes, and the rest waits until the new plan ends', async () => {
  const plans = await ladder();
  const buyer = await shop.buyer();
  for (let times = 0; times < 3; times++) await buy(buyer, plans.pro);
  const summary = await summaryOf(buyer, plans.plus);
  expect(summary.credits).toMatchObject([{ days: 59, ofDays: 60, amount: 981.36 }]);
  expect(summary.otherPlans).toMatchObject([{ fate: 'waits' }]);
  const paid = await buy(buyer, plans.plus);
  expect(await periodsOf(buyer, plans)).toEqual([
    ['plus', 0, 30],
    ['pro', 30, 60],
  ]);
  const [, , , order] = await shop.orders(buyer.id);
  await refundAtProvider(paid, order!.amountPaise);
  expect(await periodsOf(buyer, plans)).toEqual([
    ['pro', 0, 30],
    ['pro', 30, 60],
    ['pro', 60, 90],
  ]);
});

test('a lower plan begins when the higher one ends, and at once when that is refunded', async () => {
  const plans = await ladder();
  const buyer = await shop.buyer();
  const paid = await buy(buyer, plans.plus);
  const summary = await summaryOf(buyer, plans.pro);
  expect(summary).toMatchObject({ credits: [], otherPlans: [{ relation: 'opens', fate: 'runs' }] });
  const [plus] = await shop.grantsOf(buyer.id);
  expect(summary.startsAt).toBe(plus!.endsAt!.toISOString());
  await buy(buyer, plans.pro);
  expect(await periodsOf(buyer, plans)).toEqual([
    ['plus', 0, 30],
    ['pro', 30, 60],
  ]);
  // More days of the higher plan push it further.
  await buy(buyer, plans.plus);
  expect(await periodsOf(buyer, plans)).toEqual([
    ['plus', 0, 30],
    ['plus', 30, 60],
    ['pro', 60, 90],
  ]);
  await refundAtProvider(paid, 99_900);
  expect(await periodsOf(buyer, plans)).toEqual([
    ['plus', 0, 30],
    ['pro', 30, 60],
  ]);
});

test('a plan that nobody paid for brings no credit and runs on', async () => {
  const { pro, plus, ...rest } = await ladder();
  const buyer = await shop.buyer();
  await givePlan(shop.world, buyer.id, pro);
  expect(await summaryOf(buyer, plus)).toMatchObject({
    credits: [],
    total: 999,
    otherPlans: [{ relation: 'opened', fate: 'runs' }],
  });
  await buy(buyer, plus);
  expect(await periodsOf(buyer, { pro, plus, ...rest })).toEqual([
    ['pro', 0, 30],
    ['plus', 0, 30],
  ]);
});

test('a credit is not used when the payment behind it is refunded meanwhile', async () => {
  const { buyer, plus, plans, paid } = await halfway();
  const { orderId } = await shop.order(buyer, { planId: plus });
  await refundAtProvider(paid, 10_000);
  const upgrade = await shop.payFor(orderId);
  await shop.verify(buyer, upgrade, { planId: plus });
  expect(await shop.payment(upgrade.razorpay_payment_id)).toMatchObject({ disposition: 'excess' });
  expect(await periodsOf(buyer, plans)).toEqual([['pro', 0, 19]]);
});

test('when the refund of an upgrade fails, the upgrade stands again and the days are used', async () => {
  const { buyer, plus, plans } = await halfway();
  const paid = await buy(buyer, plus);
  const refund = { paymentId: paid.razorpay_payment_id, amountPaise: 99_900 - CREDIT };
  await shop.control('settings', { refundsFail: true });
  await shop.world.platform.razorpay!.refundPayment({ ...refund, key: `by-hand-${uuidv7()}` });
  await shop.world.services.refunds.refresh(refund.paymentId);
  const between = await periodsOf(buyer, plans);
  await shop.advance(8 * DAY_SECONDS);
  await shop.work();
  await shop.world.services.refunds.refresh(refund.paymentId);
  expect(between).toEqual([['pro', 0, 19]]);
  expect((await periodsOf(buyer, plans)).map(([name]) => name)).toEqual(['plus']);
  expect(await creditsOf(buyer)).toMatchObject([
    { usedAt: expect.any(Date) as Date, returnedAt: null },
  ]);
  expect((await shop.balances(refund.paymentId))['plan_days:returned']).toBe(CREDIT);
});
