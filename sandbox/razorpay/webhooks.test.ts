import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LONG_SECONDS, openMerchant, WEBHOOK_SECRET, type Merchant } from './merchant.ts';
import { MANGLES, sign } from './webhooks/mangling.ts';

const HOUR = 3_600;
const DAY = 86_400;

type Truth = {
  digest: string;
  deliveries: { state: string; attempts: { at: number; status: number | null }[] }[];
  alerts: { text: string }[];
};

let merchant: Merchant;
beforeAll(async () => {
  merchant = await openMerchant({ seed: 'webhooks' });
});
afterEach(() => merchant.reset());
afterAll(() => merchant.close());

const fail = async () =>
  merchant.pay({ order_id: (await merchant.order())['id'], outcome: 'failure' });
const truth = () => merchant.razorpay.control<Truth>('truth');
const signatures = () =>
  merchant.received.map(({ headers, body }) =>
    [WEBHOOK_SECRET, 'the next secret'].findIndex(
      (secret) => sign(secret, body) === headers['x-razorpay-signature'],
    ),
  );

test('what is not acknowledged comes again, later each time, with the same id, for a day', async () => {
  merchant.hook.status = 500;
  await fail();
  await merchant.advance(25 * HOUR);
  const { deliveries, alerts } = await truth();
  const [{ attempts, state } = { attempts: [], state: '' }] = deliveries;
  const waits = attempts.slice(1).map(({ at }, index) => at - attempts[index]!.at);
  expect(waits).toEqual([60, 120, 240, 480, 960, 1_920, 3_840, 7_680, 15_360, 30_720, 25_020]);
  expect(state).toBe('given up');
  expect(alerts).toMatchObject([{ text: expect.stringContaining('disabled') }]);
  expect(new Set(merchant.received.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(
    1,
  );
  expect(new Set(merchant.received.map(({ body }) => body.toString())).size).toBe(1);

  // A disabled webhook receives nothing more. A replay delivers what it missed.
  await fail();
  expect(merchant.received).toHaveLength(12);
  merchant.hook.status = 200;
  await merchant.razorpay.control('webhook/enable', {});
  expect(await merchant.razorpay.control('webhook/replay', {})).toEqual({ replayed: 2 });
  expect(merchant.received).toHaveLength(14);
  expect(await merchant.razorpay.control('webhook/replay', {})).toEqual({ replayed: 0 });
});

test('an address that nobody can reach fails by itself, and the others hear', async () => {
  const urls = ['no address', 'ftp://127.0.0.1/hook', merchant.url.replace('http:', 'https:')];
  await merchant.configure({ urls: [...urls, merchant.url], secret: WEBHOOK_SECRET });
  await fail();
  expect(merchant.received).toHaveLength(1);
  const { deliveries } = await truth();
  expect(deliveries.map(({ attempts }) => attempts)).toMatchObject([
    [{ status: null, error: 'no address of a webhook' }],
    [{ status: null, error: 'no address of a webhook' }],
    [{ status: null, error: expect.stringContaining('SSL') }],
    [{ status: 200, error: null }],
  ]);
});

test('a redirect is no acknowledgement and is not followed', async () => {
  Object.assign(merchant.hook, { status: 302, location: merchant.url });
  await fail();
  expect(merchant.received).toHaveLength(1);
  merchant.hook.status = 204;
  await merchant.advance(61);
  expect(merchant.received).toHaveLength(2);
  await merchant.razorpay.control('assert?deliveries.acknowledged=1&deliveries.waiting=0');
});

test('no answer within five seconds is a failure', async () => {
  await merchant.razorpay.control('reset', {});
  const { answerSeconds } = await merchant.razorpay.control('settings', {});
  expect(answerSeconds).toBe(5);
  await merchant.reset();
  await merchant.answerWithin(0.05);
  merchant.hook.silent = true;
  await fail();
  expect((await truth()).deliveries).toMatchObject([
    { state: 'waiting', attempts: [{ status: null, error: 'no answer within 0.05 s' }] },
  ]);
});

test('after a rotation old events keep their secret, new ones and replays take the new one', async () => {
  merchant.hook.status = 503;
  await fail();
  await merchant.razorpay.control('webhook/rotate', { secret: 'the next secret' });
  await fail();
  merchant.hook.status = 200;
  await merchant.advance(61);
  expect(signatures()).toEqual([0, 1, 0, 1]);

  merchant.hook.status = 503;
  await merchant.razorpay.control('webhook/rotate', { secret: WEBHOOK_SECRET });
  await fail();
  await merchant.razorpay.control('webhook/rotate', { secret: 'the next secret' });
  merchant.hook.status = 200;
  await merchant.razorpay.control('webhook/replay', {});
  expect(signatures().slice(4)).toEqual([0, 1]);
});

test('a replay older than a week is refused', async () => {
  await merchant.configure({ knobs: { drop: 1 } });
  await fail();
  await merchant.advance(8 * DAY);
  expect(await merchant.razorpay.control('webhook/replay', {})).toEqual({ replayed: 0 });
});

test('events are dropped, doubled and shuffled as told', async () => {
  await merchant.configure({ knobs: { drop: 1 } });
  await fail();
  expect(merchant.received).toHaveLength(0);
  await merchant.configure({ knobs: { drop: 0, duplicate: 1, copies: 2 } });
  await fail();
  expect(merchant.received).toHaveLength(3);
  expect(new Set(merchant.received.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(
    1,
  );
  await merchant.configure({ knobs: { duplicate: 0, reorder: 0.5, reorderSeconds: 300 } });
  merchant.received.length = 0;
  const orders: string[] = [];
  for (let i = 0; i < 12; i++) {
    await merchant.pay({ order_id: (await merchant.order())['id'] });
    await merchant.advance(400);
    orders.push(merchant.names().splice(0).slice(-3).join());
    merchant.received.length = 0;
  }
  expect(new Set(orders).size).toBeGreaterThan(2);
  expect(orders.map((names) => names.split(',').toSorted().join())).toEqual(
    Array.from({ length: 12 }, () => 'order.paid,payment.authorized,payment.captured'),
  );
});

test.each(Object.keys(MANGLES))('a delivery damaged by %s comes again whole', async (mangle) => {
  await merchant.configure({
    knobs: { script: [{ event: 'payment.failed', nth: 1, mangle }] },
  });
  const accepts = (index: number) => {
    const { headers, body } = merchant.received[index]!;
    return (
      typeof headers['x-razorpay-event-id'] === 'string' &&
      headers['content-encoding'] === undefined &&
      body.length < 10_000 &&
      body.toString().endsWith('}') &&
      !body.includes('resent') &&
      sign(WEBHOOK_SECRET, body) === headers['x-razorpay-signature']
    );
  };
  merchant.hook.status = 400;
  if (mangle === 'slow-body') await merchant.answerWithin(0.05);
  await fail();
  await merchant.answerWithin(LONG_SECONDS);
  merchant.hook.status = 200;
  await merchant.advance(61);
  // A body that is sent too slowly never arrives completely.
  expect(merchant.received.map((_, index) => accepts(index))).toEqual(
    mangle === 'slow-body' ? [true] : [false, true],
  );
});

test('events can come before the answer of the call that caused them', async () => {
  const capture = async () => {
    const order = await merchant.order();
    const { razorpay_payment_id: id } = await merchant.pay({ order_id: order['id'] });
    const before = merchant.received.length;
    const answer = await merchant.post(`/payments/${id}/capture`, {
      amount: 49_900,
      currency: 'INR',
    });
    expect(answer.status).toBe(200);
    return merchant.received.length - before;
  };
  await merchant.razorpay.control('settings', { deliverFirst: true });
  expect(await capture()).toBe(2);
});

test('a receiver that asks the provider before it acknowledges is answered, not held up', async () => {
  const order = await merchant.order();
  const { razorpay_payment_id: id } = await merchant.pay({ order_id: order['id'] });
  await merchant.razorpay.control('settings', { deliverFirst: true });
  // If the request were held up, the delivery would wait for itself and fail.
  await merchant.answerWithin(30);
  const answers: unknown[] = [];
  merchant.hook.first = async () => answers.push((await merchant.get(`/payments/${id}`)).body);
  await merchant.post(`/payments/${id}/capture`, { amount: 49_900, currency: 'INR' });
  expect(answers).toMatchObject([{ status: 'captured' }, { status: 'captured' }]);
  await merchant.razorpay.control('assert?deliveries.acknowledged=3&deliveries.waiting=0');
});

test('a delivery under way leaves nothing in the world after a reset', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  merchant.hook.first = () => gate;
  const cutOff = fail().catch(() => null);
  await expect.poll(() => merchant.received.length).toBe(1);
  const state = { isReset: false };
  const reset = merchant.razorpay.control('reset', {}).then(() => (state.isReset = true));
  const isWaiting = async () =>
    (await merchant.razorpay.control<{ changes: number }>('waiting')).changes === 1;
  await expect.poll(async () => state.isReset || (await isWaiting())).toBe(true);
  expect(state.isReset).toBe(false);
  open();
  await Promise.all([reset, cutOff]);
  expect((await truth()).deliveries).toEqual([]);
  expect(await merchant.razorpay.control('counts')).toMatchObject({ events: 0 });
});

test('strange events are signed rightly', async () => {
  for (const kind of ['unknown-event', 'unknown-order', 'other-account', 'stale', 'no-payment'])
    await merchant.razorpay.control('webhook/send', { kind });
  expect(signatures()).toEqual([0, 0, 0, 0, 0]);
});
