import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { post } from '../../../test/accounts.ts';
import { addCreator } from '../../../test/creators.ts';
import { openShop, type Buyer, type Shop } from '../../../test/shop.ts';

const DAY_SECONDS = 86_400;
const IST_MS = 5.5 * 3_600_000;

let shop: Shop;
let admin: Buyer;
beforeAll(async () => {
  shop = await openShop({
    seed: 'statements',
    overrides: { SELLER_GSTIN: '29AAAAA0000A1Z5', SELLER_STATE: '29' },
  });
  admin = await shop.buyer();
  await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
});
afterAll(() => shop.close());

const monthOf = (moment: Date) =>
  new Date(moment.getTime() + IST_MS).toISOString().slice(0, 'yyyy-mm'.length);
const thisMonth = () => monthOf(shop.clock.now());

const fetched = (creator: string, month: string) =>
  shop.world.http.inject({
    url: `${API_BASE}/creator/admin/creators/${creator}/statement.csv?month=${month}`,
    headers: admin.headers,
  });

type Line = { at: string; kind: string; title: string; order: string; money: number[] };
/** The lines of a statement, with their amounts in paise: paid, GST and share. */
async function statementOf(creator: string, month: string): Promise<Line[]> {
  const answer = await fetched(creator, month);
  expect(answer.statusCode).toBe(200);
  const [, ...lines] = answer.body.trim().split('\r\n');
  return lines.map((line) => {
    const [at = '', kind = '', title = '', order = '', ...money] = line.split(',');
    for (const amount of money) expect(amount).toMatch(/^-?\d+\.\d\d$/);
    return { at, kind, title, order, money: money.map((text) => Math.round(Number(text) * 100)) };
  });
}

const makes = (componentId: string, sellerId: string | null) =>
  shop.db.updateTable('components').set({ sellerId }).where('id', '=', componentId).execute();

const AT_ONCE = 10;
/** Does the work on a few at a time, and keeps their order. */
async function each<In, Out>(list: readonly In[], work: (one: In) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = [];
  for (let from = 0; from < list.length; from += AT_ONCE)
    done.push(...(await Promise.all(list.slice(from, from + AT_ONCE).map(work))));
  return done;
}

/** Many purchases, captured together. Returns our orders. */
async function buyAll(wanted: { buyer: Buyer; componentId: string }[]): Promise<string[]> {
  const paid = await each(wanted, async ({ buyer, componentId }) => {
    const { orderId } = await shop.order(buyer, { componentId });
    return { buyer, componentId, proof: await shop.pay(orderId) };
  });
  await shop.advance(3);
  return each(paid, async ({ buyer, componentId, proof }) => {
    expect((await shop.verify(buyer, proof, { componentId })).json()).toEqual({ success: true });
    return (await shop.payment(proof.razorpay_payment_id))!.orderId!;
  });
}
const buy = async (componentId: string) =>
  (await buyAll([{ buyer: await shop.buyer(), componentId }]))[0]!;

const refund = async (orderId: string, amount: number, refundable: number) => {
  const body = { requestId: randomUUID(), amount, refundable, reason: 'Asked for by mail' };
  const answer = await post(shop.world, `/payment/admin/${orderId}/refund`, body, admin.headers);
  expect(answer.statusCode).toBe(200);
};

test('a statement has each sale and refund, the price without GST as the share, and a total', async () => {
  const creator = await addCreator(shop.db);
  const componentId = await shop.component(499);
  await makes(componentId, creator);
  const [first, second] = [await buy(componentId), await buy(componentId)];
  await refund(second, 100, 499);
  await shop.work();
  const [title] = (await statementOf(creator, thisMonth())).map((line) => line.title);
  const lines = await statementOf(creator, thisMonth());
  // 18% are in the price: 499.00 = 422.88 + 76.12, and 100.00 = 84.74 + 15.26.
  expect(lines.map(({ at: _at, ...line }) => line)).toEqual([
    { kind: 'Sale', title, order: first, money: [49_900, 7_612, 42_288] },
    { kind: 'Sale', title, order: second, money: [49_900, 7_612, 42_288] },
    { kind: 'Refund', title, order: second, money: [-10_000, -1_526, -8_474] },
    { kind: 'Total', title: '', order: '', money: [89_800, 13_698, 76_102] },
  ]);
  expect(lines[0]!.at).toMatch(new RegExp(`^${thisMonth()}-\\d\\d \\d\\d:\\d\\d$`));
});

test('a month in which nothing was booked has an empty statement with a total of 0', async () => {
  const creator = await addCreator(shop.db);
  const componentId = await shop.component(499);
  await makes(componentId, creator);
  await buy(componentId);
  await shop.work();
  const local = new Date(shop.clock.now().getTime() + IST_MS);
  const monthsAway = (months: number) =>
    monthOf(new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 15)));
  expect(await statementOf(creator, thisMonth())).toHaveLength(2);
  for (const month of [monthsAway(-1), monthsAway(1)])
    expect(await statementOf(creator, month)).toEqual([
      { at: '', kind: 'Total', title: '', order: '', money: [0, 0, 0] },
    ]);
});

test('the file is private, for admins, and written down', async () => {
  const creator = await addCreator(shop.db);
  const answer = await fetched(creator, '2026-11');
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'text/csv; charset=utf-8',
  });
  expect(answer.headers['content-disposition']).toContain('statement-2026-11-');
  expect(answer.body.trim().split('\r\n').at(-1)).toBe(',Total,,,0.00,0.00,0.00');
  expect(
    await shop.db
      .selectFrom('auditLog')
      .select(['action', 'subjectKind', 'fields'])
      .where('subjectId', '=', creator)
      .execute(),
  ).toEqual([
    { action: 'export', subjectKind: 'creator', fields: ['statement 2026-11', '0 rows'] },
  ]);
  expect((await fetched(randomUUID(), '2026-11')).statusCode).toBe(404);
  expect((await fetched(creator, '2026-13')).statusCode).toBe(400);
});

