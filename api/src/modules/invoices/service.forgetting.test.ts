import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { post } from '../../../test/accounts.ts';
import { withFaultProxy } from '../../../test/fault-proxy.ts';
import { holdLock } from '../../../test/lock-waits.ts';
import { openShop, type Buyer, type Shop } from '../../../test/shop.ts';
import { steerTimers } from '../../../test/steered-timers.ts';
import { required } from '../../../test/template-database.ts';
import { until } from '../../../test/until.ts';

const overrides = { SELLER_GSTIN: '29AAAAA0000A1ZY' };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ seed: 'forgetting', overrides });
  await shop.control('settings', { refundSeconds: 0 });
});
afterAll(() => shop.close());

async function buy(buyer: Buyer): Promise<string> {
  const planId = await shop.plan(499);
  const paid = await shop.payFor((await shop.order(buyer, { planId })).orderId);
  await shop.verify(buyer, paid, { planId });
  return paid.razorpay_payment_id;
}

async function refund(paymentId: string): Promise<void> {
  const { razorpay } = shop.world.platform;
  await razorpay!.refundPayment({ paymentId, amountPaise: 10_000, key: `back-${paymentId}` });
  await shop.advance(1);
  await shop.refunds.refresh(paymentId);
}

const deliveriesOf = ({ id }: Buyer) =>
  shop.db
    .selectFrom('invoices')
    .innerJoin('invoiceDeliveries', 'invoiceId', 'id')
    .select(['id', 'kind', 'fileKey', 'recipientName', 'recipientEmail', 'storedAt', 'nextTryAt'])
    .where('userId', '=', id)
    .orderBy('issuedAt')
    .execute();

const isStored = async (fileKey: string): Promise<boolean> =>
  (await shop.world.platform.storage.find('private', fileKey)) !== null;

/** A buyer with an invoice, and with a payment or a refund that has no document yet. */
async function awaiting(kind: 'invoice' | 'credit note'): Promise<Buyer> {
  const buyer = await shop.buyer();
  const paymentId = await buy(buyer);
  await shop.papers();
  if (kind === 'invoice') await buy(buyer);
  else await refund(paymentId);
  return buyer;
}

describe.each(['invoice', 'credit note'] as const)(
  'a name is on no %s when its buyer goes while',
  (kind) => {
    const nameless = { recipientName: null, recipientEmail: null };
    const expected = [
      { kind: 'invoice', ...nameless },
      { kind, ...nameless },
    ];

    test('it is written', async () => {
      const buyer = await awaiting(kind);
      const numbers = await holdLock('lock table invoice_series in exclusive mode');
      steerTimers();
      const issuing = shop.world.services.invoices.issueDue();
      await numbers.untilWaiting(1, issuing);
      const removing = shop.world.services.users.remove(buyer.id);
      await numbers.untilWaiting(2, removing);
      await numbers.release();
      await Promise.all([issuing, removing]);
      expect(await deliveriesOf(buyer)).toMatchObject(expected);
    });

    test('it is about to be written', async () => {
      const buyer = await awaiting(kind);
      const [known] = await deliveriesOf(buyer);
      const paper = await holdLock(
        `select 1 from invoice_deliveries where invoice_id = '${known!.id}' for update`,
      );
      steerTimers();
      const removing = shop.world.services.users.remove(buyer.id);
      await paper.untilWaiting(1, removing);
      const issuing = shop.world.services.invoices.issueDue();
      await paper.untilWaiting(2, issuing);
      await paper.release();
      await Promise.all([issuing, removing]);
      while ((await shop.world.services.invoices.issueDue()) > 0);
      expect(await deliveriesOf(buyer)).toMatchObject(expected);
    });
  },
);

