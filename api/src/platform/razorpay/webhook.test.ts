import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DOCUMENTED, DOCUMENTED_EVENTS } from '../../../../sandbox/razorpay/documented-samples.ts';
import { openMerchant, WEBHOOK_SECRET } from '../../../../sandbox/razorpay/merchant.ts';
import { dispute, order, payment, reconRow, refund } from './entities.ts';
import { eventKey, isCheckoutSignature, isWebhookSignature } from './signatures.ts';
import { readWebhook } from './webhook.ts';

const GOLDEN = {
  secret: 'EnLs21M47BllR3X8PSFtjtbd',
  ids: { orderId: 'order_IEIaMR65cu6nz3', paymentId: 'pay_IH4NVgf4Dreq1l' },
  signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
};

describe('a signature of the checkout', () => {
  const { secret, ids, signature } = GOLDEN;
  const holds = (given: unknown, of = ids, by = secret) => isCheckoutSignature(by, of, given);

  test('holds for the golden vector', () => {
    expect(holds(signature)).toBe(true);
  });

  test('does not hold for anything else', () => {
    expect(holds(signature.toUpperCase())).toBe(false);
    expect(holds(` ${signature}`)).toBe(false);
    expect(holds(`${signature.slice(0, -1)}e`)).toBe(false);
    expect(holds('')).toBe(false);
    expect(holds([signature])).toBe(false);
    expect(holds('f'.repeat(1_000_000))).toBe(false);
    expect(holds(signature, { ...ids, paymentId: 'pay_IH4NVgf4Dreq1m' })).toBe(false);
    expect(holds(signature, { orderId: ids.paymentId, paymentId: ids.orderId })).toBe(false);
    expect(holds(signature, ids, 'another secret')).toBe(false);
    expect(() => holds(signature, ids, '')).toThrow(/empty/);
  });
});

describe('a signature of a webhook', () => {
  const raw = Buffer.from(String.raw`{"event":"payment.captured","note":"a\/b \u20b9"}`);
  const by = (secret: string, body: Uint8Array = raw) =>
    createHmac('sha256', secret).update(body).digest('hex');
  const secrets = ['the present secret', 'the secret before'];

  test('holds with the present secret and the one before, and with no third', () => {
    expect(isWebhookSignature(secrets, raw, by('the present secret'))).toBe(true);
    expect(isWebhookSignature(secrets, raw, by('the secret before'))).toBe(true);
    expect(isWebhookSignature(secrets, raw, by('a third secret'))).toBe(false);
    expect(isWebhookSignature([], raw, by(''))).toBe(false);
    expect(() => isWebhookSignature([''], raw, by(''))).toThrow(/empty/);
  });

  test('is of the bytes, not of what they mean', () => {
    const again = Buffer.from(JSON.stringify(JSON.parse(raw.toString())));
    expect(isWebhookSignature(secrets, again, by('the present secret'))).toBe(false);
    expect(isWebhookSignature(secrets, raw, by('the present secret').toUpperCase())).toBe(false);
    expect(isWebhookSignature(secrets, raw, undefined)).toBe(false);
    expect(isWebhookSignature(secrets, raw, [by('the present secret')])).toBe(false);
  });
});

test('an event is known by its id, or by its bytes', () => {
  const raw = Buffer.from('{}');
  expect(eventKey('QxT3hYV1zJr0Aa', raw)).toBe('QxT3hYV1zJr0Aa');
  for (const header of [undefined, '', ['a', 'b'], 'x'.repeat(65), "'; drop"])
    expect(eventKey(header, raw)).toMatch(/^[0-9a-f]{64}$/);
});

describe('every documented sample is understood', () => {
  const SCHEMAS = { order, payment, refund, dispute, recon: reconRow };
  test.each(Object.entries(SCHEMAS))('%s', (kind, schema) => {
    for (const sample of DOCUMENTED[kind as keyof typeof SCHEMAS])
      expect(schema.safeParse(sample).error).toBeUndefined();
  });

  test('and in our own terms', () => {
    expect(payment.parse(DOCUMENTED.payment.at(-1))).toMatchObject({
      status: 'authorized',
      feePaise: null,
      error: null,
    });
    expect(order.parse(DOCUMENTED.order[1])).toMatchObject({ notes: {}, receipt: null });
    expect(reconRow.parse(DOCUMENTED.recon[0])).toMatchObject({ creditPaise: 97_100 });
  });

  test.each(DOCUMENTED_EVENTS.map((event) => [String(event['event']), event] as const))(
    'event %s',
    (name, event) => {
      const read = readWebhook(Buffer.from(JSON.stringify(event)));
      const contains = event['contains'] as string[];
      expect(read.event).toBe(name);
      for (const kind of ['payment', 'order', 'refund', 'dispute'] as const)
        expect(read[kind] !== null).toBe(contains.includes(kind));
    },
  );
});

test('what is no event is thrown, not obeyed', () => {
  for (const body of ['', '{', 'null', '[]', '{"entity":"event"}', '{"entity":"order"}'])
    expect(() => readWebhook(Buffer.from(body))).toThrow(/JSON|Invalid/);
});

test('the provider’s own deliveries are verified and read', async () => {
  const merchant = await openMerchant({ seed: 'deliveries' });
  try {
    for (const instrument of ['4100280000001007', 'success@razorpay', 'failure@razorpay'])
      await merchant.pay({ order_id: (await merchant.order())['id'], instrument });
    await merchant.advance(3);
    expect(merchant.received).toHaveLength(7);
    for (const { headers, body } of merchant.received) {
      const signature = headers['x-razorpay-signature'];
      expect(isWebhookSignature(['a present one', WEBHOOK_SECRET], body, signature)).toBe(true);
      const { payment: told, createdAt } = readWebhook(body);
      expect(told).toMatchObject({ amountPaise: 49_900, currency: 'INR' });
      expect(createdAt.getUTCFullYear()).toBe(2026);
    }
  } finally {
    await merchant.close();
  }
});
