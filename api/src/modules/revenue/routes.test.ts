import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { API_BASE } from '@tessera/contract/addresses';
import type { getRevenue, RevenueTrends, TaxSummary } from '@tessera/contract/revenue';
import { post } from '../../../test/accounts.ts';
import { givePlan } from '../../../test/library.ts';
import { openShop, type Buyer, type Shop } from '../../../test/shop.ts';

const DAY_SECONDS = 86_400;
type Revenue = z.output<typeof getRevenue.response>;

let shop: Shop;
let admin: Buyer;
let plan: string;
let component: string;
beforeAll(async () => {
  shop = await openShop({
    seed: 'revenue',
    webhooks: true,
    overrides: { SELLER_GSTIN: '29AAAAA0000A1Z5', SELLER_STATE: '29' },
  });
  admin = await shop.buyer();
  await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  plan = await shop.plan(499, 'Pro');
  component = await shop.component(199);
});
afterAll(() => shop.close());

const text = (path: string) =>
  shop.world.http.inject({ url: `${API_BASE}/admin/revenue${path}`, headers: admin.headers });
const get = async <T>(path: string): Promise<T> => {
  const response = await text(path);
  expect(response.statusCode).toBe(200);
  return response.json<T>();
};

async function sell(item: { planId: string } | { componentId: string }, buyer?: Buyer) {
  const who = buyer ?? (await shop.buyer());
  const paid = await shop.payFor((await shop.order(who, item)).orderId);
  expect((await shop.verify(who, paid, item)).json()).toEqual({ success: true });
  const { orderId } = (await shop.payment(paid.razorpay_payment_id))!;
  return { buyer: who, orderId: orderId!, paymentId: paid.razorpay_payment_id };
}
const nameThem = ({ id }: Buyer, name: string) =>
  shop.db.updateTable('users').set({ name }).where('id', '=', id).execute();
const refund = async (orderId: string, amount: number, refundable: number) =>
  post(
    shop.world,
    `/payment/admin/${orderId}/refund`,
    { requestId: randomUUID(), amount, refundable, reason: 'x' },
    admin.headers,
  );
/** The revenue of the ledger, tax included. */
const earned = async () => {
  const books = await shop.balances();
  return (
    -Object.entries(books)
      .filter(([name]) => /^(revenue|gst_output|refunds|disputes)/.test(name))
      .reduce((sum, [, paise]) => sum + paise, 0) / 100
  );
};

test('an empty shop has earned nothing and shows nothing', async () => {
  expect(await get<Revenue>('')).toEqual({
    stats: { totalRevenue: 0, monthlyRevenue: 0, activeSubscriptions: 0, totalSubscribers: 0 },
    subscriptions: [],
    total: 0,
    isMore: false,
  });
});

test('what is sold is counted and listed, plans and single components, paid and given [S1-14] [API-44] [EN-20] [EN-21] [EN-22]', async () => {
  const asha = await sell({ planId: plan });
  await nameThem(asha.buyer, 'Asha Rao');
  const single = await sell({ componentId: component });
  await nameThem(single.buyer, 'Bela Sen');
  const given = await shop.buyer();
  await givePlan(shop.world, given.id, plan);
  const { stats, subscriptions, total } = await get<Revenue>('');
  expect(stats).toEqual({
    totalRevenue: 698,
    monthlyRevenue: 698,
    activeSubscriptions: 2,
    totalSubscribers: 1,
  });
  expect(total).toBe(2);
  const [grant] = await shop.grantsOf(asha.buyer.id);
  expect(subscriptions).toEqual([
    {
      _id: single.orderId,
      user: { name: 'Bela Sen', email: expect.stringContaining('@') },
      plan: { name: 'Single component', duration: null },
      component: expect.any(String),
      creator: null,
      amount: 199,
      refunded: 0,
      subscribedAt: expect.any(String),
      expiresAt: null,
    },
    {
      _id: asha.orderId,
      user: { name: 'Asha Rao', email: expect.stringContaining('@') },
      plan: { name: 'Pro', duration: 30 },
      component: null,
      creator: null,
      amount: 499,
      refunded: 0,
      subscribedAt: expect.any(String),
      expiresAt: grant!.endsAt!.toISOString(),
    },
  ]);
  expect(await get<RevenueTrends>('/trends')).toMatchObject({ given: 1, endingSoon: 0 });
});

