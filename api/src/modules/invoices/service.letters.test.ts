import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { formatDate } from '@tessera/contract/days';
import { post } from '../../../test/accounts.ts';
import { giveComponent } from '../../../test/library.ts';
import { expectOurLook, mail, mailsTo } from '../../../test/mailbox.ts';
import { type Buyer, openShop, type Shop } from '../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    seed: 'letters',
    overrides: {
      SELLER_NAME: 'Tessera Studio',
      SELLER_ADDRESS: '12 Lime Road, Bengaluru',
      SELLER_GSTIN: '29ABCDE1234F1ZW',
    },
  });
});
afterAll(() => shop.close());

const addressOf = async ({ id }: Buyer): Promise<string> =>
  (await shop.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email!;

const receiptsTo = async (address: string) =>
  (await mailsTo(address)).filter(({ subject }) => subject.startsWith('Your receipt'));

/** The facts in the plain text, one per line. */
const factsIn = (text: string) => text.split('\n\n').find((part) => part.startsWith('Bought: '));

test('a plan that was paid for brings one receipt, with the tax of the same State in it', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan(499, 'Pro');
  const { orderId } = await shop.order(buyer, { planId });
  const paid = await shop.payFor(orderId);
  // Reported by several sources and more than once.
  await Promise.all([shop.verify(buyer, paid, { planId }), shop.verify(buyer, paid, { planId })]);
  await post(shop.world, '/payment/check', {}, buyer.headers);
  await Promise.all([shop.papers(), shop.papers()]);
  const address = await addressOf(buyer);
  const received = await mail(address, /^Your receipt/);
  expect(received.subject).toBe('Your receipt for Pro plan, 30 days');
  const [grant] = await shop.grantsOf(buyer.id);
  expect(factsIn(received.text)).toBe(
    [
      'Bought: Pro plan, 30 days',
      `Access until: ${formatDate(grant!.endsAt!)}. It does not renew by itself.`,
      'Value before tax: ₹422.88',
      'CGST 9%: ₹38.06',
      'SGST 9%: ₹38.06',
      'Amount paid: ₹499',
      `Payment: ${paid.razorpay_payment_id}`,
      'Tax invoice: IA/26-27/0000001',
      `Date: ${formatDate(shop.clock.now())}`,
      'Sold by: Tessera Studio, 12 Lime Road, Bengaluru, GSTIN 29ABCDE1234F1ZW',
    ].join('\n'),
  );
  expect(received.text).toContain('See your subscription: http://shop.test/dashboard/subscription');
  expectOurLook(received, 'Thank you for your purchase');
  for (const value of ['₹422.88', '₹499', paid.razorpay_payment_id])
    expect(received.html).toMatch(new RegExp(`<td[^>]*>${value}</td>`));
  expect(received.html).toContain('href="http://shop.test/dashboard/subscription"');
  expect(received.attachments).toContainEqual(
    expect.objectContaining({
      contentType: 'application/pdf',
      fileName: 'tax-invoice-IA-26-27-0000001.pdf',
    }),
  );
  await shop.work();
  await shop.papers();
  expect(await receiptsTo(address)).toHaveLength(1);
});

test('a component for a business in another State shows the tax between States and both parties', async () => {
  const buyer = await shop.buyer();
  const billing = {
    country: 'IN',
    state: '27',
    businessName: 'Lotus Works',
    address: '12 Fort Street',
    city: 'Mumbai',
    postalCode: '400001',
    accountsEmail: 'accounts@lotus.test',
    gstin: '27ABCDE1234F1Z0',
  };
  const saved = await shop.world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/user/billing`,
    payload: billing,
    headers: buyer.headers,
  });
  expect(saved.statusCode).toBe(200);
  const componentId = await shop.component(199);
  const { orderId } = await shop.order(buyer, { componentId, purchaseOrder: 'PO 12' });
  const paid = await shop.payFor(orderId);
  await shop.verify(buyer, paid, { componentId });
  await shop.papers();
  const received = await mail(await addressOf(buyer), /^Your receipt/);
  // The accounts get the same mail, and it says why.
  expect(received.cc).toMatchObject([{ address: 'accounts@lotus.test' }]);
  expect(received.text).toContain('may also have named this address for the invoices');
  const facts = factsIn(received.text);
  expect(facts).toContain('Value before tax: ₹168.64\nIGST 18%: ₹30.36\nAmount paid: ₹199');
  expect(facts).toContain('\nAccess: For good\n');
  expect(facts).not.toContain('CGST');
  expect(facts).toContain(
    '\nBought by: Lotus Works, 12 Fort Street, Mumbai, 400001, GSTIN 27ABCDE1234F1Z0',
  );
  expect(facts).toContain('\nYour purchase order: PO 12');
  expect(received.text).toMatch(
    /Open the component: http:\/\/shop\.test\/components\/sold-[0-9a-f-]+/,
  );
});

test('a payment that goes back, because the buyer has it already, brings no receipt', async () => {
  const buyer = await shop.buyer();
  const componentId = await shop.component();
  const { orderId } = await shop.order(buyer, { componentId });
  await giveComponent(shop.world, buyer.id, componentId);
  const paid = await shop.payFor(orderId);
  await shop.verify(buyer, paid, { componentId });
  expect((await shop.payment(paid.razorpay_payment_id))?.disposition).toBe('excess');
  await shop.work();
  await shop.papers();
  const papers = shop.db.selectFrom('invoices').select('number').where('userId', '=', buyer.id);
  expect(await papers.execute()).toEqual([]);
  expect(await receiptsTo(await addressOf(buyer))).toEqual([]);
});

test('without a tax number the receipt shows no tax', async () => {
  const plain = await openShop({ seed: 'untaxed', fresh: false });
  const buyer = await plain.buyer();
  const planId = await plain.plan(999);
  const { orderId } = await plain.order(buyer, { planId });
  await plain.verify(buyer, await plain.payFor(orderId), { planId });
  await plain.papers();
  const received = await mail(await addressOf(buyer), /^Your receipt/);
  expect(factsIn(received.text)).toContain('\nAmount paid: ₹999\nPayment: pay_');
  expect(received.text).not.toMatch(/GST|tax/i);
  await plain.close();
});

test('a refund brings its credit note, with its share of the tax', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan(499, 'Pro Plus');
  const { orderId } = await shop.order(buyer, { planId });
  const paid = await shop.payFor(orderId);
  await shop.verify(buyer, paid, { planId });
  const paymentId = paid.razorpay_payment_id;
  const { razorpay } = shop.world.platform;
  await shop.control('settings', { refundSeconds: 0 });
  await razorpay!.refundPayment({ paymentId, amountPaise: 20_000, key: 'a-letter-about-it' });
  await shop.advance(1);
  await shop.refunds.refresh(paymentId);
  await shop.papers();
  const received = await mail(await addressOf(buyer), /^Credit note/);
  expect(received.subject).toBe('Credit note for Pro Plus plan, 30 days');
  expect(received.text).toContain(
    [
      'Refund for: Pro Plus plan, 30 days',
      'Value before tax: ₹169.50',
      'CGST 9%: ₹15.25',
      'SGST 9%: ₹15.25',
      'Amount refunded: ₹200',
    ].join('\n'),
  );
  expectOurLook(received, 'Your credit note');
  expect(received.attachments?.at(-1)).toMatchObject({
    contentType: 'application/pdf',
    fileName: 'credit-note-CA-26-27-0000001.pdf',
  });
});
