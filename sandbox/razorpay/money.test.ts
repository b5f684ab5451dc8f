import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openMerchant, type Merchant } from './merchant.ts';
import { settlementTime } from './money/settlements.ts';

const MINUTE = 60;
const DAY = 86_400;

let merchant: Merchant;
beforeAll(async () => {
  merchant = await openMerchant({ seed: 'money' });
});
afterEach(() => merchant.reset());
afterAll(() => merchant.close());

const show = async (path: string) => (await merchant.get(path)).body;

/** Creates an order and starts a payment for it. */
const begin = async (options: object, fields: object = {}) => {
  const order = await merchant.order(fields);
  const { razorpay_payment_id: id } = await merchant.pay({ order_id: order['id'], ...options });
  return {
    order: `/orders/${String(order['id'])}`,
    orderId: order['id'],
    payment: `/payments/${id}`,
  };
};

describe('a payment', () => {
  test('is authorized, then captured by itself, and pays its order', async () => {
    const { order, payment } = await begin({ instrument: 'netbanking:HDFC' });
    expect(await show(payment)).toMatchObject({ status: 'authorized', captured: false });
    expect(await show(order)).toMatchObject({ status: 'attempted', attempts: 1, amount_paid: 0 });
    await merchant.advance(3);
    expect(await show(payment)).toMatchObject({ status: 'captured', fee: 1_178, tax: 180 });
    expect(await show(order)).toMatchObject({ status: 'paid', amount_paid: 49_900, amount_due: 0 });
    expect(merchant.names()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
  });

  test('without an answer fails after ten minutes, and may still be authorized days later', async () => {
    const { order, payment } = await begin({ outcome: 'no-answer', late_by: 2 * DAY });
    await merchant.advance(9 * MINUTE);
    expect(await show(payment)).toMatchObject({ status: 'created' });
    await merchant.advance(2 * MINUTE);
    expect(await show(payment)).toMatchObject({
      status: 'failed',
      error_reason: 'payment_timed_out',
    });
    await merchant.advance(2 * DAY);
    expect(await show(payment)).toMatchObject({ status: 'captured', error_code: null });
    expect(await show(order)).toMatchObject({ status: 'paid' });
    expect(merchant.names()).toEqual([
      'payment.failed',
      'payment.authorized',
      'payment.captured',
      'order.paid',
    ]);
  });

  test('at UPI fails and is captured under the same id', async () => {
    const { payment } = await begin({
      outcome: 'fail-then-success',
      instrument: 'failure@razorpay',
    });
    expect(await show(payment)).toMatchObject({ status: 'failed' });
    await merchant.advance(60);
    expect(await show(payment)).toMatchObject({ status: 'captured' });
  });

  test('that comes second goes back at once, and the order keeps the first', async () => {
    const { orderId, order } = await begin({ outcome: 'no-answer', late_by: DAY });
    await merchant.pay({ order_id: orderId });
    await merchant.advance(DAY + 60);
    const { items } = (await show(`${order}/payments`)) as { items: Record<string, unknown>[] };
    expect(items).toMatchObject([
      { status: 'captured', amount_refunded: 0 },
      { status: 'refunded', captured: false, refund_status: 'full' },
    ]);
    await merchant.razorpay.control('assert?payments.excess=1&refunds.processed=1&orders.paid=1');
    expect(merchant.names().slice(-3)).toEqual([
      'payment.authorized',
      'refund.created',
      'refund.processed',
    ]);
  });

  test('nobody captures goes back when its time is over', async () => {
    const { payment, order } = await begin(
      {},
      {
        payment: {
          capture: 'manual',
          capture_options: { manual_expiry_period: 30, refund_speed: 'normal' },
        },
      },
    );
    await merchant.advance(29 * MINUTE);
    expect(await show(payment)).toMatchObject({ status: 'authorized' });
    await merchant.advance(2 * MINUTE);
    expect(await show(payment)).toMatchObject({ status: 'refunded', captured: false, fee: null });
    expect(await show(order)).toMatchObject({ status: 'attempted', amount_paid: 0 });
  });

  test.each([
    ['4100280000080001', 'insufficient_fund', 'BAD_REQUEST_ERROR'],
    ['4100280000020007', 'gateway_technical_error', 'GATEWAY_ERROR'],
    ['4000000000000000', 'card_number_invalid', 'BAD_REQUEST_ERROR'],
  ])('with the card %s fails for %s', async (instrument, reason, code) => {
    const { payment } = await begin({ instrument });
    expect(await show(payment)).toMatchObject({
      status: 'failed',
      error_reason: reason,
      error_code: code,
    });
  });
});

describe('a refund', () => {
  const KEY = { 'x-refund-idempotency': 'refund-of-one-order' };

  test('is made once for a key, and another body under it is refused', async () => {
    const { payment } = await begin({});
    await merchant.advance(3);
    const first = await merchant.post(`${payment}/refund`, { amount: 100 }, KEY);
    const again = await merchant.post(`${payment}/refund`, { amount: 100 }, KEY);
    expect(again).toEqual(first);
    const other = await merchant.post(`${payment}/refund`, { amount: 200 }, KEY);
    expect(other.status).toBe(409);
    expect(JSON.stringify(other.body)).toContain('Different request with the same idempotency key');
    const short = await merchant.post(`${payment}/refund`, {}, { 'x-refund-idempotency': 'short' });
    expect(short.status).toBe(400);
    expect(await show(payment)).toMatchObject({ amount_refunded: 100, refund_status: 'partial' });
  });

  test('still under way answers 409 to its twin', async () => {
    const { payment } = await begin({});
    await merchant.advance(3);
    await merchant.razorpay.control('faults', {
      faults: [{ match: { path: '/refund$', nth: 1 }, action: { kind: 'hold' } }],
    });
    const first = merchant.post(`${payment}/refund`, {}, KEY);
    await expect.poll(() => merchant.razorpay.control('faults')).toMatchObject([{ seen: 1 }]);
    const twin = await merchant.post(`${payment}/refund`, {}, KEY);
    await merchant.razorpay.control('faults', undefined, 'DELETE');
    expect([(await first).status, twin.status]).toEqual([200, 409]);
    expect(JSON.stringify(twin.body)).toContain('still in progress');
  });

  test('fails when the balance is low, when it is too late, and gives the money back to the payment', async () => {
    const { payment } = await begin({});
    await merchant.advance(3);
    await merchant.razorpay.control('balance', { amount: 10 });
    expect(JSON.stringify((await merchant.post(`${payment}/refund`, {})).body)).toContain(
      'not have enough balance',
    );
    await merchant.razorpay.control('balance', { amount: null });
    await merchant.advance(200 * DAY);
    await merchant.post(`${payment}/refund`, {});
    expect(await show(payment)).toMatchObject({ status: 'refunded' });
    await merchant.advance(8 * DAY);
    expect(await show(payment)).toMatchObject({ status: 'captured', amount_refunded: 0 });
    expect(merchant.names()).toContain('refund.failed');
  });
});

test('an order is refused in the words of the documentation', async () => {
  const said = async (fields: object) => {
    const { status, body } = await merchant.post('/orders', fields);
    expect(status).toBe(400);
    return (body['error'] as { description: string }).description;
  };
  const good = { amount: 100, currency: 'INR' };
  expect(await said({ currency: 'INR' })).toBe('The amount field is required.');
  expect(await said({ ...good, amount: '12.50' })).toBe('The amount must be an integer.');
  expect(await said({ ...good, amount: 99 })).toBe('The amount must be at least INR 1.00');
  expect(await said({ ...good, receipt: 'x'.repeat(41) })).toBe(
    'The receipt may not be greater than 40 characters.',
  );
  expect(await said({ ...good, colour: 'red' })).toBe(
    'colour is/are not required and should not be sent',
  );
  const notes = Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`n${i}`, 'x']));
  expect(await said({ ...good, notes })).toContain('15');
  expect(await said({ ...good, notes: { n: 'x'.repeat(257) } })).toContain('256');
  expect(await said({ ...good, payment: { capture: 'automatic' } })).toBe(
    'The automatic_expiry_period field is required.',
  );
  const period = { capture: 'automatic', capture_options: { automatic_expiry_period: 11 } };
  expect(await said({ ...good, payment: period })).toContain('at least 12');
  for (const authorization of ['basic', 'BASIC', 'Bearer']) {
    const answer = await merchant.call('GET', '/orders', undefined, {
      authorization: `${authorization} ${btoa(`${merchant.razorpay.keyId}:${merchant.razorpay.keySecret}`)}`,
    });
    expect(answer.status).toBe(401);
  }
  expect((await merchant.get('/nowhere')).status).toBe(400);
  await merchant.order({ receipt: 'twice' });
  expect((await merchant.order({ receipt: 'twice' }))['entity']).toBe('order');
  await merchant.razorpay.control('settings', { strictReceipt: true });
  expect(await said({ ...good, receipt: 'twice' })).toContain('already been taken');
});

test('money is settled at ten in the morning of India, two working days later', () => {
  const at = (text: string) => new Date(settlementTime(Date.parse(text))).toISOString();
  expect(at('2026-01-05T12:00:00Z')).toBe('2026-01-07T04:30:00.000Z'); // Monday to Wednesday
  expect(at('2026-01-09T12:00:00Z')).toBe('2026-01-13T04:30:00.000Z'); // Friday to Tuesday
  expect(at('2026-01-10T12:00:00Z')).toBe('2026-01-13T04:30:00.000Z'); // Saturday to Tuesday
  expect(at('2026-01-05T20:00:00Z')).toBe('2026-01-08T04:30:00.000Z'); // already Tuesday in India
});
