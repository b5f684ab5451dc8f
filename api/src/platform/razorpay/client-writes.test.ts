import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, openProvider, orderRequest, type Provider } from '../../../test/razorpay.ts';
import type { FailureKind } from './failure.ts';

let provider: Provider;
let razorpay: Provider['razorpay'];
beforeAll(async () => {
  provider = await openProvider('writes');
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

const TRIES = 3;

describe('an order', () => {
  const POST = { method: 'POST', path: '/orders$' };

  test.each(['commit-then-reset', 'commit-then-502', 'truncated', 'wrong-type'])(
    'whose answer is lost by %s is found by its receipt, and there is one',
    async (kind) => {
      await provider.spoil({ ...POST, nth: 1 }, { kind });
      const asked = orderRequest();
      expect(await razorpay.createOrder(asked)).toMatchObject({ receipt: asked.receipt });
      expect(await provider.counts()).toMatchObject({ orders: 1 });
    },
  );

  test.each(['reset', '500', '502', '200-error'])(
    'that was never placed because of %s stays unknown, and is there once when its caller comes back',
    async (kind) => {
      await provider.spoil({ ...POST, nth: 1 }, { kind });
      const asked = orderRequest();
      expect((await failureOf(razorpay.createOrder(asked))).kind).toBe('outcome unknown');
      expect((await provider.counts())['orders']).toBeUndefined();
      expect(await razorpay.findOrderByReceipt(asked.receipt)).toBeNull();
      await razorpay.createOrder(asked);
      expect(await provider.counts()).toMatchObject({ orders: 1 });
    },
  );

  test('that was never placed because of hang stays unknown, and is there once when its caller comes back', async () => {
    await provider.spoil({ ...POST, nth: 1 }, { kind: 'hang' });
    const asked = orderRequest();
    const failure = await provider.whileTimeRunsOut(() => failureOf(razorpay.createOrder(asked)));
    expect(failure.kind).toBe('outcome unknown');
    expect((await provider.counts())['orders']).toBeUndefined();
    await razorpay.createOrder(asked);
    expect(await provider.counts()).toMatchObject({ orders: 1 });
  });

  test('that is placed after we stopped waiting is there once, not twice', async () => {
    await provider.spoil({ ...POST, nth: 1 }, { kind: 'hold' });
    const asked = orderRequest();
    const failure = await provider.whileTimeRunsOut(() => failureOf(razorpay.createOrder(asked)));
    expect(failure.kind).toBe('outcome unknown');
    await provider.mend();
    await expect
      .poll(() => razorpay.findOrderByReceipt(asked.receipt))
      .toMatchObject({ receipt: asked.receipt });
    expect(await provider.counts()).toMatchObject({ orders: 1 });
  });

  test('is given up when its whole time is over, although its try has time left', async () => {
    await provider.spoil({}, { kind: 'hang' });
    const hurried = provider.connect({}, { totalMs: 500 });
    expect((await failureOf(hurried.createOrder(orderRequest()))).kind).toBe('outcome unknown');
    const [fault] = await provider.control<{ seen: number }[]>('faults');
    // One more try may start just before the deadline, but never all of them.
    expect(fault!.seen).toBeLessThan(TRIES);
  });

  test.each([
    ['reset', 'outcome unknown'],
    ['500', 'outcome unknown'],
    ['502', 'outcome unknown'],
    ['200-error', 'outcome unknown'],
    ['429', 'unavailable'],
    ['redirect', 'misconfigured'],
    ['unauthorized', 'misconfigured'],
    ['wrong-amount', 'misconfigured'],
    ['wrong-currency', 'misconfigured'],
  ] as [string, FailureKind][])('that always meets %s ends as %s', async (kind, expected) => {
    await provider.spoil(POST, { kind });
    expect((await failureOf(razorpay.createOrder(orderRequest()))).kind).toBe(expected);
  });

  test('whose answer is lost while nothing can be read stays unknown', async () => {
    await provider.spoil({ ...POST, nth: 1 }, { kind: 'commit-then-reset' });
    await provider.spoil({ method: 'GET' }, { kind: '502' });
    expect((await failureOf(razorpay.createOrder(orderRequest()))).kind).toBe('outcome unknown');
    expect(await provider.counts()).toMatchObject({ orders: 1 });
  });

  test('is rejected with the reason, field and all', async () => {
    const rejected = await failureOf(razorpay.createOrder({ ...orderRequest(), amountPaise: 99 }));
    expect(rejected).toMatchObject({
      kind: 'rejected',
      status: 400,
      reason: 'input_validation_failed',
    });
    expect(rejected.message).toContain('at least INR 1.00 (amount)');
    expect((await failureOf(razorpay.createOrder(orderRequest('x'.repeat(41))))).kind).toBe(
      'rejected',
    );
  });

  test('cannot be placed where nobody listens, and certainly was not', async () => {
    const nobody = provider.connect({ RAZORPAY_API_ORIGIN: 'http://127.0.0.1:9' });
    expect((await failureOf(nobody.createOrder(orderRequest()))).kind).toBe('unavailable');
  });

  test.each([400, 401])(
    'with a wrong key is an alarm, as %i too, and the key stays ours',
    async (authStatus) => {
      await provider.control('settings', { authStatus });
      const wrong = provider.connect({ RAZORPAY_KEY_SECRET: 'not the right secret' });
      const failed = await failureOf(wrong.createOrder(orderRequest()));
      expect(failed.kind).toBe('misconfigured');
      expect(JSON.stringify(failed) + String(failed.stack)).not.toContain('not the right secret');
    },
  );
});

describe('a capture', () => {
  test('whose answer is lost, or that came second, counts when the payment is captured', async () => {
    const id = await provider.pay();
    await provider.spoil({ path: '/capture$', nth: 1 }, { kind: 'commit-then-reset' });
    expect(await razorpay.capturePayment(id, 49_900)).toMatchObject({ status: 'captured' });
    expect(await razorpay.capturePayment(id, 49_900)).toMatchObject({ status: 'captured' });
  });

  test('of another amount is rejected, and one that never happened is unknown', async () => {
    const id = await provider.pay();
    expect((await failureOf(razorpay.capturePayment(id, 49_800))).kind).toBe('rejected');
    await provider.spoil({ path: '/capture$' }, { kind: 'reset' });
    expect((await failureOf(razorpay.capturePayment(id, 49_900))).kind).toBe('outcome unknown');
    expect(await razorpay.getPayment(id)).toMatchObject({ status: 'authorized' });
  });

  test('that came second is unknown, not refused, while the payment cannot be read', async () => {
    const { id } = await paid();
    await provider.spoil({ method: 'GET' }, { kind: '502' });
    expect(await failureOf(razorpay.capturePayment(id, 49_900))).toMatchObject({
      kind: 'outcome unknown',
      cause: { kind: 'unavailable' },
    });
  });

  test('of a payment that is not there is rejected', async () => {
    const nothing = 'pay_00000000000000';
    expect((await failureOf(razorpay.capturePayment(nothing, 49_900))).kind).toBe('rejected');
  });
});

describe('a refund', () => {
  test.each(['commit-then-reset', 'commit-then-502', 'truncated', 'reset', '500'])(
    'is tried again under its key after %s, and made once',
    async (kind) => {
      const { id } = await paid();
      await provider.spoil({ path: '/refund$', nth: 1 }, { kind });
      await razorpay.refundPayment({ paymentId: id, amountPaise: 100, key: `refund-${id}` });
      expect(await provider.counts()).toMatchObject({ refunds: 1 });
    },
  );

  test('is rejected under a key that was used for another, and without a proper key', async () => {
    const { id } = await paid();
    const first = { paymentId: id, amountPaise: 100, key: `refund-${id}` };
    await razorpay.refundPayment(first);
    expect(await failureOf(razorpay.refundPayment({ ...first, amountPaise: 200 }))).toMatchObject({
      kind: 'rejected',
      status: 409,
    });
    expect((await failureOf(razorpay.refundPayment({ ...first, key: 'short' }))).kind).toBe(
      'rejected',
    );
  });

  test.each([{ kind: '429' }, { kind: '429', retryAfter: 600 }, { kind: 'unauthorized' }])(
    'that may have been made stays unknown, whatever a later try meets: %o',
    async (later) => {
      const { id } = await paid();
      await provider.spoil({ path: '/refund$', nth: 1 }, { kind: 'commit-then-reset' });
      await provider.spoil({ path: '/refund$' }, later);
      const refund = { paymentId: id, amountPaise: 100, key: `refund-${id}` };
      expect((await failureOf(razorpay.refundPayment(refund))).kind).toBe('outcome unknown');
      expect(await provider.counts()).toMatchObject({ refunds: 1 });
    },
  );

  test('whose twin is under way is unknown, not refused', async () => {
    const { id } = await paid();
    await provider.spoil({ path: '/refund$', nth: 1 }, { kind: 'hold' });
    const refund = { paymentId: id, amountPaise: 100, key: `refund-${id}` };
    const failure = await provider.whileTimeRunsOut(() =>
      failureOf(razorpay.refundPayment(refund)),
    );
    expect(failure).toMatchObject({
      kind: 'outcome unknown',
      status: 409,
    });
  });
});
