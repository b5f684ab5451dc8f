import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { API_BASE } from '@tessera/contract/addresses';
import type { getRevenue } from '@tessera/contract/revenue';
import { addCreator } from '../../../test/creators.ts';
import { openShop, type Buyer, type Shop } from '../../../test/shop.ts';
import { adminUrl } from '../../../test/world.ts';

type Revenue = z.output<typeof getRevenue.response>;

let shop: Shop;
let admin: Buyer;
beforeAll(async () => {
  shop = await openShop({ seed: 'creators', webhooks: true });
  admin = await shop.buyer();
  await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
});
afterAll(() => shop.close());

const fetched = (path: string) =>
  shop.world.http.inject({ url: `${API_BASE}/admin/revenue${path}`, headers: admin.headers });
const revenue = async (path: string) => (await fetched(path)).json<Revenue>();

const makes = (componentId: string, sellerId: string | null) =>
  shop.db.updateTable('components').set({ sellerId }).where('id', '=', componentId).execute();
const buy = async (componentId: string) => {
  const buyer = await shop.buyer();
  const item = { componentId };
  const paid = await shop.payFor((await shop.order(buyer, item)).orderId);
  expect((await shop.verify(buyer, paid, item)).json()).toEqual({ success: true });
  return (await shop.payment(paid.razorpay_payment_id))!.orderId!;
};

test('a sale belongs to whoever had made the component then, whatever changes later', async () => {
  const [asha, ravi] = [
    await addCreator(shop.db, { name: 'Asha' }),
    await addCreator(shop.db, { name: 'Ravi' }),
  ];
  const componentId = await shop.component(199);
  await makes(componentId, asha);
  const first = await buy(componentId);
  await makes(componentId, ravi);
  const second = await buy(componentId);
  await makes(componentId, null);
  const third = await buy(componentId);
  const { subscriptions } = await revenue('');
  const creatorOf = (id: string) => subscriptions.find(({ _id }) => _id === id)?.creator;
  expect([first, second, third].map(creatorOf)).toEqual([
    { _id: asha, name: 'Asha' },
    { _id: ravi, name: 'Ravi' },
    null,
  ]);
  // A recount, for which the shop itself has no rights, does not change it.
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    await client.query('select recount_revenue()');
  } finally {
    await client.end();
  }
  const { rows } = await sql<{ id: string; creatorId: string | null }>`
    select order_id as id, creator_id from sales where order_id in (${first}, ${second}, ${third}) order by sold_at`.execute(
    shop.db,
  );
  expect(rows.map(({ creatorId }) => creatorId)).toEqual([asha, ravi, null]);
});

test('an open order follows the component until it is paid', async () => {
  const [asha, ravi] = [await addCreator(shop.db), await addCreator(shop.db)];
  const componentId = await shop.component(199);
  await makes(componentId, asha);
  const buyer = await shop.buyer();
  const opened = await shop.order(buyer, { componentId });
  await makes(componentId, ravi);
  expect((await shop.order(buyer, { componentId })).orderId).toBe(opened.orderId);
  const [order] = await shop.orders(buyer.id);
  expect(order!.creatorId).toBe(ravi);
});

test('the list, its search, its counts and its file can be narrowed to a creator', async () => {
  const [asha, ravi] = [
    await addCreator(shop.db, { name: 'Asha Narrow' }),
    await addCreator(shop.db),
  ];
  const [one, other] = [await shop.component(199), await shop.component(299)];
  await makes(one, asha);
  await makes(other, ravi);
  const sold = [await buy(one), await buy(one)];
  await buy(other);
  for (const query of ['', '&filter=active', '&search=Item', '&filter=active&search=item']) {
    const { subscriptions, total } = await revenue(`?creator=${asha}${query}`);
    expect(subscriptions.map(({ _id }) => _id)).toEqual(sold.toReversed());
    expect(total).toBe(2);
  }
  expect(await revenue(`?creator=${asha}&filter=expired`)).toMatchObject({
    subscriptions: [],
    total: 0,
  });
  const file = (await fetched(`/export?creator=${asha}`)).body.trim().split('\r\n');
  expect(file).toHaveLength(3);
  expect(file[0]).toMatch(/,Creator$/);
  expect(file[1]).toMatch(/,Asha Narrow$/);
});
