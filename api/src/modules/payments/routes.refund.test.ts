import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import type { SaleFile } from '@tessera/contract/payments-admin';
import { post } from '../../../test/accounts.ts';
import { mail } from '../../../test/mailbox.ts';
import { openShop, type Buyer, type Shop } from '../../../test/shop.ts';

const DAY_SECONDS = 86_400;

let shop: Shop;
let admins: Buyer[];
beforeAll(async () => {
  shop = await openShop({
    seed: 'admins refund',
    webhooks: true,
    overrides: { SELLER_GSTIN: '29AAAAA0000A1Z5' },
  });
  admins = [await shop.buyer(), await shop.buyer()];
  for (const { id } of admins)
    await shop.db
      .updateTable('users')
      .set({ role: 'admin', name: 'Ada' })
      .where('id', '=', id)
      .execute();
});
afterEach(async () => {
  await shop.mend();
  await shop.control('balance', { amount: null });
});
afterAll(() => shop.close());

async function bought(item?: { planId: string } | { componentId: string }, buyer?: Buyer) {
  const who = buyer ?? (await shop.buyer());
  const what = item ?? { planId: await shop.plan(499) };
  const paid = await shop.payFor((await shop.order(who, what)).orderId);
  expect((await shop.verify(who, paid, what)).json()).toEqual({ success: true });
  const id = paid.razorpay_payment_id;
  const { orderId } = (await shop.payment(id))!;
  return { buyer: who, what, id, orderId: orderId! };
}
const saleOf = async (orderId: string, admin = admins[0]!) =>
  (
    await shop.world.http.inject({
      method: 'GET',
      url: `${API_BASE}/payment/admin/${orderId}`,
      headers: admin.headers,
    })
  ).json<{ sale: SaleFile }>().sale;
const ask = async (
  orderId: string,
  amount: number,
  o: { refundable?: number; requestId?: string; admin?: Buyer } = {},
) =>
  post(
    shop.world,
    `/payment/admin/${orderId}/refund`,
    {
      requestId: o.requestId ?? randomUUID(),
      amount,
      refundable: o.refundable ?? (await saleOf(orderId)).refundable,
      reason: 'Asked for by mail',
    },
    (o.admin ?? admins[0]!).headers,
  );
const refundsOf = async (id: string) =>
  (await shop.world.platform.razorpay!.listRefunds(id)).map(({ amountPaise }) => amountPaise);
const told = async () => {
  await shop.advance(1);
  await shop.work();
};
const auditOf = (orderId: string) =>
  shop.db
    .selectFrom('auditLog')
    .select(['actorId', 'action', 'fields'])
    .where('subjectId', '=', orderId)
    .execute();
const emailOf = async ({ id }: Buyer) =>
  (await shop.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email!;

test('E96 a full refund by an admin ends the plan, takes the tax back, and is written down and mailed', async () => {
  const { buyer, id, orderId } = await bought();
  const response = await ask(orderId, 499);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    sale: { refunded: 499, refundable: 0, isActive: false },
    refund: { amount: 499, status: 'pending', by: 'Ada', reason: 'Asked for by mail' },
  });
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  expect(await shop.orders(buyer.id)).toMatchObject([{ status: 'refunded' }]);
  expect(await shop.balances(id)).toEqual({
    'revenue:plan': -42_288,
    refunds: 42_288,
    provider_clearing: -1_178,
    provider_fees: 998,
    gst_input: 180,
  });
  expect(await auditOf(orderId)).toEqual([
    { actorId: admins[0]!.id, action: 'refund', fields: ['refunded'] },
  ]);
  await told();
  const letter = await mail(await emailOf(buyer), /^Your refund/);
  expect(letter.subject).toBe('Your refund of ₹499');
  expect(letter.text).toContain('has ended');
});

test('E96 a full refund of a component takes it away', async () => {
  const componentId = await shop.component(199);
  const { buyer, orderId } = await bought({ componentId });
  expect((await ask(orderId, 199)).statusCode).toBe(200);
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  expect(await saleOf(orderId)).toMatchObject({ kind: 'component', isActive: false });
});

test('E97 a refund in part keeps what was bought; the rest of it ends it', async () => {
  const { buyer, id, orderId } = await bought();
  expect((await ask(orderId, 100.5)).json()).toMatchObject({
    sale: { refunded: 100.5, refundable: 398.5, isActive: true },
  });
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect((await ask(orderId, 398.5)).json()).toMatchObject({ sale: { isActive: false } });
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  expect(await refundsOf(id)).toHaveLength(2);
  const { provider_clearing: left } = await shop.balances(id);
  expect(left).toBe(-1_178);
});