test('a month begins and ends at midnight in India', async () => {
  const creator = await addCreator(shop.db);
  const componentId = await shop.component(199);
  await makes(componentId, creator);
  const before = thisMonth();
  const local = new Date(shop.clock.now().getTime() + IST_MS);
  const next = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1) - IST_MS;
  await shop.advance(Math.floor((next - shop.clock.now().getTime()) / 1_000) - 60);
  const last = await buy(componentId);
  await shop.advance(120);
  const first = await buy(componentId);
  expect(thisMonth()).not.toBe(before);
  const ordersIn = async (month: string) =>
    (await statementOf(creator, month)).map(({ order }) => order);
  expect(await ordersIn(before)).toEqual([last, '']);
  expect(await ordersIn(thisMonth())).toEqual([first, '']);
});

/** A small generator with a seed, so that a failure can be repeated. */
function generator(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return (below: number): number => Math.floor(next() * below);
}

const ROUNDS = 5;
const BUYERS = 25;
const COMPONENTS = 16;
const STATES = ['29', '27', '33'];

test(
  'the statements of all creators and months have the sums of the ledger, and the other months are empty, after 400 random sales and 100 refunds',
  { tags: ['long'], timeout: 600_000 },
  async () => {
    const random = generator(20_261_118);
    const sellers = [null, ...(await Promise.all([1, 2, 3].map(() => addCreator(shop.db))))];
    const prices = Array.from({ length: COMPONENTS }, () => 99 + random(1_900));
    const components: string[] = [];
    for (const price of prices) components.push(await shop.component(price));
    const addBuyer = async (state: string): Promise<Buyer> => {
      const buyer = await shop.buyer();
      const answer = await shop.world.http.inject({
        method: 'PUT',
        url: `${API_BASE}/user/billing`,
        headers: buyer.headers,
        payload: { country: 'IN', state },
      });
      expect(answer.statusCode).toBe(200);
      return buyer;
    };

    const madeBy = new Map<string, string | null>();
    const refundable = new Map<string, number>();
    let refunds = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const present = components.map(() => sellers[random(sellers.length)] ?? null);
      for (const [index, componentId] of components.entries())
        await makes(componentId, present[index]!);
      const states = Array.from({ length: BUYERS / ROUNDS }, () => STATES[random(STATES.length)]!);
      const buyers = await each(states, addBuyer);
      const wanted = buyers.flatMap((buyer) =>
        components.map((componentId, index) => ({ buyer, componentId, index })),
      );
      const orders = await buyAll(wanted);
      for (const [place, orderId] of orders.entries()) {
        madeBy.set(orderId, present[wanted[place]!.index]!);
        refundable.set(orderId, prices[wanted[place]!.index]!);
      }
      for (let i = 0; i < 100 / ROUNDS; i++) {
        const open = [...refundable].filter(([, left]) => left >= 2);
        const [orderId, left] = open[random(open.length)]!;
        const amount = random(3) === 0 ? left : 1 + random(left - 1);
        await refund(orderId, amount, left);
        refundable.set(orderId, left - amount);
        refunds++;
      }
      await shop.work();
      while ((await shop.world.services.invoices.issueDue()) > 0);
      await shop.advance((5 + random(12)) * DAY_SECONDS);
    }
    expect([madeBy.size, refunds]).toEqual([400, 100]);

    const { rows } = await sql<{ orderId: string; account: string; paise: number; at: Date }>`
    select payment.order_id, entry.account, entry.amount_paise as paise, entry.posted_at as at
    from ledger_entries entry join provider_payments payment using (payment_id)`.execute(shop.db);
    const booked = new Map<string, [paid: number, tax: number, share: number]>();
    for (const { orderId, account, paise, at } of rows) {
      const creator = madeBy.get(orderId);
      if (!creator || !/^(revenue:|refunds$|gst_output:)/.test(account)) continue;
      const key = `${creator} ${monthOf(at)}`;
      const [paid, tax, share] = booked.get(key) ?? [0, 0, 0];
      const isTax = account.startsWith('gst_output:');
      booked.set(key, [paid - paise, tax - (isTax ? paise : 0), share - (isTax ? 0 : paise)]);
    }
    expect(new Set([...booked.keys()].map((key) => key.split(' ')[1])).size).toBeGreaterThan(1);
    for (const [key, sums] of booked) {
      const [creator = '', month = ''] = key.split(' ');
      const lines = await statementOf(creator, month);
      const total = lines.at(-1)!;
      expect([key, ...total.money]).toEqual([key, ...sums]);
      const added = lines
        .slice(0, -1)
        .reduce((sum, { money }) => sum.map((paise, i) => paise + money[i]!), [0, 0, 0]);
      expect(added).toEqual(sums);
    }
    // Every other month of every creator is empty, the one before the first sale among them.
    const months = new Set([...booked.keys()].map((key) => key.split(' ')[1]!));
    const [first = ''] = [...months].toSorted();
    months.add(monthOf(new Date(Date.parse(`${first}-15`) - 31 * DAY_SECONDS * 1_000)));
    let empty = 0;
    for (const creator of sellers)
      for (const month of months) {
        if (creator === null || booked.has(`${creator} ${month}`)) continue;
        const [total, ...more] = await statementOf(creator, month);
        expect([total!.kind, ...total!.money, ...more]).toEqual(['Total', 0, 0, 0]);
        empty++;
      }
    expect(empty).toBeGreaterThan(0);
  },
);
