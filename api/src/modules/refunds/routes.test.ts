import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { get } from '../../../test/accounts.ts';
import { mail } from '../../../test/mailbox.ts';
import { openRefundAdmin, type RefundAdmin } from '../../../test/refund-admin.ts';

let adminApi: RefundAdmin;
beforeAll(async () => (adminApi = await openRefundAdmin('group E')));
afterEach(() => adminApi.mend());
afterAll(() => adminApi.shop.close());

test('E96 a full refund by an admin ends the plan, takes the tax back, and is written down and mailed', async () => {
  const { buyer, id, orderId } = await adminApi.bought();
  const response = await adminApi.ask(orderId, 499);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    sale: { refunded: 499, refundable: 0, isActive: false },
    refund: { amount: 499, status: 'pending', by: 'Ada', reason: 'Asked for by mail' },
  });
  expect(await adminApi.shop.grantsOf(buyer.id)).toEqual([]);
  expect(await adminApi.shop.orders(buyer.id)).toMatchObject([{ status: 'refunded' }]);
  expect(await adminApi.shop.balances(id)).toEqual({
    'revenue:plan': -42_288,
    refunds: 42_288,
    provider_clearing: -1_178,
    provider_fees: 998,
    gst_input: 180,
  });
  expect(await adminApi.auditOf(orderId)).toEqual([
    { actorId: adminApi.admins[0].id, action: 'refund', fields: ['refunded'] },
  ]);
  await adminApi.told();
  const letter = await mail(await adminApi.emailOf(buyer), /^Your refund/);
  expect(letter.subject).toBe('Your refund of ₹499');
  expect(letter.text).toContain('has ended');
});

test('E96 a full refund of a component takes it away', async () => {
  const componentId = await adminApi.shop.component(199);
  const { buyer, orderId } = await adminApi.bought({ componentId });
  const openCode = async () =>
    (await get(adminApi.shop.world, `/component/${componentId}/code`, buyer.headers)).statusCode;
  expect(await openCode()).toBe(200);
  expect((await adminApi.ask(orderId, 199)).statusCode).toBe(200);
  expect(await openCode()).toBe(403);
  expect(await adminApi.shop.grantsOf(buyer.id)).toEqual([]);
  expect(await adminApi.saleOf(orderId)).toMatchObject({ kind: 'component', isActive: false });
});

test('E97 a refund in part keeps what was bought; the rest of it ends it', async () => {
  const { buyer, id, orderId } = await adminApi.bought();
  expect((await adminApi.ask(orderId, 100.5)).json()).toMatchObject({
    sale: { refunded: 100.5, refundable: 398.5, isActive: true },
  });
  expect(await adminApi.shop.grantsOf(buyer.id)).toHaveLength(1);
  expect((await adminApi.ask(orderId, 398.5)).json()).toMatchObject({ sale: { isActive: false } });
  expect(await adminApi.shop.grantsOf(buyer.id)).toEqual([]);
  expect(await adminApi.refundsOf(id)).toHaveLength(2);
  const { provider_clearing: left } = await adminApi.shop.balances(id);
  expect(left).toBe(-1_178);
});

test('E98 the events of a refund come to the same end in any order', async () => {
  const ends: unknown[] = [];
  for (const names of [
    ['refund.created', 'refund.processed'],
    ['refund.processed', 'refund.created'],
    ['refund.processed', 'refund.processed'],
  ]) {
    const { buyer, id } = await adminApi.bought();
    const refund = await adminApi.shop.world.platform.razorpay!.refundPayment({
      paymentId: id,
      amountPaise: 49_900,
      key: `order-of-${id}`,
    });
    for (const event of names) {
      const raw = JSON.stringify({
        entity: 'event',
        account_id: 'acc_00000000000000',
        event,
        contains: ['refund'],
        payload: {
          refund: {
            entity: {
              id: refund.id,
              payment_id: id,
              amount: 49_900,
              status: event === 'refund.processed' ? 'processed' : 'pending',
              notes: [],
              created_at: 1_790_000_000,
            },
          },
        },
        created_at: 1_790_000_000,
      });
      const eventId = randomUUID();
      expect(
        (await adminApi.shop.deliver(raw, { 'x-razorpay-event-id': eventId })).statusCode,
      ).toBe(200);
    }
    await adminApi.told();
    ends.push({
      balances: await adminApi.shop.balances(id),
      grants: await adminApi.shop.grantsOf(buyer.id),
      status: (await adminApi.shop.payment(id))!.status,
    });
  }
  expect(ends[1]).toEqual(ends[0]);
  expect(ends[2]).toEqual(ends[0]);
  expect(ends[0]).toMatchObject({ grants: [], status: 'refunded' });
});

