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
/** Checks every day that has a report. */
async function checkAll() {
  const found = { rows: 0, differences: [] as { entityId: string; difference: string }[] };
  for (let ago = 0; ago <= 20; ago++) {
    const day = new Date(shop.clock.now().getTime() - ago * DAY_SECONDS * 1_000);
    const { rows, differences } = await shop.settlements.check(day);
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
    // Reported once, however often it is checked.
    await checkAll();
    expect(shop.alarms('settlement')).toHaveLength(index + 1);
    await undo();
  }
  expect(await checkAll()).toMatchObject({ differences: [] });
  expect(await shop.payments.watch.look()).toMatchObject({ 'a settled row that differs': 0 });
});

/** Turns rows of sales into rows of a dispute, each with a deducted amount. */
const takings = (disputeId: string, sales: string[]) =>
  sales.map((sale, index) => ({
    entityId: `adj_Taken${disputeId.slice(-6)}${index}`,
    take: (debit: number) =>
      tamper(sale, {
        entity_id: `adj_Taken${disputeId.slice(-6)}${index}`,
        type: 'adjustment',
        debit,
        credit: 0,
        amount: debit,
        fee: 0,
        tax: 0,
        dispute_id: disputeId,
      }),
  }));

test('J197 what a dispute takes in two rows agrees when each does, or both together', async () => {
  const disputed = [await sell(499), await sell(499)];
  const [parts, whole] = ['disp_TakenInParts01', 'disp_TakenAtOnce001'];
  const told = (id: string, paymentId: string, status: string, amountDeductedPaise: number) =>
    shop.refunds.recordDispute({
      id,
      paymentId,
      amountPaise: 49_900,
      amountDeductedPaise,
      status,
    });
  await told(parts, disputed[0]!, 'open', 30_000);
  await told(parts, disputed[0]!, 'lost', 49_900);
  // The first event of this dispute is its decision.
  await told(whole, disputed[1]!, 'lost', 49_900);
  const sales = [await sell(99), await sell(99), await sell(99), await sell(99)];
  await shop.advance(6 * DAY_SECONDS);
  await shop.work();
  expect(await checkAll()).toMatchObject({ differences: [] });
  const [first, second] = takings(parts, sales.slice(0, 2));
  const [early, late] = takings(whole, sales.slice(2));

  await first!.take(30_000);
  expect(await checkAll()).toMatchObject({ differences: [] });
  await second!.take(19_900);
  expect(await checkAll()).toMatchObject({ differences: [] });
  for (const wrong of [19_901, 30_000]) {
    await second!.take(wrong);
    expect((await checkAll()).differences).toEqual([
      { entityId: second!.entityId, difference: expect.stringContaining('settled') },
    ]);
  }
  await second!.take(19_900);

  await early!.take(30_000);
  expect((await checkAll()).differences).toMatchObject([{ entityId: early!.entityId }]);
  // By then the report of the earlier row is no longer requested.
  await shop.advance(30 * DAY_SECONDS);
  const { recon } = await shop.control<{ recon: { id: string; settledAt: number }[] }>('truth');
  const settledAt = Math.floor(shop.clock.now().getTime() / 1_000);
  expect(recon.find(({ id }) => id === sales[3])).toBeDefined();
  await shop.control('tamper', { table: 'recon', id: sales[3], patch: { settledAt } });
  await late!.take(19_900);
  expect((await checkAll()).differences).toEqual([]);
  expect(await shop.payments.watch.look()).toMatchObject({ 'a settled row that differs': 0 });
});

test('a payment or a refund whose row names a dispute is still compared with its own books', async () => {
  const id = await sell(299);
  await shop.advance(6 * DAY_SECONDS);
  await shop.work();
  await tamper(id, { dispute_id: 'disp_00000000000000' });
  expect(await checkAll()).toMatchObject({ differences: [] });
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
  const { checkDue } = shop.settlements;
  await Promise.all([checkDue(), checkDue()]);
  const row = await shop.db
    .selectFrom('settledRows')
    .select(['difference', 'utr'])
    .where('entityId', '=', paymentId)
    .executeTakeFirst();
  expect(row).toEqual({ difference: null, utr: expect.any(String) });
});
