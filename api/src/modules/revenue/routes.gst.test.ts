import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import type { RevenueTrends, TaxSummary } from '@tessera/contract/revenue';
import { openShop, type Buyer, type Shop } from '../../../test/shop.ts';
import { adminUrl } from '../../../test/world.ts';
import { openDatabase } from '../../platform/db/database.ts';

/** The start of April in India. */
const APRIL = new Date('2027-03-31T18:30:00Z');
const NOTHING = { gross: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
const SOLD = { gross: 499, taxable: 422.88, cgst: 38.06, sgst: 38.06, igst: 0 };
const BACK = { gross: 100, taxable: 84.74, cgst: 7.63, sgst: 7.63, igst: 0 };

let shop: Shop;
let admin: Buyer;
beforeAll(async () => {
  shop = await openShop({
    seed: 'gst',
    overrides: { SELLER_GSTIN: '29AAAAA0000A1Z5', SELLER_STATE: '29' },
  });
  await until(new Date(APRIL.getTime() - 60_000));
  admin = await shop.buyer();
  await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  await shop.control('settings', { refundSeconds: 0 });
});
afterAll(() => shop.close());

const ask = (path: string) =>
  shop.world.http.inject({ url: `${API_BASE}/admin/revenue${path}`, headers: admin.headers });
const summaryOf = async (month: string) => (await ask(`/gst?month=${month}`)).json<TaxSummary>();
const until = (moment: Date) =>
  shop.advance(Math.floor((moment.getTime() - shop.clock.now().getTime()) / 1_000));

async function sell(planId: string): Promise<string> {
  const buyer = await shop.buyer();
  const paid = await shop.payFor((await shop.order(buyer, { planId })).orderId);
  expect((await shop.verify(buyer, paid, { planId })).json()).toEqual({ success: true });
  return paid.razorpay_payment_id;
}

test('a sale and a refund of the last minute of March are in the month that their papers are dated in', async () => {
  const planId = await shop.plan(499);
  const first = await sell(planId);
  await shop.papers();
  await sell(planId);
  const { razorpay } = shop.world.platform;
  await razorpay!.refundPayment({ paymentId: first, amountPaise: 10_000, key: 'back-in-march' });
  await shop.advance(1);
  await shop.refunds.refresh(first);
  expect(shop.clock.now().getTime()).toBeLessThan(APRIL.getTime());
  expect(await summaryOf('2027-03')).toMatchObject({ sold: SOLD, returned: NOTHING });

  await until(new Date(APRIL.getTime() + 10_000));
  await shop.papers();
  const papers = await shop.db
    .selectFrom('invoices')
    .select(['kind', 'financialYear'])
    .orderBy('financialYear')
    .orderBy('kind')
    .execute();
  expect(papers).toEqual([
    { kind: 'invoice', financialYear: '26-27' },
    { kind: 'credit note', financialYear: '27-28' },
    { kind: 'invoice', financialYear: '27-28' },
  ]);
  const [march, april] = [await summaryOf('2027-03'), await summaryOf('2027-04')];
  expect(march).toMatchObject({ sold: SOLD, returned: NOTHING, net: SOLD });
  expect(april).toMatchObject({ sold: SOLD, returned: BACK });
  expect(april.lines).toMatchObject([{ place: '29', ratePercent: 18, gross: 399 }]);
  // Revenue counts on the day of its ledger entry.
  const { series } = (await ask('/trends?days=30')).json<RevenueTrends>();
  expect(series.slice(-2)).toEqual([
    { day: '2027-03-31', fresh: 998, renewing: 0, refunds: 100 },
    { day: '2027-04-01', fresh: 0, renewing: 0, refunds: 0 },
  ]);
  const { body } = await ask('/gst/export?month=2027-04');
  expect(body.trim().split('\r\n')).toEqual([
    expect.stringMatching(/,Total,"Month of invoice, receipt or credit note"$/),
    '29,Karnataka,18,338.14,30.43,30.43,0,399,2027-04',
  ]);
});

test('made anew from the papers, the months are what they were, whatever stood there', async () => {
  const before = [await summaryOf('2027-03'), await summaryOf('2027-04')];
  const owner = openDatabase(adminUrl(), () => {}, { max: 1 });
  await sql`update invoice_taxes set sold_paise = sold_paise + 1, returned_cgst_paise = 5`.execute(
    owner.db,
  );
  await sql`insert into invoice_taxes values ('2027-04-01', '07', 5, 100, 0, 0, 0, 0, 0, 0, 0)`.execute(
    owner.db,
  );
  expect([await summaryOf('2027-03'), await summaryOf('2027-04')]).not.toEqual(before);
  const name = 'a month of tax that differs from its papers';
  expect((await shop.payments.watch.look())[name]).toBeGreaterThan(0);
  await sql`select recount_invoice_taxes()`.execute(owner.db);
  await owner.close();
  expect([await summaryOf('2027-03'), await summaryOf('2027-04')]).toEqual(before);
  expect(await shop.payments.watch.look()).toMatchObject({ [name]: 0 });
});