test("E99 a refund made on the provider's dashboard is recorded, written down as nobody's here, and mailed", async () => {
  const { buyer, id, orderId } = await adminApi.bought();
  await adminApi.shop.world.platform.razorpay!.refundPayment({
    paymentId: id,
    amountPaise: 9_900,
    key: `by-hand-${id}`,
  });
  await adminApi.told();
  expect(await adminApi.saleOf(orderId)).toMatchObject({
    refunded: 99,
    refundable: 400,
    refunds: [{ amount: 99, by: null, reason: null }],
  });
  expect(await adminApi.auditOf(orderId)).toEqual([
    { actorId: null, action: 'refund', fields: ['refunded'] },
  ]);
  expect((await mail(await adminApi.emailOf(buyer), /^Your refund/)).subject).toBe(
    'Your refund of ₹99',
  );
});

test('E100 more than was captured is refused here, whoever asks and whatever went back before', async () => {
  const { id, orderId } = await adminApi.bought();
  expect((await adminApi.ask(orderId, 499.01)).json()).toMatchObject({ code: 'REFUND_TOO_MUCH' });
  await adminApi.ask(orderId, 400);
  expect((await adminApi.ask(orderId, 100)).statusCode).toBe(409);
  expect((await adminApi.ask(orderId, 98.5)).json()).toMatchObject({ code: 'BAD_REQUEST' });
  for (const amount of [0, -1, 0.5, 1.005])
    expect((await adminApi.ask(orderId, amount)).statusCode).toBe(400);
  expect(await adminApi.refundsOf(id)).toEqual([40_000]);
});

test('E100 the database itself holds that no more is asked for than is left', async () => {
  const { id } = await adminApi.bought();
  const options = (paise: number) =>
    sql`insert into refund_requests (id, payment_id, amount_paise, reason, asked_by, asked_at, next_try_at)
      values (${randomUUID()}, ${id}, ${paise}, 'x', ${adminApi.admins[0].id}, now(), 'infinity')`.execute(
      adminApi.shop.db,
    );
  await options(30_000);
  await expect(options(19_901)).rejects.toThrow('provider_payments_not_overdrawn');
  await options(19_900);
  await expect(
    sql`update provider_payments set refunded_paise = 100 where payment_id = ${id}`.execute(
      adminApi.shop.db,
    ),
  ).rejects.toThrow('provider_payments_not_overdrawn');
});

test('E101 a dispute is shown and keeps access; lost it ends it, and no more can be given back', async () => {
  const { buyer, id, orderId } = await adminApi.bought();
  const dispute = await adminApi.shop.control<{ id: string }>('dispute', { payment_id: id });
  await adminApi.told();
  expect(await adminApi.shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await adminApi.saleOf(orderId)).toMatchObject({
    isActive: true,
    disputes: [{ _id: dispute.id, amount: 499, status: 'open' }],
  });
  await adminApi.shop.control('dispute', { dispute_id: dispute.id, step: 'lost' });
  await adminApi.told();
  expect(await adminApi.saleOf(orderId)).toMatchObject({
    isActive: false,
    lost: 499,
    refundable: 0,
    disputes: [{ status: 'lost', deducted: 499 }],
  });
  expect(await adminApi.shop.balances(id)).toMatchObject({ disputes: 49_900 });
  expect((await adminApi.ask(orderId, 1)).statusCode).toBe(409);
});

test('E101 a dispute that is won keeps everything', async () => {
  const { buyer, id, orderId } = await adminApi.bought();
  const dispute = await adminApi.shop.control<{ id: string }>('dispute', { payment_id: id });
  for (const step of ['under_review', 'won'])
    await adminApi.shop.control('dispute', { dispute_id: dispute.id, step });
  await adminApi.told();
  expect(await adminApi.shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await adminApi.saleOf(orderId)).toMatchObject({
    lost: 0,
    refundable: 499,
    isActive: true,
  });
});

test('E102 of stacked periods only the refunded one goes, and the later one moves forward', async () => {
  const first = await adminApi.bought();
  const second = await adminApi.bought(first.what, first.buyer);
  expect((await adminApi.ask(first.orderId, 499)).statusCode).toBe(200);
  const [left, ...none] = await adminApi.shop.grantsOf(first.buyer.id);
  expect(none).toEqual([]);
  expect(left!.sourceId).toBe(second.orderId);
  expect(left!.startsAt.getTime()).toBeLessThanOrEqual(adminApi.shop.clock.now().getTime());
  expect(await adminApi.saleOf(second.orderId)).toMatchObject({
    isActive: true,
    expiresAt: left!.endsAt!.toISOString(),
  });
});

test('E103 what a deleted account paid goes back on the account without a name', async () => {
  const { buyer, id, orderId } = await adminApi.bought();
  await adminApi.ask(orderId, 100);
  await adminApi.shop.world.services.users.remove(buyer.id);
  const sale = await adminApi.saleOf(orderId);
  expect(sale).toMatchObject({ user: { name: null, email: null }, refunds: [{ reason: null }] });
  expect((await adminApi.ask(orderId, 399)).json()).toMatchObject({ sale: { refunded: 499 } });
  expect(await adminApi.refundsOf(id)).toHaveLength(2);
});
