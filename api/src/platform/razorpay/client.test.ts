import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  failureOf,
  openProvider,
  orderRequest,
  type Action,
  type Provider,
} from '../../../test/razorpay.ts';
import type { FailureKind } from './failure.ts';
import { createRazorpay } from './razorpay.ts';

let provider: Provider;
let razorpay: Provider['razorpay'];
beforeAll(async () => {
  provider = await openProvider('reads');
  ({ razorpay } = provider);
});
afterEach(() => provider.reset());
afterAll(() => provider.close());

/** A captured payment. */
const paid = async () => {
  const id = await provider.pay();
  await provider.advance(3);
  return { id };
};

test('an order is placed, found, paid and read back in our own terms', async () => {
  const asked = orderRequest();
  const order = await razorpay.createOrder(asked);
  expect(order).toMatchObject({
    amountPaise: 49_900,
    currency: 'INR',
    status: 'created',
    receipt: asked.receipt,
    notes: { oid: asked.receipt },
  });
  expect(await razorpay.findOrderByReceipt(asked.receipt)).toEqual(order);
  expect(await razorpay.findOrderByReceipt('nobody’s')).toBeNull();

  const { id } = await provider
    .control<{ razorpay_payment_id: string }>('pay', { order_id: order.id })
    .then(({ razorpay_payment_id }) => ({ id: razorpay_payment_id }));
  await provider.advance(3);
  expect(await razorpay.getPayment(id)).toMatchObject({
    orderId: order.id,
    status: 'captured',
    feePaise: 1_178,
    taxPaise: 180,
    notes: {},
    error: null,
  });
  expect(await razorpay.getOrder(order.id)).toMatchObject({
    status: 'paid',
    amountPaidPaise: 49_900,
  });
  expect(await razorpay.listOrderPayments(order.id)).toHaveLength(1);
  expect(await razorpay.listPayments({ from: order.createdAt })).toHaveLength(1);

  const refund = await razorpay.refundPayment({
    paymentId: id,
    amountPaise: 900,
    key: `refund-${id}`,
  });
  expect(await razorpay.getRefund(refund.id)).toEqual(refund);
  expect(await razorpay.listRefunds(id)).toEqual([refund]);
  await provider.advance(3 * 86_400);
  const rows = await razorpay.listSettled({ year: 2026, month: 1, day: 7 });
  expect(rows).toMatchObject([
    { type: 'payment', entityId: id, orderReceipt: asked.receipt, creditPaise: 49_900 - 1_178 },
  ]);
});

describe('a read', () => {
  test.each([
    ['a reset', { kind: 'reset' }, 'unavailable'],
    ['a lost answer', { kind: 'commit-then-reset' }, 'unavailable'],
    ['a 502 after the fact', { kind: 'commit-then-502' }, 'unavailable'],
    ['429', { kind: '429' }, 'unavailable'],
    ['500', { kind: '500' }, 'unavailable'],
    ['502 in HTML', { kind: '502' }, 'unavailable'],
    ['half an answer', { kind: 'truncated' }, 'unavailable'],
    ['another content type', { kind: 'wrong-type' }, 'unavailable'],
    ['an error as 200', { kind: '200-error' }, 'unavailable'],
    ['a redirect', { kind: 'redirect' }, 'misconfigured'],
    ['a key that is not accepted', { kind: 'unauthorized' }, 'misconfigured'],
    ['an id of another account', { kind: 'other-account' }, 'rejected'],
  ] as [string, Action, FailureKind][])(
    'that meets %s fails as it should',
    async (_, action, kind) => {
      const { id } = await paid();
      await provider.spoil({ method: 'GET' }, action);
      expect((await failureOf(razorpay.getPayment(id))).kind).toBe(kind);
    },
  );

  test.each(['hold', 'hang'])('that is never answered, as by %s, is given up', async (kind) => {
    const { id } = await paid();
    await provider.spoil({ method: 'GET' }, { kind });
    const failure = await provider.whileTimeRunsOut(() => failureOf(razorpay.getPayment(id)));
    expect(failure.kind).toBe('unavailable');
    expect(await provider.control('faults')).toMatchObject([{ seen: 3 }]);
  });

  test('that once is not answered is tried again', async () => {
    const { id } = await paid();
    await provider.spoil({ method: 'GET', nth: 1 }, { kind: 'hang' });
    const read = provider.whileTimeRunsOut(() => razorpay.getPayment(id));
    expect(await read).toMatchObject({ id });
  });

  test.each(['reset', '429', '500', '502', 'truncated', 'wrong-type', '200-error'])(
    'is tried again after %s',
    async (kind) => {
      const { id } = await paid();
      await provider.spoil({ method: 'GET', nth: 1 }, { kind });
      expect(await razorpay.getPayment(id)).toMatchObject({ id });
    },
  );

  test('is not tried again when it was refused', async () => {
    const { id } = await paid();
    await provider.spoil({ method: 'GET' }, { kind: 'other-account' });
    await failureOf(razorpay.getPayment(id));
    expect(await provider.control('faults')).toMatchObject([{ seen: 1 }]);
  });

  test('waits as long as it is told, if there is time', async () => {
    const { id } = await paid();
    await provider.spoil({ method: 'GET', nth: 1 }, { kind: '429', retryAfter: 1 });
    const started = performance.now();
    expect(await razorpay.getPayment(id)).toMatchObject({ id });
    expect(performance.now() - started).toBeGreaterThan(990);
    await provider.control('faults', undefined, 'DELETE');
    await provider.spoil({ method: 'GET' }, { kind: '429', retryAfter: 600 });
    expect(await failureOf(razorpay.getPayment(id))).toMatchObject({ retryAfterSeconds: 600 });
  });

  test('tells what a stale, skewed or wrong answer says, for the caller to compare', async () => {
    const { id } = await paid();
    await provider.spoil({ method: 'GET', nth: 1 }, { kind: 'stale-read', seconds: 60 });
    expect(await razorpay.getPayment(id)).toMatchObject({ status: 'authorized' });
    await provider.control('faults', undefined, 'DELETE');
    await provider.spoil({ method: 'GET', nth: 1 }, { kind: 'clock-skew', seconds: 7_200 });
    expect(await razorpay.getPayment(id)).toMatchObject({ status: 'captured' });
    await provider.control('faults', undefined, 'DELETE');
    await provider.spoil({ method: 'GET' }, { kind: 'wrong-currency' });
    expect(await razorpay.getPayment(id)).toMatchObject({ currency: 'USD' });
  });
});

test.each([
  '../orders/order_00000000000000',
  'pay_short',
  'order_00000000000000',
  'pay_0000000000000é',
  '',
])('an id like %j is refused before anybody is asked', async (id) => {
  await provider.spoil({}, { kind: 'clock-skew' });
  expect((await failureOf(razorpay.getPayment(id))).kind).toBe('rejected');
  expect((await failureOf(razorpay.capturePayment(id, 100))).kind).toBe('rejected');
  expect(await provider.control('faults')).toMatchObject([{ seen: 0 }]);
});

test('without a key there is no provider', () => {
  expect(createRazorpay({ RAZORPAY_API_ORIGIN: 'x', RAZORPAY_CHECKOUT_ORIGIN: 'y' })).toBeNull();
});
