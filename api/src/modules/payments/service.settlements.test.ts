import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../test/shop.ts';

const DAY_SECONDS = 86_400;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    seed: 'settlements',
    webhooks: true,
    overrides: { SELLER_GSTIN: '29AAAAA0000A1Z5' },
  });
});
afterAll(() => shop.close());

async function sell(rupees: number): Promise<string> {
  const buyer = await shop.buyer();
  const planId = await shop.plan(rupees);
  const paid = await shop.payFor((await shop.order(buyer, { planId })).orderId);
  expect((await shop.verify(buyer, paid, { planId })).json()).toEqual({ success: true });
  return paid.razorpay_payment_id;
}
/** Every day there was a report for, one after the other. */
async function checkAll() {
  const found = { rows: 0, differences: [] as { entityId: string; difference: string }[] };
  for (let ago = 0; ago <= 20; ago++) {
    const day = new Date(shop.clock.now().getTime() - ago * DAY_SECONDS * 1_000);
    const { rows, differences } = await shop.payments.settlements.check(day);
    found.rows += rows;
    found.differences.push(...differences);
  }
  return found;
}
const tamper = async (id: string, change: object) => {
  const { recon } = await shop.control<{ recon: { id: string; row: object }[] }>('truth');
  const { row } = recon.find((one) => one.id === id)!;
  await shop.control('tamper', { table: 'recon', id, patch: { row: { ...row, ...change } } });
  return () => shop.control('tamper', { table: 'recon', id, patch: { row } });
};

test('J197 a settlement report that agrees is silent, and a paisa of difference is found, wherever it is', async () => {
  const [kept, part, disputed] = [await sell(499), await sell(999), await sell(1_499)];
  await shop.control('settings', { refundSeconds: 10 });
  const { id: refundId } = await shop.world.platform.razorpay!.refundPayment({
    paymentId: part,
    amountPaise: 12_345,
    key: `by-hand-${part}`,
  });
  const dispute = await shop.control<{ id: string }>('dispute', { payment_id: disputed });
  await shop.control('dispute', { dispute_id: dispute.id, step: 'lost' });
  await shop.advance(60);
  await shop.work();
  await shop.advance(5 * DAY_SECONDS);
  await shop.work();
  expect(await checkAll()).toEqual({ rows: 5, differences: [] });
  expect(shop.alarms('settlement')).toEqual([]);

  const { feePaise } = (await shop.payment(kept))!;
  const wrong: [string, object, string][] = [
    [kept, { credit: 49_900 - feePaise! - 1 }, 'settled'],
    [kept, { fee: feePaise! + 1 }, 'fee'],
    [kept, { amount: 49_901 }, 'amount'],
    [kept, { order_receipt: 'somebody else' }, 'another order'],
    [refundId, { debit: 12_346 }, 'settled'],
    [dispute.id.replace('disp_', 'adj_'), { debit: 149_901 }, 'settled'],
    [dispute.id.replace('disp_', 'adj_'), { dispute_id: null }, 'not in our books'],
  ];
  for (const [index, [id, change, word]] of wrong.entries()) {
    const undo = await tamper(id, change);
    const { differences } = await checkAll();
    expect(differences).toEqual([{ entityId: id, difference: expect.stringContaining(word) }]);
    expect(shop.alarms('settlement')).toHaveLength(index + 1);
    expect(await shop.payments.watch.look()).toMatchObject({ 'a settled row that differs': 1 });
    // Said once, however often it is looked at.
    await checkAll();
    expect(shop.alarms('settlement')).toHaveLength(index + 1);
    await undo();
  }
  expect(await checkAll()).toMatchObject({ differences: [] });
  expect(await shop.payments.watch.look()).toMatchObject({ 'a settled row that differs': 0 });
});

test('what the provider settled and we never heard of is found', async () => {
  const { db } = shop;
  const id = await sell(299);
  await shop.advance(6 * DAY_SECONDS);
  await shop.work();
  const before = await checkAll();
  expect(before.differences).toEqual([]);
  const { recon } = await shop.control<{ recon: { id: string; row: { entity_id: string } }[] }>(
    'truth',
  );
  const stranger = 'pay_00000000000000';
  const { row } = recon.find((one) => one.id === id)!;
  await shop.control('tamper', {
    table: 'recon',
    id,
    patch: { row: { ...row, entity_id: stranger } },
  });
  expect((await checkAll()).differences).toMatchObject([{ entityId: stranger }]);
  await db.updateTable('settledRows').set({ difference: null }).execute();
});

test('a payment that is in no report after a week is counted', async () => {
  const look = async () =>
    (await shop.payments.watch.look())['a payment that never reached the bank'];
  await sell(399);
  expect(await look()).toBe(0);
  await shop.advance(7.5 * DAY_SECONDS);
  expect(await look()).toBe(1);
  await checkAll();
  expect(await look()).toBe(0);
});

test('the worker looks at the last days by itself, one for all', async () => {
  await shop.db
    .updateTable('paymentRounds')
    .set({ nextAt: new Date(0) })
    .where('name', '=', 'settlements')
    .execute();
  const paymentId = await sell(599);
  await shop.advance(5 * DAY_SECONDS);
  const { checkDue } = shop.payments.settlements;
  await Promise.all([checkDue(), checkDue()]);
  const row = await shop.db
    .selectFrom('settledRows')
    .select(['difference', 'utr'])
    .where('entityId', '=', paymentId)
    .executeTakeFirst();
  expect(row).toEqual({ difference: null, utr: expect.any(String) });
});