test('E98 the events of a refund come to the same end in any order', async () => {
  const ends: unknown[] = [];
  for (const names of [
    ['refund.created', 'refund.processed'],
    ['refund.processed', 'refund.created'],
    ['refund.processed', 'refund.processed'],
  ]) {
    const { buyer, id } = await bought();
    const refund = await shop.world.platform.razorpay!.refundPayment({
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
      expect((await shop.deliver(raw, { 'x-razorpay-event-id': eventId })).statusCode).toBe(200);
    }
    await told();
    ends.push({
      balances: await shop.balances(id),
      grants: await shop.grantsOf(buyer.id),
      status: (await shop.payment(id))!.status,
    });
  }
  expect(ends[1]).toEqual(ends[0]);
  expect(ends[2]).toEqual(ends[0]);
  expect(ends[0]).toMatchObject({ grants: [], status: 'refunded' });
});

test("E99 a refund made on the provider's dashboard is recorded, written down as nobody's here, and mailed", async () => {
  const { buyer, id, orderId } = await bought();
  await shop.world.platform.razorpay!.refundPayment({
    paymentId: id,
    amountPaise: 9_900,
    key: `by-hand-${id}`,
  });
  await told();
  expect(await saleOf(orderId)).toMatchObject({
    refunded: 99,
    refundable: 400,
    refunds: [{ amount: 99, by: null, reason: null }],
  });
  expect(await auditOf(orderId)).toEqual([
    { actorId: null, action: 'refund', fields: ['refunded'] },
  ]);
  expect((await mail(await emailOf(buyer), /^Your refund/)).subject).toBe('Your refund of ₹99');
});

test('E100 more than was captured is refused here, whoever asks and whatever went back before', async () => {
  const { id, orderId } = await bought();
  expect((await ask(orderId, 499.01)).json()).toMatchObject({ code: 'REFUND_TOO_MUCH' });
  await ask(orderId, 400);
  expect((await ask(orderId, 100)).statusCode).toBe(409);
  expect((await ask(orderId, 98.5)).json()).toMatchObject({ code: 'BAD_REQUEST' });
  for (const amount of [0, -1, 0.5, 1.005])
    expect((await ask(orderId, amount)).statusCode).toBe(400);
  expect(await refundsOf(id)).toEqual([40_000]);
});

test('E100 the database itself holds that no more is asked for than is left', async () => {
  const { id } = await bought();
  const wish = (paise: number) =>
    sql`insert into refund_wishes (id, payment_id, amount_paise, reason, asked_by, asked_at, next_try_at)
      values (${randomUUID()}, ${id}, ${paise}, 'x', ${admins[0]!.id}, now(), 'infinity')`.execute(
      shop.db,
    );
  await wish(30_000);
  await expect(wish(19_901)).rejects.toThrow('provider_payments_not_overdrawn');
  await wish(19_900);
  await expect(
    sql`update provider_payments set refunded_paise = 100 where payment_id = ${id}`.execute(
      shop.db,
    ),
  ).rejects.toThrow('provider_payments_not_overdrawn');
});

test('the same request twice, even at once, gives back once; another under its id is refused', async () => {
  const { id, orderId } = await bought();
  const requestId = randomUUID();
  const answers = await Promise.all(
    [1, 2, 3].map(() => ask(orderId, 100, { requestId, refundable: 499 })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await told();
  expect(await refundsOf(id)).toEqual([10_000]);
  expect((await ask(orderId, 50, { requestId })).statusCode).toBe(409);
  expect(await auditOf(orderId)).toHaveLength(1);
});

test('of two admins at once one gives back and the other is told', async () => {
  const { id, orderId } = await bought();
  const answers = await Promise.all(
    admins.map((admin) => ask(orderId, 100, { admin, refundable: 499 })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
    code: 'REFUND_OUTDATED',
  });
  expect(await refundsOf(id)).toEqual([10_000]);
});

test('a refund whose answer was lost is finished by the worker under the same key', async () => {
  const { buyer, id, orderId } = await bought();
  await shop.spoil({ method: 'POST', path: '/refund$' }, { kind: 'commit-then-reset' });
  const answer = await ask(orderId, 499);
  expect(answer.statusCode).toBe(200);
  await shop.mend();
  await shop.advance(60);
  await told();
  expect(await refundsOf(id)).toEqual([49_900]);
  expect(await saleOf(orderId)).toMatchObject({ refunded: 499, refunds: [{ by: 'Ada' }] });
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
});

test('while the provider is away a refund waits, and what is left counts it', async () => {
  const { buyer, id, orderId } = await bought();
  await shop.spoil({ path: '/refund' }, { kind: '500' });
  expect((await ask(orderId, 400)).json()).toMatchObject({
    sale: { refunded: 0, refundable: 99, isActive: true },
    refund: { status: 'asked' },
  });
  expect((await ask(orderId, 100, { refundable: 99 })).statusCode).toBe(409);
  await shop.mend();
  await shop.advance(60);
  await told();
  expect(await refundsOf(id)).toEqual([40_000]);
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
});

test('what the provider refuses is said with its reason, and can be asked for again', async () => {
  const { id, orderId } = await bought();
  await shop.control('balance', { amount: 0 });
  const answer = await ask(orderId, 499);
  expect(answer.json()).toMatchObject({
    sale: { refunded: 0, refundable: 499 },
    refund: { status: 'refused', problem: expect.stringMatching(/balance/i) },
  });
  await shop.control('balance', { amount: null });
  expect((await ask(orderId, 499)).json()).toMatchObject({ refund: { status: 'pending' } });
  expect(await refundsOf(id)).toEqual([49_900]);
});

test('what somebody gives back on the dashboard meanwhile is not given back twice', async () => {
  const { id, orderId } = await bought();
  await shop.spoil({ method: 'POST', path: '/refund$' }, { kind: '500' });
  await ask(orderId, 400);
  await shop.mend();
  await shop.world.platform.razorpay!.refundPayment({
    paymentId: id,
    amountPaise: 30_000,
    key: `by-hand-${id}`,
  });
  await told();
  await shop.advance(60);
  await told();
  expect(await refundsOf(id)).toEqual([30_000]);
  expect(await saleOf(orderId)).toMatchObject({ refunded: 300, refundable: 199 });
});

test('E101 a dispute is shown and keeps access; lost it ends it, and no more can be given back', async () => {
  const { buyer, id, orderId } = await bought();
  const dispute = await shop.control<{ id: string }>('dispute', { payment_id: id });
  await told();
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await saleOf(orderId)).toMatchObject({
    isActive: true,
    disputes: [{ _id: dispute.id, amount: 499, status: 'open' }],
  });
  await shop.control('dispute', { dispute_id: dispute.id, step: 'lost' });
  await told();
  expect(await saleOf(orderId)).toMatchObject({
    isActive: false,
    lost: 499,
    refundable: 0,
    disputes: [{ status: 'lost', deducted: 499 }],
  });
  expect(await shop.balances(id)).toMatchObject({ disputes: 49_900 });
  expect((await ask(orderId, 1)).statusCode).toBe(409);
});

test('E101 a dispute that is won keeps everything', async () => {
  const { buyer, id, orderId } = await bought();
  const dispute = await shop.control<{ id: string }>('dispute', { payment_id: id });
  for (const step of ['under_review', 'won'])
    await shop.control('dispute', { dispute_id: dispute.id, step });
  await told();
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await saleOf(orderId)).toMatchObject({ lost: 0, refundable: 499, isActive: true });
});

test('E102 of stacked periods only the refunded one goes, and the later one moves forward', async () => {
  const first = await bought();
  const second = await bought(first.what, first.buyer);
  expect((await ask(first.orderId, 499)).statusCode).toBe(200);
  const [left, ...none] = await shop.grantsOf(first.buyer.id);
  expect(none).toEqual([]);
  expect(left!.sourceId).toBe(second.orderId);
  expect(left!.startsAt.getTime()).toBeLessThanOrEqual(shop.clock.now().getTime());
  expect(await saleOf(second.orderId)).toMatchObject({
    isActive: true,
    expiresAt: left!.endsAt!.toISOString(),
  });
});

test('E103 what a deleted account paid goes back on the account without a name', async () => {
  const { buyer, id, orderId } = await bought();
  await ask(orderId, 100);
  await shop.world.services.users.remove(buyer.id);
  const sale = await saleOf(orderId);
  expect(sale).toMatchObject({ user: { name: null, email: null }, refunds: [{ reason: null }] });
  expect((await ask(orderId, 399)).json()).toMatchObject({ sale: { refunded: 499 } });
  expect(await refundsOf(id)).toHaveLength(2);
});

test('a refund that fails days later gives access back, and can be made again', async () => {
  const { buyer, orderId } = await bought();
  await shop.control('settings', { refundSeconds: 100, refundsFail: true });
  await ask(orderId, 499);
  await shop.advance(200);
  await told();
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  expect(await saleOf(orderId)).toMatchObject({ refundable: 499, refunds: [{ status: 'failed' }] });
  await shop.mend();
  expect((await ask(orderId, 499)).json()).toMatchObject({ sale: { isActive: false } });
  await shop.advance(7 * DAY_SECONDS);
  await told();
  const { refunds } = await saleOf(orderId);
  expect(refunds.map(({ status }) => status).toSorted()).toEqual(['failed', 'processed']);
});

test('nobody but an admin sees or refunds a sale, and only what was sold', async () => {
  const { buyer, orderId } = await bought();
  expect((await ask(orderId, 499, { admin: buyer, refundable: 499 })).statusCode).toBe(403);
  expect((await ask(randomUUID(), 1, { refundable: 1 })).statusCode).toBe(404);
});