test('buying again is a renewal by the same subscriber, and two stacked periods are one that runs', async () => {
  const before = await get<Revenue>('');
  const first = await sell({ planId: plan });
  await sell({ planId: plan }, first.buyer);
  const { stats } = await get<Revenue>('');
  expect(stats.totalSubscribers - before.stats.totalSubscribers).toBe(1);
  expect(stats.activeSubscriptions - before.stats.activeSubscriptions).toBe(1);
  const { figures, series, plans } = await get<RevenueTrends>('/trends?days=30');
  expect(figures).toMatchObject({
    sales: 4,
    newSubscriptions: 2,
    renewals: 1,
    singles: 1,
    singleRevenue: 199,
    checkoutsPaid: 4,
  });
  expect(series).toHaveLength(30);
  expect(series.at(-1)).toMatchObject({ fresh: 1_197, renewing: 499 });
  expect(plans).toMatchObject([
    { name: 'Pro', subscriptions: 3 },
    { name: 'Single component', subscriptions: 1 },
  ]);
  expect((await get<RevenueTrends>('/trends?days=365')).series).toHaveLength(12);
});

test('an order that nobody paid is one that was begun', async () => {
  const before = (await get<RevenueTrends>('/trends')).figures;
  await shop.order(await shop.buyer(), { planId: plan });
  const after = (await get<RevenueTrends>('/trends')).figures;
  expect(after.checkoutsStarted - before.checkoutsStarted).toBe(1);
  expect(after.checkoutsPaid).toBe(before.checkoutsPaid);
});

test('refunds and lost disputes come off, and what failed comes back; the sums are the ledger', async () => {
  const part = await sell({ planId: plan });
  const whole = await sell({ planId: plan });
  const lost = await sell({ planId: plan });
  const { stats: before } = await get<Revenue>('');
  expect((await refund(part.orderId, 100, 499)).statusCode).toBe(200);
  expect((await refund(whole.orderId, 499, 499)).statusCode).toBe(200);
  const dispute = await shop.control<{ id: string }>('dispute', { payment_id: lost.paymentId });
  await shop.control('dispute', { dispute_id: dispute.id, step: 'lost' });
  await shop.advance(1);
  await shop.work();
  const { stats } = await get<Revenue>('');
  expect(before.totalRevenue - stats.totalRevenue).toBe(100 + 499 + 499);
  expect(before.monthlyRevenue - stats.monthlyRevenue).toBe(100 + 499 + 499);
  expect(before.activeSubscriptions - stats.activeSubscriptions).toBe(2);
  expect(stats.totalSubscribers).toBe(before.totalSubscribers);
  expect(stats.totalRevenue).toBe(await earned());
  const { figures } = await get<RevenueTrends>('/trends');
  expect(figures).toMatchObject({ refunds: 2, refunded: 599, lost: 499 });

  await shop.control('settings', { refundSeconds: 100, refundsFail: true });
  expect((await refund(part.orderId, 399, 399)).statusCode).toBe(200);
  await shop.advance(200);
  await shop.work();
  await shop.mend();
  expect((await get<Revenue>('')).stats).toEqual(stats);
  expect((await get<RevenueTrends>('/trends')).figures).toMatchObject({
    refunds: 2,
    refunded: 599,
  });
});

test('folding the changes into the sums changes nothing that is read', async () => {
  const read = () =>
    Promise.all([get(''), get('/trends'), get('/trends?days=365'), get(`/gst?month=${month()}`)]);
  const before = await read();
  const { count } = shop.world.services.revenue;
  expect(await count()).toBeGreaterThan(0);
  expect(await count()).toBe(0);
  expect(await read()).toEqual(before);
  await sql`select recount_revenue()`.execute(shop.db).then(
    () => expect.unreachable(),
    (error: Error) => expect(error.message).toMatch(/permission/),
  );
});

test('the list is narrowed to what runs and what has ended, and turned through ten at a time [CON-20]', async () => {
  const all = await get<Revenue>('?limit=100');
  const now = shop.clock.now();
  const isActive = ({ expiresAt }: Revenue['subscriptions'][number]) =>
    expiresAt === null || new Date(expiresAt) > now;
  for (const mark of [false, true]) {
    if (mark) await shop.world.services.revenue.markOver();
    const active = await get<Revenue>('?filter=active&limit=100');
    const expired = await get<Revenue>('?filter=expired&limit=100');
    expect(active.subscriptions).toEqual(all.subscriptions.filter(isActive));
    expect(expired.subscriptions).toEqual(all.subscriptions.filter((one) => !isActive(one)));
    expect(expired.subscriptions.length).toBe(2);
    expect([active.total, expired.total]).toEqual([all.total - 2, 2]);
  }
  const first = await get<Revenue>('?limit=2');
  const second = await get<Revenue>('?limit=2&page=2');
  expect([...first.subscriptions, ...second.subscriptions]).toEqual(all.subscriptions.slice(0, 4));
  const oldest = await get<Revenue>('?direction=asc&limit=100');
  expect(oldest.subscriptions).toEqual(all.subscriptions.toReversed());
  for (let sold = all.total; sold < 11; sold++) await sell({ planId: plan });
  expect((await get<Revenue>('')).subscriptions).toHaveLength(10);
});

