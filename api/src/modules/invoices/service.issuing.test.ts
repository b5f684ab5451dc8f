import { afterAll, beforeAll, expect, test } from 'vitest';
import { get } from '../../../test/accounts.ts';
import { connectTo } from '../../../test/scratch-database.ts';
import { openShop, type Buyer, type Shop } from '../../../test/shop.ts';
import { adminUrl } from '../../../test/world.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ seed: 'invoices', overrides: { SELLER_GSTIN: '29AAAAA0000A1ZY' } });
  await quickRefunds();
});
afterAll(() => shop.close());

let refundKeys = 0;
const quickRefunds = () => shop.control('settings', { refundSeconds: 0 });

async function bought(o: { rupees?: number; billing?: object; buyer?: Buyer } = {}) {
  const buyer = o.buyer ?? (await shop.buyer());
  if (o.billing)
    await shop.world.http.inject({
      method: 'PUT',
      url: '/api/user/billing',
      payload: o.billing,
      headers: buyer.headers,
    });
  const planId = await shop.plan(o.rupees ?? 499);
  const { orderId } = await shop.order(buyer, { planId });
  const paid = await shop.payFor(orderId);
  expect((await shop.verify(buyer, paid, { planId })).json()).toEqual({ success: true });
  return { buyer, paymentId: paid.razorpay_payment_id };
}

const refund = async (paymentId: string, amountPaise: number) => {
  const key = `a-test-refund-${refundKeys++}`;
  await shop.world.platform.razorpay!.refundPayment({ paymentId, amountPaise, key });
  await shop.advance(1);
  await shop.refunds.refresh(paymentId);
};

const COMPANY = {
  country: 'IN',
  state: '27',
  businessName: 'Asha & Co',
  address: '4, Hill Road, Bandra West',
  city: 'Mumbai',
  postalCode: '400050',
  gstin: '27AAAAA0000A1Z2',
};

const papersOf = (userId: string) =>
  shop.db
    .selectFrom('invoices')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('issuedAt')
    .orderBy('id')
    .execute();

const pendingDocuments = () => shop.db.selectFrom('pendingInvoices').selectAll().execute();

test('a payment is invoiced once, with what the order froze, whoever works on it', async () => {
  const { buyer, paymentId } = await bought({ billing: COMPANY });
  const { issueDue } = shop.world.services.invoices;
  await Promise.all([issueDue(), issueDue(), issueDue()]);
  const papers = await papersOf(buyer.id);
  expect(papers).toMatchObject([
    {
      kind: 'invoice',
      number: expect.stringMatching(/^IA\/26-27\/\d{7}$/),
      paymentId,
      amountPaise: 49_900,
      taxablePaise: 42_288,
      igstPaise: 7_612,
      cgstPaise: 0,
      taxRatePercent: 18,
      placeOfSupply: '27',
      seller: { name: 'Tessera Studio', state: '29', gstin: '29AAAAA0000A1ZY' },
      buyer: COMPANY,
      lines: [{ description: expect.stringContaining('access for 30 days'), sac: '998439' }],
    },
  ]);
  expect(await pendingDocuments()).toEqual([]);
  // A second pending row by mistake does not lead to a second document.
  await shop.db.insertInto('pendingInvoices').values({ orderId: papers[0]!.orderId }).execute();
  await issueDue();
  expect(await papersOf(buyer.id)).toHaveLength(1);
});

test('a component is named by its own code, and its buyer sees the paper beside the payment', async () => {
  const buyer = await shop.buyer();
  const componentId = await shop.component(199);
  const { orderId } = await shop.order(buyer, { componentId });
  await shop.verify(buyer, await shop.payFor(orderId), { componentId });
  const history = async () =>
    (await get(shop.world, '/payment/history', buyer.headers)).json<{ documents: object[] }[]>();
  expect(await history()).toMatchObject([{ documents: [] }]);
  await shop.papers();
  const [paper] = await papersOf(buyer.id);
  expect(paper).toMatchObject({ lines: [{ sac: '998434' }], cgstPaise: 1_518, sgstPaise: 1_518 });
  expect(await history()).toMatchObject([
    { documents: [{ _id: paper!.id, kind: 'invoice', number: paper!.number }] },
  ]);
});

test('96: a full refund brings a credit note that refers to the invoice and takes back every paisa', async () => {
  const { buyer, paymentId } = await bought();
  await refund(paymentId, 49_900);
  // The refund may be known before the invoice is issued.
  await shop.papers();
  shop.clock.advance({ seconds: 30 });
  await shop.papers();
  const [invoice, credit, ...more] = await papersOf(buyer.id);
  expect(more).toEqual([]);
  expect(credit).toMatchObject({
    kind: 'credit note',
    number: expect.stringMatching(/^CA\/26-27\/\d{7}$/),
    correctsId: invoice!.id,
    amountPaise: 49_900,
    taxablePaise: 42_288,
    cgstPaise: 3_806,
    sgstPaise: 3_806,
    buyer: invoice!.buyer,
    seller: invoice!.seller,
  });
  expect(await pendingDocuments()).toEqual([]);
});

