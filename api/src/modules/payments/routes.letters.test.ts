import { sql } from 'kysely';
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
      SELLER_GSTIN: '29ABCDE1234F1Z5',
    },
  });
});
afterAll(() => shop.close());

const addressOf = async ({ id }: Buyer): Promise<string> =>
  (await shop.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email!;

const receiptsTo = async (address: string) =>
  (await mailsTo(address)).filter(({ subject }) => subject.startsWith('Your receipt'));

/** What the plain text lists, one line a fact. */
const factsIn = (text: string) => text.split('\n\n').find((part) => part.startsWith('Bought: '));

test('a plan that was paid for brings one receipt, with the tax of the same State in it', async () => {
  const buyer = await shop.buyer();
  const planId = await shop.plan(499, 'Pro');
  const { orderId } = await shop.order(buyer, { planId });
  const paid = await shop.payFor(orderId);
  // Whoever reports it, and however often.
  await Promise.all([shop.verify(buyer, paid, { planId }), shop.verify(buyer, paid, { planId })]);
  await post(shop.world, '/payment/check', {}, buyer.headers);
  const address = await addressOf(buyer);
  const received = await mail(address, /^Your receipt/);
  expect(received.subject).toBe('Your receipt for Pro plan, 30 days');
  expect(factsIn(received.text)).toBe(
    [
      'Bought: Pro plan, 30 days',
      'Value before tax: ₹422.88',
      'CGST 9%: ₹38.06',
      'SGST 9%: ₹38.06',
      'Amount paid: ₹499',
      `Payment: ${paid.razorpay_payment_id}`,
      `Order date: ${formatDate(shop.clock.now())}`,
      'Sold by: Tessera Studio, 12 Lime Road, Bengaluru, GSTIN 29ABCDE1234F1Z5',
    ].join('\n'),
  );
  expect(received.text).toContain('See your subscription: http://shop.test/dashboard/subscription');
  expectOurLook(received, 'Thank you for your purchase');
  for (const value of ['₹422.88', '₹499', paid.razorpay_payment_id])
    expect(received.html).toMatch(new RegExp(`<td[^>]*>${value}</td>`));
  expect(received.html).toContain('href="http://shop.test/dashboard/subscription"');
  await shop.work();
  expect(await receiptsTo(address)).toHaveLength(1);
});

test('a component for a business in another State shows the tax between States and both parties', async () => {
  const buyer = await shop.buyer();
  const billing = {
    country: 'IN',
    state: '27',
    businessName: 'Lotus Works',
    gstin: '27ABCDE1234F1Z5',
  };
  const saved = await shop.world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/user/billing`,
    payload: billing,
    headers: buyer.headers,
  });
  expect(saved.statusCode).toBe(200);
  const componentId = await shop.component(199);
  const { orderId } = await shop.order(buyer, { componentId });
  const paid = await shop.payFor(orderId);
  await shop.verify(buyer, paid, { componentId });
  const received = await mail(await addressOf(buyer), /^Your receipt/);
  const facts = factsIn(received.text);
  expect(facts).toContain('Value before tax: ₹168.64\nIGST 18%: ₹30.36\nAmount paid: ₹199');
  expect(facts).not.toContain('CGST');
  expect(facts).toContain('\nBought by: Lotus Works, GSTIN 27ABCDE1234F1Z5');
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
  const [order] = await shop.orders(buyer.id);
  const { rows } = await sql`select 1 from pgboss.job
    where name = 'payment-letters' and data ->> 'orderId' = ${order!.id}`.execute(shop.db);
  expect(rows).toEqual([]);
});

test('without a tax number the receipt shows no tax', async () => {
  const plain = await openShop({ seed: 'untaxed', fresh: false });
  const buyer = await plain.buyer();
  const planId = await plain.plan(999);
  const { orderId } = await plain.order(buyer, { planId });
  await plain.verify(buyer, await plain.payFor(orderId), { planId });
  const received = await mail(await addressOf(buyer), /^Your receipt/);
  expect(factsIn(received.text)).toContain('\nAmount paid: ₹999\nPayment: pay_');
  expect(received.text).not.toMatch(/GST|tax/i);
  await plain.close();
});
