import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { post } from '../../../test/accounts.ts';
import { addCreator } from '../../../test/creators.ts';
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
  await shop.control('settings', { refundSeconds: 0 });
  admin = await shop.buyer();
  await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  plan = await shop.plan(499, 'Pro');
});
afterAll(() => shop.close());

type Sold = { buyer: Buyer; orderId: string; paymentId: string; providerOrderId: string };

async function sell(
  name: string,
  item: { planId: string } | { componentId: string },
  billing: object = { country: 'IN', state: '29' },
): Promise<Sold> {
  const buyer = await shop.buyer();
  await shop.db.updateTable('users').set({ name }).where('id', '=', buyer.id).execute();
  const answer = await shop.world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/user/billing`,
    headers: buyer.headers,
    payload: billing,
  });
  expect(answer.statusCode).toBe(200);
  const paid = await shop.payFor((await shop.order(buyer, item)).orderId);
  expect((await shop.verify(buyer, paid, item)).statusCode).toBe(200);
  await shop.work();
  await shop.papers();
  const [order] = await shop.orders(buyer.id);
  return {
    buyer,
    orderId: order!.id,
    paymentId: paid.razorpay_payment_id,
    providerOrderId: paid.razorpay_order_id,
  };
}

async function refund({ orderId, paymentId }: Sold, amount: number, refundable: number) {
  const body = { requestId: randomUUID(), amount, refundable, reason: 'Asked for by mail' };
  const path = `/payment/admin/${orderId}/refund`;
  expect((await post(shop.world, path, body, admin.headers)).statusCode).toBe(200);
  await shop.advance(1);
  await shop.refunds.refresh(paymentId);
  await shop.work();
  await shop.papers();
}

/** A cell may have a comma in quotes. */
const cellsOf = (line: string): string[] =>
  line
    .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((cell) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"'));

/** The first row of the export by its headings. */
async function exported(): Promise<Record<string, string | undefined>> {
  const file = await shop.world.http.inject({
    url: `${API_BASE}/admin/revenue/export?filter=active`,
    headers: admin.headers,
  });
  expect(file.headers['content-type']).toContain('text/csv');
  const [head = '', line = ''] = file.body.slice(1).trim().split('\r\n');
  const values = cellsOf(line);
  return Object.fromEntries(cellsOf(head).map((column, place) => [column, values[place]]));
}

const emailOf = async ({ buyer }: Sold) => (await shop.world.services.users.get(buyer.id)).email;
const papersOf = ({ orderId }: Sold) =>
  shop.db
    .selectFrom('invoices')
    .select(['kind', 'number'])
    .where('orderId', '=', orderId)
    .orderBy('issuedAt')
    .orderBy('number')
    .execute();
/** As the shop shows it: five and a half hours ahead of UTC. */
const shopTime = (moment: Date) =>
  new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const timesOf = async ({ orderId }: Sold) => {
  const { soldAt, until } = await shop.db
    .selectFrom('sales')
    .select(['soldAt', 'until'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return { soldAt: shopTime(soldAt), until };
};

test('the list is taken along as a table whose cells run nothing', async () => {
  await sell('=cmd()', { planId: plan });
  expect((await exported())['Name']).toBe("'=cmd()");
});

test('the table has what an accountant needs: ids, tax, fee and papers, in the time of the shop', async () => {
  const billing = {
    country: 'IN',
    state: '29',
    businessName: 'Lena & Co',
    address: '7 Church Street',
    city: 'Bengaluru',
    postalCode: '560001',
    gstin: '29AAGCB7383J1Z4',
  };
  const sold = await sell('Lena', { planId: plan }, billing);
  await refund(sold, 100, 499);
  await refund(sold, 50, 399);
  const papers = await papersOf(sold);
  expect(papers.map(({ kind }) => kind)).toEqual(['invoice', 'credit note', 'credit note']);
  const [invoice, first, second] = papers.map(({ number }) => number);
  const { soldAt, until } = await timesOf(sold);
  expect(await exported()).toEqual({
    Name: 'Lena',
    Email: await emailOf(sold),
    Plan: 'Pro',
    Component: '',
    Days: '30',
    Amount: '499',
    'Taxable value': '422.88',
    'Rate %': '18',
    CGST: '38.06',
    SGST: '38.06',
    IGST: '0',
    'Place of supply': '29',
    'Buyer GSTIN': billing.gstin,
    'Provider fee': '11.78',
    'GST in the fee': '1.8',
    Refunded: '150',
    'Date (IST)': soldAt,
    Status: 'Active',
    'Expires (IST)': shopTime(new Date(until)),
    Invoice: invoice,
    'Credit notes': `${first}, ${second}`,
    'Payment id': sold.paymentId,
    'Provider order id': sold.providerOrderId,
    Order: sold.orderId,
    Creator: '',
  });
  expect(sold.paymentId).toMatch(/^pay_\w{14}$/);
  expect(sold.providerOrderId).toMatch(/^order_\w{14}$/);
});

test('a single sale into another State has its component, its creator and IGST, and no end', async () => {
  const componentId = await shop.component(499);
  const sellerId = await addCreator(shop.db, { name: 'Meera Nair' });
  const { title } = await shop.db
    .updateTable('components')
    .set({ sellerId })
    .where('id', '=', componentId)
    .returning('title')
    .executeTakeFirstOrThrow();
  const sold = await sell('Bela', { componentId }, { country: 'IN', state: '27' });
  const { soldAt } = await timesOf(sold);
  expect(await exported()).toEqual({
    Name: 'Bela',
    Email: await emailOf(sold),
    Plan: 'Single component',
    Component: title,
    Days: '',
    Amount: '499',
    'Taxable value': '422.88',
    'Rate %': '18',
    CGST: '0',
    SGST: '0',
    IGST: '76.12',
    'Place of supply': '27',
    'Buyer GSTIN': '',
    'Provider fee': '11.78',
    'GST in the fee': '1.8',
    Refunded: '0',
    'Date (IST)': soldAt,
    Status: 'Active',
    'Expires (IST)': '',
    Invoice: (await papersOf(sold))[0]!.number,
    'Credit notes': '',
    'Payment id': sold.paymentId,
    'Provider order id': sold.providerOrderId,
    Order: sold.orderId,
    Creator: 'Meera Nair',
  });
});
