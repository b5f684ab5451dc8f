import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LONG_TIMEOUTS } from '../../../test/long-timeouts.ts';
import { steerTimers } from '../../../test/steered-timers.ts';
import { openTill, type Buyer, type Item, type Till } from '../../../test/till.ts';
import { until } from '../../../test/until.ts';

const DAY_SECONDS = 86_400;

let till: Till;
beforeAll(async () => (till = await openTill()));
afterAll(() => till.close());
afterEach(async () => {
  await till.mend();
  await till.control('balance', { amount: null });
});

/** The pause of the worker that requests refunds. */
const REFUNDS_EVERY_MS = 2_000;

const tell = async (id: string, ...names: string[]) => {
  for (const name of names) expect(await till.send(await till.event(id, name))).toBe(200);
};
const refundsOf = async (id: string) =>
  (await till.truth()).refunds.filter(
    ({ payment, status }) => payment === id && status !== 'failed',
  );
const statusOf = async (orderId: string) =>
  (
    await till.query<{ status: string }>(
      'select status from purchase_orders where provider_order_id = $1',
      [orderId],
    )
  )[0]!.status;

/** Two orders of one buyer for one component, because its price changed between them. */
async function twoOrders(): Promise<{ buyer: Buyer; item: Item; older: string; newer: string }> {
  const buyer = await till.buyer();
  const item = await till.component();
  const older = await till.begin(buyer, item);
  await till.query('update components set price_paise = 59900 where id = $1', [item.componentId]);
  const newer = await till.begin(buyer, item);
  expect(newer).not.toBe(older);
  return { buyer, item, older, newer };
}

/** Both orders are paid. The second payment is an excess. */
async function paidTwice() {
  const { buyer, older, newer } = await twoOrders();
  const first = await till.pay(newer);
  await tell(first.id, 'payment.captured');
  await till.granted(buyer.userId);
  const second = await till.pay(older);
  return { buyer, kept: first.id, excess: second.id };
}

test('D85 a second attempt that the bank approves late is given back by the provider, recorded here, and grants nothing', async () => {
  const buyer = await till.buyer();
  const item = await till.component();
  const orderId = await till.begin(buyer, item);
  const late = await till.pay(orderId, { outcome: 'no-answer', late_by: 60 });
  const paid = await till.pay(orderId);
  await tell(paid.id, 'payment.captured');
  await till.advance(120);
  await tell(late.id, 'payment.authorized', 'refund.created', 'refund.processed');
  await till.granted(buyer.userId);
  await expect
    .poll(() =>
      till.query(
        'select amount_paise::int as paise, status from provider_refunds where payment_id = $1',
        [late.id],
      ),
    )
    .toEqual([{ paise: 49_900, status: 'processed' }]);
  const left = (await till.linesOf(late.id)).reduce(
    (sum, { account, paise }) => (account === 'provider_clearing' ? sum + paise : sum),
    0,
  );
  expect(left).toBe(0);
  expect(await refundsOf(paid.id)).toEqual([]);
});

test('D86 two orders for one component, both captured at once, end in one grant and one refund', async () => {
  const { buyer, older, newer } = await twoOrders();
  const [one, two] = [await till.pay(older), await till.pay(newer)];
  const events = await Promise.all([one, two].map(({ id }) => till.event(id, 'payment.captured')));
  expect(await Promise.all([...events, ...events].map((event) => till.send(event)))).toEqual([
    200, 200, 200, 200,
  ]);
  await till.granted(buyer.userId);
  const given = async () =>
    [...(await refundsOf(one.id)), ...(await refundsOf(two.id))].map(({ amount, payment }) => ({
      amount,
      payment,
    }));
  await expect.poll(async () => (await given()).length).toBe(1);
  const [grant] = await till.grantsOf(buyer.userId);
  const [granted] = await till.query<{ id: string }>(
    `select payment_id as id from provider_payments where order_id = $1 and disposition = 'granted'`,
    [grant!.source],
  );
  const [returned] = await given();
  expect(returned!.payment).toBe(granted!.id === one.id ? two.id : one.id);
  expect(returned!.amount).toBe(granted!.id === one.id ? 59_900 : 49_900);
});

test('D87 the same plan bought twice runs for two periods, one after the other', async () => {
  const buyer = await till.buyer();
  for (let i = 0; i < 2; i++) {
    const { id } = await till.pay(await till.begin(buyer, { planId: till.planId }));
    await tell(id, 'payment.captured');
    await till.granted(buyer.userId, i + 1);
  }
  const [first, second] = await till.grantsOf(buyer.userId);
  expect(second!.startsAt).toEqual(first!.endsAt);
  expect(second!.endsAt.getTime() - second!.startsAt.getTime()).toBe(30 * DAY_SECONDS * 1_000);
});

test('D88 an order that was given up and is paid after all is granted', async () => {
  const { buyer, older } = await twoOrders();
  expect(await statusOf(older)).toBe('abandoned');
  const { id } = await till.pay(older);
  await tell(id, 'payment.captured');
  await till.granted(buyer.userId);
  expect(await statusOf(older)).toBe('paid');
});

