import Razorpay from 'razorpay';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMerchant, WEBHOOK_SECRET, type Merchant } from './merchant.ts';

type Key = { keyId: string; keySecret: string };
type Sdk = Razorpay & { api: { rq: { defaults: { baseURL: string } } } };

let merchant: Merchant;
let sdk: Sdk;

/** The official client, pointed at the sandbox. It has no public option for that. */
const speakTo = (keyId: string, keySecret: string) => {
  const instance = new Razorpay({ key_id: keyId, key_secret: keySecret }) as Sdk;
  instance.api.rq.defaults.baseURL = merchant.razorpay.api;
  return instance;
};

beforeAll(async () => {
  merchant = await openMerchant({ seed: 'sdk' });
  sdk = speakTo(merchant.razorpay.keyId, merchant.razorpay.keySecret);
});
afterAll(() => merchant.close());

/** The client throws a plain object instead of an Error, so it is returned as a value. */
const refusal = async (call: Promise<unknown>) =>
  await call.then(
    () => expect.fail('it was accepted'),
    (thrown: { statusCode: number; error: { description: string; field?: string } }) => thrown,
  );

test('the official SDK 2.9.8 finds everything where it expects it, in 31 calls', async () => {
  // Orders.
  const order = await sdk.orders.create({
    amount: 49_900,
    currency: 'INR',
    receipt: 'one',
    notes: { oid: 'a' },
  }); // 1
  expect(order).toMatchObject({ entity: 'order', amount: 49_900, amount_due: 49_900, attempts: 0 });
  const bare = await sdk.orders.create({ amount: 100, currency: 'INR' }); // 2
  expect(bare).toMatchObject({ notes: [], receipt: null });
  expect(await sdk.orders.fetch(order.id)).toMatchObject({ receipt: 'one', notes: { oid: 'a' } }); // 3
  expect((await sdk.orders.all({ receipt: 'one' })).items.map(({ id }) => id)).toEqual([order.id]); // 4
  expect(await sdk.orders.all({ count: 1, skip: 1 })).toMatchObject({
    count: 1,
    items: [{ id: order.id }],
  }); // 5
  expect(await sdk.orders.edit(order.id, { notes: { oid: 'b' } })).toMatchObject({
    notes: { oid: 'b' },
  }); // 6
  expect(await sdk.orders.fetchPayments(order.id)).toEqual({
    entity: 'collection',
    count: 0,
    items: [],
  }); // 7

  // A payment that waits for its capture.
  const manual = await sdk.orders.create({
    amount: 70_000,
    currency: 'INR',
    payment: {
      capture: 'manual',
      capture_options: {
        automatic_expiry_period: 12,
        manual_expiry_period: 7_200,
        refund_speed: 'normal',
      },
    },
  }); // 8
  const { razorpay_payment_id: waiting } = await merchant.pay({
    order_id: manual.id,
    instrument: '4100280000001007',
  });
  expect(await sdk.payments.fetch(waiting)).toMatchObject({ status: 'authorized', fee: null }); // 9
  expect(await refusal(sdk.payments.capture(waiting, 69_900, 'INR'))).toMatchObject({
    statusCode: 400,
    error: { description: 'Capture amount must be equal to the amount authorized' },
  }); // 10
  expect(await sdk.payments.capture(waiting, 70_000, 'INR')).toMatchObject({
    status: 'captured',
    fee: 1_652,
    tax: 252,
  }); // 11
  expect(await refusal(sdk.payments.capture(waiting, 70_000, 'INR'))).toMatchObject({
    error: { description: 'This payment has already been captured' },
  }); // 12
  expect(await sdk.orders.fetch(manual.id)).toMatchObject({
    status: 'paid',
    amount_paid: 70_000,
    amount_due: 0,
    attempts: 1,
  }); // 13
  expect(await sdk.payments.fetchCardDetails(waiting)).toMatchObject({ last4: '1007' }); // 14

  // A payment that is captured by itself.
  const { razorpay_payment_id: paid } = await merchant.pay({
    order_id: order.id,
    instrument: 'success@razorpay',
  });
  await merchant.advance(3);
  expect(await sdk.payments.fetch(paid)).toMatchObject({
    status: 'captured',
    vpa: 'success@razorpay',
  }); // 15
  expect(await sdk.payments.edit(paid, { notes: { seen: 'yes' } })).toMatchObject({
    notes: { seen: 'yes' },
  }); // 16
  expect((await sdk.payments.all({ count: 100 })).items.map(({ id }) => id)).toEqual([
    paid,
    waiting,
  ]); // 17
  expect((await sdk.orders.fetchPayments(order.id)).items).toMatchObject([{ id: paid }]); // 18
  const expanded = await sdk.orders.all({ 'expand[]': 'payments', receipt: 'one' }); // 19
  expect(expanded.items).toMatchObject([{ payments: { items: [{ id: paid }] } }]);

  // Refunds.
  const refund = await sdk.payments.refund(paid, { amount: 900, speed: 'normal' }); // 20
  expect(refund).toMatchObject({ amount: 900, payment_id: paid, status: 'pending' });
  expect(await sdk.payments.fetchMultipleRefund(paid, {})).toMatchObject({ count: 1 }); // 21
  expect(await sdk.payments.fetchRefund(paid, refund.id)).toMatchObject({ id: refund.id }); // 22
  expect(await sdk.refunds.fetch(refund.id)).toMatchObject({ id: refund.id }); // 23
  expect(await sdk.refunds.edit(refund.id, { notes: { why: 'asked' } })).toMatchObject({
    notes: { why: 'asked' },
  }); // 24
  expect((await sdk.refunds.all({})).items.map(({ id }) => id)).toEqual([refund.id]); // 25
  expect(await refusal(sdk.payments.refund(paid, { amount: 49_001 }))).toMatchObject({
    error: { description: 'The refund amount provided is greater than amount captured' },
  }); // 26
  expect(await sdk.payments.refund(paid, {})).toMatchObject({ amount: 49_000 }); // 27
  expect(await refusal(sdk.payments.refund(paid, {}))).toMatchObject({
    error: { description: 'The payment has been fully refunded already' },
  }); // 28

  // Settlements, two working days after a Monday.
  await merchant.advance(3 * 86_400);
  const { items } = await sdk.settlements.all({}); // 29
  expect(items).toMatchObject([{ amount: 70_000 - 1_652 + 49_900 - 1_178, fees: 2_830, tax: 432 }]);
  expect(await sdk.settlements.fetch(items[0]!.id)).toMatchObject({ status: 'processed' }); // 30
  const recon = await sdk.settlements.reports({ year: 2026, month: 1, day: 7 }); // 31
  expect(recon).toMatchObject({
    count: 2,
    items: expect.arrayContaining([
      expect.objectContaining({ entity_id: paid, order_receipt: 'one', credit: 48_722 }),
    ]),
  });
});