test('97: refunds in part bring a credit note each; together they are the invoice, and so are the books', async () => {
  const { buyer, paymentId } = await bought({ rupees: 499 });
  await shop.papers();
  for (const paise of [10_001, 133, 101, 107, 39_558]) {
    await refund(paymentId, paise);
    await shop.papers();
  }
  const [invoice, ...credits] = await papersOf(buyer.id);
  expect(credits).toHaveLength(5);
  const sum = (part: 'amountPaise' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise') =>
    credits.reduce((total, credit) => total + credit[part], 0);
  expect(sum('amountPaise')).toBe(invoice!.amountPaise);
  expect(sum('taxablePaise')).toBe(invoice!.taxablePaise);
  expect(sum('cgstPaise')).toBe(invoice!.cgstPaise);
  expect(sum('sgstPaise')).toBe(invoice!.sgstPaise);
  // No revenue and no tax is left over, to the paisa.
  const balances = await shop.balances(paymentId);
  expect(balances['gst_output:cgst']).toBeUndefined();
  expect(balances['gst_output:sgst']).toBeUndefined();
  expect(balances['refunds']).toBe(-balances['revenue:plan']!);
});

test('98: a refund that fails brings no credit note, and one that is only on its way waits', async () => {
  const { buyer, paymentId } = await bought();
  await shop.control('settings', { refundSeconds: 100, refundsFail: true });
  await refund(paymentId, 49_900);
  await shop.papers();
  expect(await papersOf(buyer.id)).toHaveLength(1);
  await shop.advance(200);
  await shop.refunds.refresh(paymentId);
  await shop.mend();
  await quickRefunds();
  await shop.papers();
  expect(await papersOf(buyer.id)).toHaveLength(1);
});

test('99: a refund from the dashboard that nobody here asked for brings its credit note', async () => {
  const { buyer, paymentId } = await bought();
  await shop.papers();
  await refund(paymentId, 5_000);
  await shop.papers();
  expect((await papersOf(buyer.id)).map(({ kind }) => kind)).toEqual(['invoice', 'credit note']);
});

test('100: more than was sold is credited by nobody, not even by hand', async () => {
  const { buyer } = await bought();
  await shop.papers();
  const [invoice] = await papersOf(buyer.id);
  const { id, number: _number, ...sold } = invoice!;
  const owner = await connectTo(adminUrl());
  const columns = `kind, series, financial_year, serial, number, issued_at, user_id, order_id, payment_id, refund_id,
    corrects_id, amount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, tax_rate_percent, place_of_supply, seller, buyer, lines`;
  await owner.query(
    `insert into provider_refunds (refund_id, payment_id, amount_paise, status, provider_created_at, seen_at)
     values ('rfnd_TooMuch0000001', $1, 49901, 'pending', now(), now())`,
    [sold.paymentId],
  );
  await expect(
    owner.query(
      `insert into invoices (id, ${columns})
       select gen_random_uuid(), 'credit note', series, financial_year, 9000000, 'CA/26-27/9000000', issued_at, user_id,
         order_id, payment_id, 'rfnd_TooMuch0000001', id, amount_paise + 1, taxable_paise + 1, cgst_paise, sgst_paise,
         igst_paise, tax_rate_percent, place_of_supply, seller, buyer, lines from invoices where id = $1`,
      [id],
    ),
  ).rejects.toThrow('exceed it');
});

test('103: a refund after its buyer has gone is credited on the account without a name', async () => {
  const { buyer, paymentId } = await bought();
  await shop.papers();
  await shop.world.services.users.remove(buyer.id);
  await refund(paymentId, 49_900);
  await shop.papers();
  const papers = await papersOf(buyer.id);
  expect(papers.map(({ kind }) => kind)).toEqual(['invoice', 'credit note']);
  const deliveries = await shop.db
    .selectFrom('invoiceDeliveries')
    .selectAll()
    .where(
      'invoiceId',
      'in',
      papers.map(({ id }) => id),
    )
    .execute();
  for (const delivery of deliveries)
    expect(delivery).toMatchObject({ recipientName: null, recipientEmail: null, nextTryAt: null });
});

test('198: nobody, not even its owner, can change, delete or empty what was issued', async () => {
  const owner = await connectTo(adminUrl());
  for (const statement of [
    'update invoices set amount_paise = 1',
    'delete from invoices',
    'truncate invoices cascade',
  ])
    await expect(owner.query(statement)).rejects.toThrow('never changed');
});

test('what was missed is found and issued: a payment, and a refund', async () => {
  const { buyer, paymentId } = await bought();
  await refund(paymentId, 10_000);
  await shop.db.deleteFrom('pendingInvoices').execute();
  await shop.papers();
  expect(await papersOf(buyer.id)).toEqual([]);
  const { reconcile } = shop.world.services.invoices;
  expect(await reconcile()).toBe(1);
  await shop.papers();
  expect(await reconcile()).toBe(1);
  await shop.papers();
  expect((await papersOf(buyer.id)).map(({ kind }) => kind)).toEqual(['invoice', 'credit note']);
  expect(await reconcile()).toBe(0);
});

test('what cannot be written waits with its reason and holds up nobody', async () => {
  const [stuck, next] = [await bought(), await bought()];
  await shop.db
    .updateTable('providerPayments')
    .set({ disposition: 'suspense' })
    .where('paymentId', '=', stuck.paymentId)
    .execute();
  await shop.papers();
  expect(await papersOf(next.buyer.id)).toHaveLength(1);
  expect(await pendingDocuments()).toMatchObject([
    { attempts: 1, lastError: expect.stringContaining('no payment that bought it') },
  ]);
  await shop.db
    .updateTable('providerPayments')
    .set({ disposition: 'granted' })
    .where('paymentId', '=', stuck.paymentId)
    .execute();
  shop.clock.advance({ seconds: 10 });
  await shop.papers();
  expect(await papersOf(stuck.buyer.id)).toHaveLength(1);
});
