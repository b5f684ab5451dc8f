import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { get, post } from '../../../test/accounts.ts';
import { openShop, type Buyer, type Shop } from '../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    seed: 'history',
    overrides: { SELLER_GSTIN: '29AAAAA0000A1ZY', SELLER_STATE: '29' },
  });
});
afterEach(() => shop.mend());
afterAll(() => shop.close());

const buy = async (buyer: Buyer, item: { planId: string } | { componentId: string }) => {
  const { orderId } = await shop.order(buyer, item);
  const paid = await shop.payFor(orderId);
  await shop.verify(buyer, paid, item);
  return paid;
};
const put = (buyer: Buyer, payload: object) =>
  shop.world.http.inject({
    method: 'PUT',
    url: '/api/user/billing',
    payload,
    headers: buyer.headers,
  });

describe('what somebody has paid for', () => {
  test('is listed newest first, a page at a time, and nothing that was only looked at', async () => {
    const buyer = await shop.buyer();
    const planId = await shop.plan(499);
    const componentId = await shop.component(199);
    await buy(buyer, { planId });
    await buy(buyer, { componentId });
    await shop.order(buyer, { planId });

    const first = await get(shop.world, '/payment/history?limit=1', buyer.headers);
    expect(first.json()).toMatchObject([
      {
        kind: 'component',
        item: { _id: componentId, slug: expect.stringMatching(/^sold-/) as string },
        amount: 199,
        refunded: 0,
        refundPending: 0,
        status: 'paid',
      },
    ]);
    const next = /<\/api([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1];
    const second = await get(shop.world, next!, buyer.headers);
    expect(second.json()).toMatchObject([{ kind: 'plan', item: { _id: planId }, amount: 499 }]);
    expect(second.headers).not.toHaveProperty('link');
    expect(first.headers['cache-control']).toBe('private, no-store');
    const other = await get(shop.world, '/payment/history', (await shop.buyer()).headers);
    expect(other.json()).toEqual([]);
  });

  test('a component that was withdrawn has no address, and has it again when it is put back', async () => {
    const buyer = await shop.buyer();
    const componentId = await shop.component(199);
    await buy(buyer, { componentId });
    const slugIn = async (status: string) => {
      await shop.db
        .updateTable('components')
        .set({ status })
        .where('id', '=', componentId)
        .execute();
      const history = await get(shop.world, '/payment/history', buyer.headers);
      return history.json<{ item: { slug: string | null } }[]>()[0]?.item.slug;
    };
    expect(await slugIn('withdrawn')).toBeNull();
    expect(await slugIn('published')).toMatch(/^sold-/);
  });

  test('tells what went back', async () => {
    const buyer = await shop.buyer();
    const planId = await shop.plan(499);
    const { razorpay_payment_id: paymentId } = await buy(buyer, { planId });
    const giveBack = async (amountPaise: number, key: string) => {
      await shop.world.platform.razorpay!.refundPayment({ paymentId, amountPaise, key });
      await shop.refunds.refresh(paymentId);
      return (await get(shop.world, '/payment/history', buyer.headers)).json<object[]>()[0];
    };
    expect(await giveBack(10_050, 'history-part')).toMatchObject({
      refunded: 100.5,
      status: 'partly refunded',
    });
    expect(await giveBack(39_850, 'history-rest')).toMatchObject({
      refunded: 499,
      status: 'refunded',
    });
  });

  test('a refund is pending until the provider reports it as processed', async () => {
    const buyer = await shop.buyer();
    const { razorpay_payment_id: paymentId } = await buy(buyer, { planId: await shop.plan(499) });
    await shop.world.platform.razorpay!.refundPayment({
      paymentId,
      amountPaise: 49_900,
      key: 'history-pending',
    });
    await shop.refunds.refresh(paymentId);
    const become = async (status: string) => {
      await shop.db
        .updateTable('providerRefunds')
        .set({ status })
        .where('paymentId', '=', paymentId)
        .execute();
      return (await get(shop.world, '/payment/history', buyer.headers)).json<object[]>()[0];
    };
    expect(await become('pending')).toMatchObject({
      status: 'refunded',
      refunded: 499,
      refundPending: 499,
    });
    expect(await become('processed')).toMatchObject({ refunded: 499, refundPending: 0 });
  });

  test('a payment that bought nothing is on its way back until the provider reports it', async () => {
    const buyer = await shop.buyer();
    const { componentId, old, newer } = await shop.orderTwice(buyer);
    const [first, second] = [await shop.payFor(newer.orderId), await shop.payFor(old.orderId)];
    await shop.verify(buyer, first, { componentId });
    await shop.verify(buyer, second, { componentId });
    const find = async () =>
      (await get(shop.world, '/payment/history', buyer.headers))
        .json<{ amount: number }[]>()
        .find(({ amount }) => amount === 199);
    const onItsWay = { status: 'refunded', refunded: 199, refundPending: 199 };
    // Nobody has asked the provider yet.
    expect(await find()).toMatchObject(onItsWay);
    await shop.refunds.refundDue();
    const become = (status: string) =>
      shop.db
        .updateTable('providerRefunds')
        .set({ status })
        .where('paymentId', '=', second.razorpay_payment_id)
        .execute();
    await become('pending');
    expect(await find()).toMatchObject(onItsWay);
    await become('processed');
    expect(await find()).toMatchObject({ ...onItsWay, refundPending: 0 });
  });

  test('does not take a second payment that went back for a refund of the first', async () => {
    const buyer = await shop.buyer();
    const planId = await shop.plan(499);
    const { orderId } = await shop.order(buyer, { planId });
    const late = await shop.pay(orderId, { outcome: 'no-answer', late_by: 60 });
    await shop.verify(buyer, await shop.payFor(orderId), { planId });
    await shop.advance(63);
    await shop.payments.reconciler.list(30 * 60_000);
    const id = late.razorpay_payment_id;
    expect(await shop.payment(id)).toMatchObject({ refundedPaise: 49_900 });
    // The sandbox returns a second payment before the capture. The row now looks as if it was captured and refunded.
    await shop.db
      .updateTable('providerPayments')
      .set({ disposition: 'excess' })
      .where('paymentId', '=', id)
      .execute();
    const history = await get(shop.world, '/payment/history', buyer.headers);
    expect(history.json()).toMatchObject([{ refunded: 0, status: 'paid' }]);
  });

  test('joins what is handed out to a person who asks for everything', async () => {
    const buyer = await shop.buyer();
    await put(buyer, { country: 'IN', state: '27' });
    await buy(buyer, { planId: await shop.plan(499) });
    const all = await get(shop.world, '/user/export', buyer.headers);
    expect(all.json()).toMatchObject({
      orders: [{ amount: 499 }],
      billing: { country: 'IN', state: '27' },
    });
  });
});

describe('"I paid but do not see it"', () => {
  test('asks at once, and gives what was paid', async () => {
    const buyer = await shop.buyer();
    const { orderId } = await shop.order(buyer, { planId: await shop.plan() });
    const ask = async () => (await post(shop.world, '/payment/check', {}, buyer.headers)).json();
    expect(await ask()).toEqual({ settled: 0, pending: 0 });
    await shop.pay(orderId, { outcome: 'no-answer', late_by: 30 });
    expect(await ask()).toEqual({ settled: 0, pending: 1 });
    await shop.advance(33);
    expect(await ask()).toEqual({ settled: 1, pending: 0 });
    expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
    expect(await ask()).toEqual({ settled: 0, pending: 0 });
  });

  test('says that it waits while the provider is away, and takes no word from the caller', async () => {
    const buyer = await shop.buyer();
    await shop.order(buyer, { planId: await shop.plan() });
    await shop.spoil({}, { kind: '429' });
    const response = await post(shop.world, '/payment/check', {}, buyer.headers);
    expect(response.json()).toEqual({ settled: 0, pending: 1 });
    const strange = await post(shop.world, '/payment/check', { orderId: 'x' }, buyer.headers);
    expect(strange.statusCode).toBe(400);
  });
});

const COMPANY = {
  country: 'IN',
  state: '27',
  businessName: 'Asha & Co',
  address: '4, Hill Road, Bandra West',
  city: 'Mumbai',
  postalCode: '400050',
  gstin: '27AAAAA0000A1Z2',
};

describe('where receipts are addressed to', () => {
  test('is asked once, remembered, and frozen on the order', async () => {
    const buyer = await shop.buyer();
    const before = await get(shop.world, '/user/billing', buyer.headers);
    const none = { businessName: null, address: null, city: null, postalCode: null, gstin: null };
    expect(before.json()).toEqual({ country: null, state: null, accountsEmail: null, ...none });
    const planId = await shop.plan(499);
    await shop.order(buyer, { planId });
    expect(await shop.orders(buyer.id)).toMatchObject([
      { placeOfSupply: '29', cgstPaise: 3_806, igstPaise: 0 },
    ]);
    const accountsEmail = 'accounts@asha.test';
    const sent = { ...COMPANY, accountsEmail: ' Accounts@asha.test' };
    expect((await put(buyer, sent)).json()).toEqual({ ...COMPANY, accountsEmail });
    expect((await get(shop.world, '/user/billing', buyer.headers)).json()).toEqual({
      ...COMPANY,
      accountsEmail,
    });
    // The unpaid order is taxed by the new billing details. The further recipient is not part of it.
    const { orderId } = await shop.order(buyer, { planId, purchaseOrder: 'PO 4711' });
    const kept = { ...COMPANY, purchaseOrder: 'PO 4711' };
    const frozen = { placeOfSupply: '27', cgstPaise: 0, igstPaise: 7_612 };
    const [unpaid] = await shop.orders(buyer.id);
    expect(unpaid).toMatchObject(frozen);
    expect(unpaid!.buyer).toEqual(kept);
    await shop.verify(buyer, await shop.payFor(orderId), { planId });
    await put(buyer, { country: 'DE' });
    expect(await shop.orders(buyer.id)).toMatchObject([
      { ...frozen, buyer: kept, status: 'paid', seller: { state: '29', gstin: '29AAAAA0000A1ZY' } },
    ]);
  });

  test.each([
    { country: 'IN' },
    { country: 'IN', state: '99' },
    { country: 'DE', state: '27' },
    { country: 'India', state: '27' },
    { country: 'IN', state: '27', gstin: '29AAAAA0000A1ZY' },
    { country: 'IN', state: '27', gstin: 'nonsense' },
    // The check character is wrong.
    { country: 'IN', state: '27', gstin: '27AAAAA0000A1Z5' },
    { country: 'IN', state: '27', role: 'admin' },
    { country: 'IN', state: '27', businessName: 'x'.repeat(201) },
    { country: 'IN', state: '27', accountsEmail: 'accounts' },
    { country: 'IN', state: '27', postalCode: '04005' },
    // A GSTIN is for an invoice that names the company and where it is.
    { ...COMPANY, businessName: null },
    { ...COMPANY, address: null },
    { ...COMPANY, city: null },
    { ...COMPANY, postalCode: null },
  ])('refuses %j', async (form) => {
    expect((await put(await shop.buyer(), form)).statusCode).toBe(400);
  });

  test('goes with the person; what is on the books stays', async () => {
    const buyer = await shop.buyer();
    await put(buyer, { country: 'IN', state: '27' });
    await buy(buyer, { planId: await shop.plan() });
    await shop.world.services.users.remove(buyer.id);
    const left = await shop.db
      .selectFrom('billingProfiles')
      .selectAll()
      .where('userId', '=', buyer.id)
      .execute();
    expect(left).toEqual([]);
    expect(await shop.orders(buyer.id)).toMatchObject([{ status: 'paid' }]);
  });
});
