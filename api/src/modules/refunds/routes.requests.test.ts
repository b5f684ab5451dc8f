import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openRefundAdmin, type RefundAdmin } from '../../../test/refund-admin.ts';
import { WEBHOOK_SECRET } from '../../../test/shop.ts';

let adminApi: RefundAdmin;
beforeAll(async () => (adminApi = await openRefundAdmin('admins refund')));
afterEach(() => adminApi.mend());
afterAll(() => adminApi.shop.close());

test('the same request twice, even at once, gives back once; another under its id is refused', async () => {
  const { id, orderId } = await adminApi.bought();
  const requestId = randomUUID();
  const answers = await Promise.all(
    [1, 2, 3].map(() => adminApi.ask(orderId, 100, { requestId, refundable: 499 })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await adminApi.told();
  expect(await adminApi.refundsOf(id)).toEqual([10_000]);
  expect((await adminApi.ask(orderId, 50, { requestId })).statusCode).toBe(409);
  expect(await adminApi.auditOf(orderId)).toHaveLength(1);
});

test('of two admins at once one gives back and the other is told', async () => {
  const { id, orderId } = await adminApi.bought();
  const answers = await Promise.all(
    adminApi.admins.map((admin) => adminApi.ask(orderId, 100, { admin, refundable: 499 })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
    code: 'REFUND_OUTDATED',
  });
  expect(await adminApi.refundsOf(id)).toEqual([10_000]);
});

test('a refund whose answer was lost is finished by the worker under the same key', async () => {
  const { buyer, id, orderId } = await adminApi.bought();
  await adminApi.shop.spoil({ method: 'POST', path: '/refund$' }, { kind: 'commit-then-reset' });
  const answer = await adminApi.ask(orderId, 499);
  expect(answer.statusCode).toBe(200);
  await adminApi.shop.mend();
  await adminApi.shop.advance(60);
  await adminApi.told();
  expect(await adminApi.refundsOf(id)).toEqual([49_900]);
  expect(await adminApi.saleOf(orderId)).toMatchObject({ refunded: 499, refunds: [{ by: 'Ada' }] });
  expect(await adminApi.shop.grantsOf(buyer.id)).toEqual([]);
});

test('a refund whose answer was lost is found at the provider and not asked for again', async () => {
  const { shop } = adminApi;
  await shop.control('webhook/config', { urls: [], secret: WEBHOOK_SECRET });
  onTestFinished(async () => void (await shop.subscribe()));
  const { id, orderId } = await adminApi.bought();
  await shop.spoil({ method: 'POST', path: '/refund$' }, { kind: 'commit-then-reset' });
  const asked = async () => (await shop.control<{ seen: number }[]>('faults'))[0]!.seen;
  expect((await adminApi.ask(orderId, 100)).json()).toMatchObject({ refund: { status: 'asked' } });
  const before = await asked();
  await shop.advance(60);
  await adminApi.told();
  expect(await asked()).toBe(before);
  expect(await adminApi.saleOf(orderId)).toMatchObject({
    refunded: 100,
    refundable: 399,
    refunds: [{ by: 'Ada', status: 'pending' }],
  });
  expect(await adminApi.refundsOf(id)).toEqual([10_000]);
});

test('while the provider is away a refund waits, and what is left counts it', async () => {
  const { buyer, id, orderId } = await adminApi.bought();
  await adminApi.shop.spoil({ path: '/refund' }, { kind: '500' });
  expect((await adminApi.ask(orderId, 400)).json()).toMatchObject({
    sale: { refunded: 0, refundable: 99, isActive: true },
    refund: { status: 'asked' },
  });
  expect((await adminApi.ask(orderId, 100, { refundable: 99 })).statusCode).toBe(409);
  await adminApi.shop.mend();
  await adminApi.shop.advance(60);
  await adminApi.told();
  expect(await adminApi.refundsOf(id)).toEqual([40_000]);
  expect(await adminApi.shop.grantsOf(buyer.id)).toHaveLength(1);
});

test('what the provider refuses is said with its reason, and can be asked for again', async () => {
  const { id, orderId } = await adminApi.bought();
  await adminApi.shop.control('balance', { amount: 0 });
  const answer = await adminApi.ask(orderId, 499);
  expect(answer.json()).toMatchObject({
    sale: { refunded: 0, refundable: 499 },
    refund: { status: 'refused', problem: expect.stringMatching(/balance/i) },
  });
  await adminApi.shop.control('balance', { amount: null });
  expect((await adminApi.ask(orderId, 499)).json()).toMatchObject({
    refund: { status: 'pending' },
  });
  expect(await adminApi.refundsOf(id)).toEqual([49_900]);
});

test('what somebody gives back on the dashboard meanwhile is not given back twice', async () => {
  const { id, orderId } = await adminApi.bought();
  await adminApi.shop.spoil({ method: 'POST', path: '/refund$' }, { kind: '500' });
  await adminApi.ask(orderId, 400);
  await adminApi.shop.mend();
  await adminApi.shop.world.platform.razorpay!.refundPayment({
    paymentId: id,
    amountPaise: 30_000,
    key: `by-hand-${id}`,
  });
  await adminApi.told();
  await adminApi.shop.advance(60);
  await adminApi.told();
  expect(await adminApi.refundsOf(id)).toEqual([30_000]);
  expect(await adminApi.saleOf(orderId)).toMatchObject({ refunded: 300, refundable: 199 });
});

test('a refund that fails days later gives access back, and can be made again', async () => {
  const { buyer, orderId } = await adminApi.bought();
  await adminApi.shop.control('settings', { refundSeconds: 100, refundsFail: true });
  await adminApi.ask(orderId, 499);
  await adminApi.shop.advance(200);
  await adminApi.told();
  expect(await adminApi.shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await adminApi.saleOf(orderId)).toMatchObject({
    refundable: 499,
    refunds: [{ status: 'failed' }],
  });
  await adminApi.shop.mend();
  expect((await adminApi.ask(orderId, 499)).json()).toMatchObject({ sale: { isActive: false } });
  await adminApi.shop.advance(7 * 86_400);
  await adminApi.told();
  const { refunds } = await adminApi.saleOf(orderId);
  expect(refunds.map(({ status }) => status).toSorted()).toEqual(['failed', 'processed']);
});

test('nobody but an admin sees or refunds a sale, and only what was sold', async () => {
  const { buyer, orderId } = await adminApi.bought();
  expect((await adminApi.ask(orderId, 499, { admin: buyer, refundable: 499 })).statusCode).toBe(
    403,
  );
  expect((await adminApi.ask(randomUUID(), 1, { refundable: 1 })).statusCode).toBe(404);
});