describe('a file with a name that was forgotten is gone', () => {
  test('when it had been stored, and what is made anew lies elsewhere', async () => {
    const buyer = await shop.buyer();
    await buy(buyer);
    await shop.papers();
    const [before] = await deliveriesOf(buyer);
    expect(await isStored(before!.fileKey)).toBe(true);
    await shop.world.services.users.remove(buyer.id);
    await shop.papers();
    const [after] = await deliveriesOf(buyer);
    expect(after).toMatchObject({ recipientName: null, nextTryAt: null });
    expect(after!.fileKey).not.toBe(before!.fileKey);
    expect(await isStored(after!.fileKey)).toBe(true);
    expect(await isStored(before!.fileKey)).toBe(false);
  });

  test.each(['the worker', 'its owner'])('when %s was storing it at that moment', async (who) => {
    const proxy = await withFaultProxy(required('S3_ENDPOINT'));
    const slow = await openShop({
      seed: `slow ${who}`,
      fresh: false,
      overrides: { ...overrides, S3_ENDPOINT: proxy.url },
    });
    onTestFinished(() => slow.close());
    slow.clock.advance({ seconds: 600 });
    const buyer = await shop.buyer();
    await buy(buyer);
    await shop.world.services.invoices.issueDue();
    const [before] = await deliveriesOf(buyer);
    // The storage needs a new connection. The proxy holds it, and no timeout ends it.
    proxy.cut();
    proxy.pause();
    const known = proxy.accepted();
    steerTimers();
    const ask = () => post(slow.world, `/invoice/${before!.id}/download`, {}, buyer.headers);
    const storing =
      who === 'the worker'
        ? slow.world.services.invoices.deliverDue()
        : ask().then(({ statusCode }) => statusCode);
    // The upload starts after the file was drawn, with the name in it.
    await until(() => proxy.accepted() === known + 1);
    await shop.world.services.users.remove(buyer.id);
    await shop.papers();
    await proxy.restore();
    expect(await storing).toBe(who === 'the worker' ? 1 : 404);
    const [after] = await deliveriesOf(buyer);
    expect(after).toMatchObject({ recipientName: null, storedAt: expect.any(Date) });
    expect(await isStored(after!.fileKey)).toBe(true);
    expect(await isStored(before!.fileKey)).toBe(false);
  });

  test('within the hour when a process stored it and died before it could look', async () => {
    const buyer = await shop.buyer();
    await buy(buyer);
    await shop.papers();
    const [before] = await deliveriesOf(buyer);
    await shop.world.services.users.remove(buyer.id);
    await shop.papers();
    const { storage } = shop.world.platform;
    await storage.put('private', before!.fileKey, Buffer.from('late'), 'application/pdf');
    shop.clock.advance({ seconds: 3_601 });
    await shop.papers();
    expect(await isStored(before!.fileKey)).toBe(false);
    expect(await shop.db.selectFrom('invoiceLeftovers').selectAll().execute()).toEqual([]);
  });
});

test('a name that a worker of the last release wrote after its buyer had gone is forgotten, and its file with it', async () => {
  const buyer = await shop.buyer();
  await buy(buyer);
  await shop.papers();
  await shop.world.services.users.remove(buyer.id);
  await shop.papers();
  const [gone] = await deliveriesOf(buyer);
  await shop.db
    .updateTable('invoiceDeliveries')
    .set({ recipientName: 'A buyer', recipientEmail: 'a.buyer@tessera.test' })
    .where('invoiceId', '=', gone!.id)
    .execute();
  shop.clock.advance({ seconds: 2 * 3_600 + 1 });
  const name = 'a name on a paper of somebody who has gone';
  expect(await shop.payments.watch.look()).toMatchObject({ [name]: 1 });
  const { forgetLate } = shop.world.services.invoices;
  expect(await forgetLate()).toBe(1);
  await shop.papers();
  const [after] = await deliveriesOf(buyer);
  expect(after).toMatchObject({ recipientName: null, recipientEmail: null, nextTryAt: null });
  expect(await isStored(after!.fileKey)).toBe(true);
  expect(await isStored(gone!.fileKey)).toBe(false);
  expect(await shop.payments.watch.look()).toMatchObject({ [name]: 0 });
  expect(await forgetLate()).toBe(0);
});
