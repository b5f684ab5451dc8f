import { once } from 'node:events';
import { get } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openMerchant, type Merchant } from './merchant.ts';

let merchant: Merchant;
beforeAll(async () => {
  merchant = await openMerchant({ seed: 'checkout' });
});
afterEach(() => merchant.reset());
afterAll(() => merchant.close());

type Told = {
  payment_id?: string;
  bank_url?: string;
  razorpay_signature?: string;
  status?: string;
  error?: { description: string; reason: string; metadata: object };
};

/** Sends a request of the checkout window, with the public key. */
const ask = async (path: string, body?: object): Promise<Told> => {
  const response = await fetch(`${merchant.razorpay.api}/v1/checkout/payments${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await response.json()) as Told;
};
const begin = (orderId: unknown, instrument: string, keyId = merchant.razorpay.keyId) =>
  ask('', { key_id: keyId, order_id: orderId, instrument });
const frame = async (query: Record<string, string>) =>
  await (
    await fetch(`${merchant.razorpay.api}/v1/checkout/public?${new URLSearchParams(query)}`)
  ).text();

describe('the script', () => {
  const load = () => fetch(`${merchant.razorpay.checkout}/v1/checkout.js`);

  test('knows its API, and is all that its origin serves', async () => {
    const response = await load();
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(await response.text()).toContain(`'${merchant.razorpay.api}'`);
    expect((await fetch(`${merchant.razorpay.checkout}/v1/orders`)).status).toBe(404);
  });

  test.each([
    ['404', 404, 'Not Found'],
    ['500', 500, 'Internal'],
    ['garbage', 200, '<!doctype'],
    ['empty', 200, 'nothing'],
    ['open-throws', 200, 'cannot open'],
  ])('can be spoiled: %s', async (script, status, text) => {
    await merchant.razorpay.control('settings', { script });
    const response = await load();
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });

  test('can hang', async () => {
    await merchant.razorpay.control('settings', { script: 'hang' });
    const given = get(`${merchant.razorpay.checkout}/v1/checkout.js`, {
      headers: { expect: '100-continue' },
    });
    onTestFinished(() => void given.destroy());
    const answered = vi.fn<() => void>();
    given
      .on('response', answered)
      .on('error', () => {})
      .end();
    // This event comes when the server has read the request and is about to handle it.
    await once(given, 'continue');
    await merchant.razorpay.control('settings', { script: null });
    expect((await load()).status).toBe(200);
    expect(answered).not.toHaveBeenCalled();
  });
});

test('the window shows the amount of the order, and only to whom it belongs', async () => {
  const { id } = await merchant.order({ amount: 1_234_500 });
  const [, other] = await merchant.razorpay.control<{ keyId: string }[]>('accounts');
  const { keyId } = merchant.razorpay;
  expect(await frame({ key_id: keyId, order_id: String(id), amount: '100' })).toContain(
    '12,345.00',
  );
  expect(await frame({ key_id: other!.keyId, order_id: String(id) })).toContain(
    'The id provided does not exist',
  );
  expect(await frame({ key_id: 'rzp_test_nobody', order_id: String(id) })).toContain(
    'Authentication failed',
  );
  expect((await begin(id, 'success@razorpay', other!.keyId)).error?.description).toBe(
    'The id provided does not exist',
  );
});

test('a payment tells its signature when the bank has said yes, and its error when it said no', async () => {
  const { id } = await merchant.order();
  const card = await begin(id, '4100 2800 0000 1007');
  expect(card.bank_url).toBe(`/v1/mock-bank/${card.payment_id}`);
  expect(await ask(`/${card.payment_id}`)).toEqual({ status: 'created' });
  await fetch(merchant.razorpay.api + card.bank_url, {
    method: 'POST',
    body: 'outcome=failure&otp=1234',
  });
  expect((await ask(`/${card.payment_id}`)).error).toMatchObject({
    reason: 'payment_failed',
    metadata: { payment_id: card.payment_id, order_id: id },
  });
  const upi = await begin(id, 'success@razorpay');
  await merchant.advance(5);
  expect((await ask(`/${upi.payment_id}`)).razorpay_signature).toMatch(/^[0-9a-f]{64}$/);
  expect((await begin(id, 'success@razorpay')).error?.description).toContain('already paid');
});

test('truth can be tampered with, so that a reconciler can be tried', async () => {
  const { id } = await merchant.order();
  await merchant.pay({ order_id: id });
  await merchant.advance(3 * 86_400);
  const rows = async () =>
    (await merchant.get('/settlements/recon/combined?year=2026&month=1')).body['items'];
  const [row] = (await rows()) as { entity_id: string; credit: number }[];
  await merchant.razorpay.control('tamper', {
    table: 'recon',
    id: row!.entity_id,
    patch: { row: { ...row, credit: row!.credit - 1 } },
  });
  expect(await rows()).toMatchObject([{ credit: row!.credit - 1 }]);
});

test('events can come before the window knows', async () => {
  await merchant.razorpay.control('settings', { deliverFirst: true });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  merchant.hook.first = () => gate;
  const { payment_id: id } = await begin((await merchant.order())['id'], 'netbanking:HDFC');
  const order: string[] = [];
  const answer = fetch(`${merchant.razorpay.api}/v1/mock-bank/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'success' }),
  }).then(() => order.push('answered'));
  await expect.poll(() => merchant.names()).toEqual(['payment.authorized']);
  // A response that did not wait would arrive before these requests.
  for (let i = 0; i < 5; i++) await merchant.razorpay.control('counts');
  order.push('acknowledged');
  open();
  await answer;
  expect(order).toEqual(['acknowledged', 'answered']);
});