test('it is refused as documented', async () => {
  const { orders, payments } = sdk;
  const described = async (call: Promise<unknown>) => (await refusal(call)).error.description;
  expect(await refusal(orders.create({ amount: 99, currency: 'INR' }))).toMatchObject({
    statusCode: 400,
    error: { description: 'The amount must be at least INR 1.00', field: 'amount' },
  });
  expect(await described(orders.create({ amount: 12.5, currency: 'INR' }))).toBe(
    'The amount must be an integer.',
  );
  expect(await described(orders.fetch('order_00000000000000'))).toBe(
    'The id provided does not exist',
  );
  expect(await described(payments.fetch('pay_short'))).toBe('pay_short is not a valid id');
  const accounts = await merchant.razorpay.control<Key[]>('accounts');
  const stranger = speakTo(accounts[1]!.keyId, accounts[1]!.keySecret);
  const own = await orders.create({ amount: 100, currency: 'INR' });
  expect(await described(stranger.orders.fetch(own.id))).toBe('The id provided does not exist');
  expect(await refusal(speakTo(accounts[0]!.keyId, 'wrong').orders.all())).toMatchObject({
    statusCode: 401,
  });
});

test('its own checks accept the signatures of checkout and webhooks, over the raw bytes only', async () => {
  const order = await sdk.orders.create({ amount: 100, currency: 'INR' });
  const paid = await merchant.pay({ order_id: order.id, instrument: '4100280000001007' });
  expect(
    validatePaymentVerification(
      { order_id: order.id, payment_id: paid.razorpay_payment_id },
      paid.razorpay_signature,
      merchant.razorpay.keySecret,
    ),
  ).toBe(true);
  expect(merchant.received.length).toBeGreaterThan(5);
  for (const { headers, body } of merchant.received) {
    const signature = String(headers['x-razorpay-signature']);
    const again = JSON.stringify(JSON.parse(body.toString()));
    expect(Razorpay.validateWebhookSignature(body.toString(), signature, WEBHOOK_SECRET)).toBe(
      true,
    );
    expect(Razorpay.validateWebhookSignature(again, signature, WEBHOOK_SECRET)).toBe(false);
  }
});
