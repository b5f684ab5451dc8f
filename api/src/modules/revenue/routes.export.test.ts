import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { openShop, type Buyer, type Shop } from '../../../test/shop.ts';

let shop: Shop;
let admin: Buyer;
let plan: string;
beforeAll(async () => {
  shop = await openShop({
    seed: 'accountant',
    webhooks: true,
    overrides: { SELLER_GSTIN: '29AAAAA0000A1Z5', SELLER_STATE: '29' },
  });
  admin = await shop.buyer();
  await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  plan = await shop.plan(499, 'Pro');
});
afterAll(() => shop.close());

/** Sells the plan, and returns the first row of the export by its headings. */
async function sellAndExport(name: string): Promise<Record<string, string | undefined>> {
  const buyer = await shop.buyer();
  await shop.db.updateTable('users').set({ name }).where('id', '=', buyer.id).execute();
  const paid = await shop.payFor((await shop.order(buyer, { planId: plan })).orderId);
  await shop.verify(buyer, paid, { planId: plan });
  await shop.work();
  await shop.papers();
  const file = await shop.world.http.inject({
    url: `${API_BASE}/admin/revenue/export?filter=active`,
    headers: admin.headers,
  });
  expect(file.headers['content-type']).toContain('text/csv');
  const [head = '', line = ''] = file.body.slice(1).trim().split('\r\n');
  const values = line.split(',');
  return Object.fromEntries(head.split(',').map((column, place) => [column, values[place]]));
}

test('the list is taken along as a table whose cells run nothing', async () => {
  expect(await sellAndExport('=cmd()')).toMatchObject({
    Name: "'=cmd()",
    Plan: 'Pro',
    Days: '30',
    Amount: '499',
    Refunded: '0',
    Status: 'Active',
  });
});

test('the table has what an accountant needs: ids, tax, fee and papers, in the time of the shop', async () => {
  expect(await sellAndExport('Lena')).toMatchObject({
    Amount: '499',
    'Taxable value': '422.88',
    'Rate %': '18',
    CGST: '38.06',
    SGST: '38.06',
    IGST: '0',
    'Payment id': expect.stringMatching(/^pay_\w{14}$/),
    'Provider order id': expect.stringMatching(/^order_\w{14}$/),
    Invoice: expect.stringMatching(/\S/),
    'Date (IST)': expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
});