test('people, plans, components, payments and orders are found', async () => {
  const { buyer, orderId, paymentId } = await sell({ planId: plan });
  await nameThem(buyer, 'Zoë Quéré 100%');
  const find = async (term: string, more = '') =>
    (await get<Revenue>(`?search=${encodeURIComponent(term)}${more}`)).subscriptions;
  for (const term of ['zoë', '100%', paymentId, orderId, orderId.toUpperCase()])
    expect(await find(term)).toMatchObject([{ _id: orderId }]);
  expect(await find('zoë', '&filter=expired')).toEqual([]);
  expect(await find('single')).toMatchObject([{ user: { name: 'Bela Sen' } }]);
  expect((await find('pro')).length).toBeGreaterThan(3);
  for (const term of ['nobody at all', 'PAY_00000000000000', 'rfnd_00000000000000', randomUUID()])
    expect(await find(term)).toEqual([]);
  expect(await find('%')).toMatchObject([{ _id: orderId }]);
  await shop.world.services.users.remove(buyer.id);
  expect(await find('zoë')).toEqual([]);
  expect(await find(paymentId)).toMatchObject([{ user: { name: null, email: null } }]);
});

const month = () => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  return parts.format(shop.clock.now()).slice(0, 7);
};

test("a month's GST is what the papers say and the ledger holds, by place of supply", async () => {
  const buyer = await shop.buyer();
  await shop.world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/user/billing`,
    headers: buyer.headers,
    payload: { country: 'IN', state: '27', businessName: null, gstin: null },
  });
  await sell({ planId: plan }, buyer);
  // Every refund is completed, and every document is issued.
  await shop.advance(8 * DAY_SECONDS);
  await shop.work();
  await shop.papers();
  shop.clock.advance({ seconds: 60 });
  await shop.papers();
  const summary = await get<TaxSummary>(`/gst?month=${month()}`);
  const books = await shop.balances();
  expect(summary.net.cgst).toBe(-(books['gst_output:cgst'] ?? 0) / 100);
  expect(summary.net.sgst).toBe(-(books['gst_output:sgst'] ?? 0) / 100);
  expect(summary.net.igst).toBe(-(books['gst_output:igst'] ?? 0) / 100);
  expect(summary.net.igst).toBe(76.12);
  expect(summary.lines.map(({ name }) => name)).toEqual(['Maharashtra', 'Karnataka']);
  const [elsewhere] = summary.lines;
  expect(elsewhere).toMatchObject({ ratePercent: 18, gross: 499, taxable: 422.88, igst: 76.12 });
  const file = await text(`/gst/export?month=${month()}`);
  expect(file.headers['content-disposition']).toContain(`gst-${month()}`);
  expect(file.body).toContain(`27,Maharashtra,18,422.88,0,0,76.12,499,${month()}`);
  expect((await get<TaxSummary>('/gst?month=2020-01')).lines).toEqual([]);
});

test('a period counts as running from its first moment to its last', async () => {
  const { buyer } = await sell({ planId: plan });
  const { stats: before } = await get<Revenue>('');
  const endsAt = (await shop.grantsOf(buyer.id))[0]!.endsAt!;
  const left = (endsAt.getTime() - shop.clock.now().getTime()) / 1_000;
  await shop.advance(Math.floor(left - 6 * DAY_SECONDS));
  const { endingSoon } = await get<RevenueTrends>('/trends');
  expect(endingSoon).toBeGreaterThan(0);
  await shop.advance(6 * DAY_SECONDS - 60);
  expect((await get<Revenue>('')).stats.activeSubscriptions).toBeGreaterThan(0);
  await shop.advance(120);
  const { stats } = await get<Revenue>('');
  // Only the second of the consecutive periods still runs.
  expect(stats.activeSubscriptions).toBe(1);
  expect(before.activeSubscriptions).toBeGreaterThan(1);
  expect(stats.totalRevenue).toBe(before.totalRevenue);
  expect(stats.monthlyRevenue).toBeLessThan(stats.totalRevenue);
});