test('D89 a bank that says yes three days later is believed, without any webhook', async () => {
  const buyer = await till.buyer();
  const item = await till.component();
  const orderId = await till.begin(buyer, item);
  await till.pay(orderId, { outcome: 'no-answer', late_by: 3 * DAY_SECONDS - 3_600 });
  const isGranted = async () => (await till.grantsOf(buyer.userId)).length > 0;
  await till.passUntil(isGranted, { seconds: DAY_SECONDS, times: 7 });
  expect(await isGranted()).toBe(true);
});

test('D90 a window that was closed before the bank said yes', async () => {
  const buyer = await till.buyer();
  const item = await till.component();
  const orderId = await till.begin(buyer, item);
  const { id } = await till.pay(orderId, { outcome: 'no-answer', late_by: 30 });
  await till.advance(40);
  await tell(id, 'payment.captured');
  await till.granted(buyer.userId);
  expect((await till.findPayment(id))!.disposition).toBe('granted');
});

test('D91 a UPI payment that was cancelled and succeeded all the same', async () => {
  const buyer = await till.buyer();
  const item = await till.component();
  const orderId = await till.begin(buyer, item);
  const { api, keyId } = till.merchant.razorpay;
  const ask = async (path: string, body: object) =>
    (await (
      await fetch(`${api}/v1/checkout/payments${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      })
    ).json()) as Record<string, string>;
  const { payment_id: id = '' } = await ask('', {
    key_id: keyId,
    order_id: orderId,
    instrument: 'somebody@upi',
  });
  await ask(`/${id}/cancel`, {});
  await till.advance(5);
  await tell(id, 'payment.captured');
  await till.granted(buyer.userId);
  expect((await till.findPayment(id))!.disposition).toBe('granted');
});

test("D92 an amount that is not the order's buys nothing and waits for a person", async () => {
  const buyer = await till.buyer();
  const item = await till.component();
  const orderId = await till.begin(buyer, item);
  const { id } = await till.pay(orderId);
  await till.control('tamper', { table: 'payments', id, patch: { amount: 10_000 } });
  await tell(id, 'payment.captured');
  await expect.poll(async () => (await till.findPayment(id))?.disposition).toBe('suspense');
  expect(await till.grantsOf(buyer.userId)).toEqual([]);
  expect(await till.linesOf(id)).toContainEqual({ account: 'suspense', paise: -10_000 });
  await expect.poll(() => till.isReported('error', id)).toBe(true);
});

test('D93 a refund whose answer was lost is asked for again under the same key, and happens once', async () => {
  const { buyer, excess, kept } = await paidTwice();
  await till.spoil({ method: 'POST', path: '/refund$' }, { kind: 'commit-then-reset' });
  await tell(excess, 'payment.captured');
  await expect.poll(async () => (await refundsOf(excess)).length).toBe(1);
  await till.mend();
  await till.advance(2 * DAY_SECONDS);
  await expect.poll(async () => (await till.findPayment(excess))?.refunded).toBe(49_900);
  expect(await refundsOf(excess)).toHaveLength(1);
  expect(await refundsOf(kept)).toEqual([]);
  // With another idempotency key, the second try would have been refused and logged as an error.
  expect(till.isReported('error', excess)).toBe(false);
  await till.granted(buyer.userId);
});

test('D94 a refund that is still being made is waited for', async () => {
  const { excess } = await paidTwice();
  await till.spoil({ method: 'POST', path: '/refund$', nth: 1 }, { kind: 'hold' });
  const timers = steerTimers();
  await tell(excess, 'payment.captured');
  await until(async () => (await till.findPayment(excess))?.disposition === 'excess');
  // The worker may have ended a round on a steered timer just before.
  await timers.pass(REFUNDS_EVERY_MS);
  // The first request is still running when the second one starts.
  await till.untilStruck(1);
  await timers.pass(LONG_TIMEOUTS.razorpayTryMs);
  await till.untilStruck(2);
  timers.end();
  await till.mend();
  await expect.poll(async () => (await refundsOf(excess)).length).toBe(1);
  await till.advance(2 * DAY_SECONDS);
  await expect.poll(async () => (await till.findPayment(excess))?.refunded).toBe(49_900);
  expect(await refundsOf(excess)).toHaveLength(1);
});

test('D95 a refund for which the balance is too low is tried again every day, and reported', async () => {
  const { excess } = await paidTwice();
  await till.control('balance', { amount: 0 });
  await tell(excess, 'payment.captured');
  await expect.poll(() => till.isReported('error', excess)).toBe(true);
  expect(await refundsOf(excess)).toEqual([]);
  const [{ hours }] = (await till.query<{ hours: number }>(
    `select extract(epoch from refund_at - $2::timestamptz)::int / 3600 as hours from provider_payments where payment_id = $1`,
    [excess, till.clock.now()],
  )) as [{ hours: number }];
  expect(hours).toBeGreaterThanOrEqual(20);
  expect(hours).toBeLessThanOrEqual(25);
  await till.control('balance', { amount: 1_000_000 });
  await till.advance(DAY_SECONDS + 3_600);
  await expect.poll(async () => (await refundsOf(excess)).length).toBe(1);
});
