import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUMENTED, DOCUMENTED_EVENTS, DOCUMENTED_FAILURE } from './documented-samples.ts';
import { openMerchant, type Merchant } from './merchant.ts';

type Kind = keyof typeof DOCUMENTED;
type Value = Record<string, unknown>;

let merchant: Merchant;
beforeAll(async () => {
  merchant = await openMerchant({ seed: 'documented' });
});
afterAll(() => merchant.close());

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

/**
 * Lists the keys of the response that no documented sample has, and the keys of every sample that the response lacks.
 */
function differences(samples: Value[], answer: Value): string[] {
  const known = new Map<string, Set<string>>();
  for (const sample of samples)
    for (const [key, value] of Object.entries(sample))
      known.set(key, (known.get(key) ?? new Set()).add(typeOf(value)));
  const lacking = [...known.keys()].filter(
    (key) => samples.every((sample) => key in sample) && !(key in answer),
  );
  const strange = Object.keys(answer).filter((key) => !known.has(key));
  return [
    ...lacking.map((key) => `lacks ${key}`),
    // One undocumented key is intended.
    ...strange.slice(1).map((key) => `has ${key}`),
    ...Object.entries(answer).flatMap(([key, value]) => {
      const types = known.get(key);
      return types && !types.has(typeOf(value)) ? [`${key} is ${typeOf(value)}`] : [];
    }),
  ];
}

const check = (kind: Kind, answer: Value) =>
  differences(DOCUMENTED[kind], answer).map((text) => `${kind} ${text}: ${JSON.stringify(answer)}`);

const items = (answer: Value): Value[] => {
  expect(Object.keys(answer)).toEqual(['entity', 'count', 'items']);
  expect(answer['count']).toBe((answer['items'] as Value[]).length);
  return answer['items'] as Value[];
};

test('every answer and every event has a documented shape, whatever was paid with', async () => {
  const found: string[] = [];
  for (const instrument of [
    '4100280000001007',
    'success@razorpay',
    'netbanking:HDFC',
    'wallet:payzapp',
    'failure@razorpay',
    '4100280000080001',
  ]) {
    const order = await merchant.order({ notes: instrument.includes('@') ? { oid: '1' } : {} });
    found.push(...check('order', order));
    const { razorpay_payment_id: id } = await merchant.pay({ order_id: order['id'], instrument });
    found.push(...check('payment', (await merchant.get(`/payments/${id}`)).body));
    await merchant.advance(3);
    const { body: payment } = await merchant.get(`/payments/${id}`);
    found.push(...check('payment', payment));
    const list = await merchant.get(`/orders/${String(order['id'])}/payments`);
    for (const one of items(list.body)) found.push(...check('payment', one));
    if (payment['status'] !== 'captured') continue;
    const refund = await merchant.post(`/payments/${id}/refund`, { amount: 100, receipt: 'r' });
    found.push(...check('refund', refund.body));
  }
  const card = await merchant.get('/payments?count=100&expand[]=card');
  for (const one of items(card.body)) found.push(...check('payment', one));
  const withCard = items(card.body).filter(({ method }) => method === 'card');
  expect(withCard).toHaveLength(2);
  for (const one of withCard) {
    found.push(...check('card', one['card'] as Value));
    found.push(...check('card', (await merchant.get(`/payments/${String(one['id'])}/card`)).body));
  }

  const { razorpay_payment_id: disputed } = await merchant.pay({
    order_id: (await merchant.order())['id'],
  });
  await merchant.advance(3);
  const { id: dispute } = await merchant.razorpay.control<{ id: string }>('dispute', {
    payment_id: disputed,
  });
  await merchant.razorpay.control('dispute', { dispute_id: dispute, step: 'lost' });
  await merchant.advance(8 * 86_400);
  // Refunds are deducted from the next payout, so there must be one.
  await merchant.pay({ order_id: (await merchant.order())['id'] });
  await merchant.advance(6 * 86_400);
  for (const one of items((await merchant.get('/settlements')).body))
    found.push(...check('settlement', one));
  for (const one of items((await merchant.get('/refunds')).body))
    found.push(...check('refund', one));
  for (const one of items((await merchant.get('/disputes')).body))
    found.push(...check('dispute', one));
  const recon = await merchant.get('/settlements/recon/combined?year=2026&month=1&count=1000');
  expect(new Set(items(recon.body).map(({ type }) => type))).toEqual(
    new Set(['payment', 'refund', 'adjustment']),
  );
  for (const one of items(recon.body)) found.push(...check('recon', one));

  for (const { body } of [
    await merchant.post('/orders', { amount: 1, currency: 'INR' }),
    await merchant.get('/payments/pay_00000000000000'),
    await merchant.get('/nowhere'),
  ])
    found.push(...check('error', body['error'] as Value));

  const names = new Set<string>();
  for (const { body } of merchant.received) {
    const event = JSON.parse(body.toString()) as Value & {
      event: string;
      payload: Record<string, { entity: Value }>;
    };
    names.add(event.event);
    found.push(...differences(DOCUMENTED_EVENTS, event));
    expect(event['contains']).toEqual(expect.arrayContaining(Object.keys(event.payload)));
    for (const [kind, { entity }] of Object.entries(event.payload))
      found.push(...check(kind as Kind, entity));
  }
  expect([...names].toSorted()).toEqual([
    'order.paid',
    'payment.authorized',
    'payment.captured',
    'payment.dispute.created',
    'payment.dispute.lost',
    'payment.failed',
    'refund.created',
    'refund.processed',
    'settlement.processed',
  ]);
  expect(found).toEqual([]);
});

test('each documented sample has its own documented shape, so the comparison is not empty', () => {
  for (const [kind, samples] of Object.entries(DOCUMENTED))
    for (const sample of samples) {
      expect(check(kind as Kind, sample)).toEqual([]);
      expect(check(kind as Kind, {})).not.toEqual([]);
      expect(check(kind as Kind, { ...sample, one: 1, two: 2 })).toHaveLength(1);
    }
  expect(Object.keys(DOCUMENTED_FAILURE)).toEqual(['error']);
});
