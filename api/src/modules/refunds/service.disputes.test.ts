import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../test/shop.ts';

const DAY_SECONDS = 86_400;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    seed: 'disputes',
    webhooks: true,
    overrides: { SELLER_GSTIN: '29AAAAA0000A1Z5' },
  });
});
afterAll(() => shop.close());

async function bought() {
  const buyer = await shop.buyer();
  const planId = await shop.plan(499);
  const paid = await shop.payFor((await shop.order(buyer, { planId })).orderId);
  expect((await shop.verify(buyer, paid, { planId })).json()).toEqual({ success: true });
  return { buyer, id: paid.razorpay_payment_id, before: await shop.balances() };
}
const told = async () => {
  await shop.advance(1);
  await shop.work();
};
const open = async (paymentId: string, request: object = {}) => {
  const dispute = await shop.control<{ id: string }>('dispute', {
    payment_id: paymentId,
    ...request,
  });
  await told();
  return dispute.id;
};
const move = async (disputeId: string, step: string, request: object = {}) => {
  await shop.control('dispute', { dispute_id: disputeId, step, ...request });
  await told();
};
/** The amounts that the disputes of a payment moved, one entry per ledger transaction. */
const movements = async (paymentId: string) => {
  const rows = await shop.db
    .selectFrom('ledgerEntries')
    .select(['txnKey', 'account', 'amountPaise'])
    .where('paymentId', '=', paymentId)
    .where('txnKey', 'like', 'dispute:%')
    .orderBy('txnKey')
    .orderBy('line')
    .execute();
  return [...Map.groupBy(rows, ({ txnKey }) => txnKey).values()].map((lines) =>
    Object.fromEntries(lines.map(({ account, amountPaise }) => [account, amountPaise])),
  );
};
/** The differences between the ledger and the settlement reports of all days. */
const differences = async () => {
  await shop.advance(5 * DAY_SECONDS);
  await shop.work();
  const found: { entityId: string; difference: string }[] = [];
  for (let ago = 0; ago <= 20; ago++) {
    const day = new Date(shop.clock.now().getTime() - ago * DAY_SECONDS * 1_000);
    found.push(...(await shop.settlements.check(day)).differences);
  }
  return found;
};
const ledgerBreaches = async () =>
  (await shop.payments.watch.look())['a ledger that differs from the payment'];

const ledgerAlarms = () =>
  shop.alarms('invariant').filter((line) => line.includes('a ledger that differs')).length;

const TAKEN = { dispute_holds: 49_900, provider_clearing: -49_900 };

test('E101 what is deducted when a dispute is opened is held, and comes back when it is won', async () => {
  const { buyer, id, before } = await bought();
  const disputeId = await open(id, { deduct: true });
  expect(await movements(id)).toEqual([TAKEN]);
  expect(await ledgerBreaches()).toBe(0);
  expect(await differences()).toEqual([]);
  // Money that may be returned is not lost, and the buyer keeps the access.
  expect((await shop.balances())['disputes']).toBe(before['disputes']);
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  // Another sale, so that the provider's balance covers the deduction.
  await bought();
  await move(disputeId, 'under_review');
  await move(disputeId, 'won');
  await move(disputeId, 'closed');
  expect(await movements(id)).toEqual([
    TAKEN,
    { dispute_holds: -49_900, provider_clearing: 49_900 },
  ]);
  expect(await ledgerBreaches()).toBe(0);
  expect(await differences()).toEqual([]);
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
});

test('E101 what is deducted when a dispute is opened is lost with it, and taken once', async () => {
  const { buyer, id } = await bought();
  await bought();
  const disputeId = await open(id, { deduct: true });
  await move(disputeId, 'lost');
  await move(disputeId, 'closed');
  expect(await movements(id)).toEqual([TAKEN, { disputes: 49_900, dispute_holds: -49_900 }]);
  expect(await ledgerBreaches()).toBe(0);
  expect(await differences()).toEqual([]);
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
});

test('E101 what is deducted after a dispute was lost is booked then, and access ends then', async () => {
  const { buyer, id } = await bought();
  await bought();
  const disputeId = await open(id);
  await move(disputeId, 'lost', { deduct: false });
  expect(await movements(id)).toEqual([]);
  expect(await ledgerBreaches()).toBe(0);
  expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
  await move(disputeId, 'closed', { deduct: true });
  expect(await movements(id)).toEqual([{ disputes: 49_900, provider_clearing: -49_900 }]);
  expect(await ledgerBreaches()).toBe(0);
  expect(await differences()).toEqual([]);
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
});

test('E101 a dispute that was opened and won while nobody listened is two movements, as at the bank', async () => {
  const { id } = await bought();
  await bought();
  const { refunds } = shop;
  const dispute = { id: 'disp_Unheard0000001', paymentId: id, amountPaise: 49_900 };
  const at = { amountDeductedPaise: 49_900, createdAt: shop.clock.now() };
  await refunds.recordDispute({ ...dispute, ...at, status: 'won' });
  // The older event arrives last, and the newer one twice.
  await refunds.recordDispute({ ...dispute, ...at, status: 'open' });
  await refunds.recordDispute({ ...dispute, ...at, status: 'won' });
  expect(await movements(id)).toEqual([
    TAKEN,
    { dispute_holds: -49_900, provider_clearing: 49_900 },
  ]);
  expect(await ledgerBreaches()).toBe(0);
});

test('books that differ from a dispute are found, however old its payment is', async () => {
  const { id } = await bought();
  await shop.advance(30 * DAY_SECONDS);
  const disputeId = await open(id, { deduct: true });
  expect(await ledgerBreaches()).toBe(0);
  const deduct = (deductedPaise: number) =>
    shop.db
      .updateTable('providerDisputes')
      .set({ deductedPaise })
      .where('disputeId', '=', disputeId)
      .execute();
  await deduct(49_901);
  expect(await ledgerBreaches()).toBe(1);
  await deduct(49_900);
  await move(disputeId, 'won');
});

test.each([
  ['open', [TAKEN]],
  ['won', [TAKEN, { dispute_holds: -49_900, provider_clearing: 49_900 }]],
])(
  'a dispute that the last release left %s and unbooked is booked before anybody looks',
  async (status, expected) => {
    const { buyer, id } = await bought();
    const dispute = {
      id: `disp_Unbooked${status.padEnd(6, '0')}`,
      paymentId: id,
      amountPaise: 49_900,
      amountDeductedPaise: 49_900,
    };
    await shop.db
      .insertInto('providerDisputes')
      .values({
        disputeId: dispute.id,
        paymentId: id,
        amountPaise: 49_900,
        deductedPaise: 49_900,
        status,
        seenAt: shop.clock.now(),
      })
      .execute();
    await shop.advance(16 * 60);
    const alarmsBefore = ledgerAlarms();
    await shop.payments.watch.lookWhenDue();
    expect(ledgerAlarms()).toBe(alarmsBefore);
    expect(await movements(id)).toEqual(expected);
    expect(await ledgerBreaches()).toBe(0);
    expect(await shop.grantsOf(buyer.id)).toHaveLength(1);
    // Booked once, however often the invariants are checked.
    await shop.advance(16 * 60);
    await shop.payments.watch.lookWhenDue();
    expect(await movements(id)).toEqual(expected);
    await shop.refunds.recordDispute({ ...dispute, status: 'won' });
  },
);

test('E101 a verdict that no event told of is asked for within a day', async () => {
  const { buyer, id } = await bought();
  const disputeId = await open(id, { deduct: true });
  await shop.control('tamper', { table: 'disputes', id: disputeId, patch: { status: 'lost' } });
  await told();
  expect(await movements(id)).toEqual([TAKEN]);
  await shop.advance(DAY_SECONDS);
  // The request is retried after the provider was unavailable.
  await shop.spoil({ path: `/v1/disputes/${disputeId}` }, { kind: '500' });
  await expect(shop.refunds.disputes.askDue()).rejects.toMatchObject({ name: 'RazorpayFailure' });
  await shop.mend();
  await shop.advance(11 * 60);
  await shop.refunds.disputes.askDue();
  expect(await movements(id)).toEqual([TAKEN, { disputes: 49_900, dispute_holds: -49_900 }]);
  expect(await shop.grantsOf(buyer.id)).toEqual([]);
  expect(await ledgerBreaches()).toBe(0);
});

test.each([
  ['closed without a verdict', 'closed', 2],
  ['reviewed for two months', 'under_review', 60],
])('money held by a dispute that is %s is found', async (_what, step, days) => {
  const { id } = await bought();
  const held = async () =>
    (await shop.payments.watch.look())['money that a dispute holds for long'];
  const disputeId = await open(id, { deduct: true });
  await move(disputeId, step);
  const before = (await held())!;
  await shop.advance((days - 1) * DAY_SECONDS);
  // The same status again changes nothing.
  await shop.refunds.disputes.askDue();
  expect(await held()).toBe(before);
  await shop.advance(DAY_SECONDS + 60);
  expect(await held()).toBe(before + 1);
  await move(disputeId, 'won');
  expect(await held()).toBe(before);
});

test('J197 a paisa too much taken, or too little given back, is found', async () => {
  const { id } = await bought();
  await bought();
  const disputeId = await open(id, { deduct: true });
  await move(disputeId, 'won');
  expect(await differences()).toEqual([]);
  const { recon } = await shop.control<{
    recon: { id: string; row: { dispute_id: string | null; debit: number; credit: number } }[];
  }>('truth');
  const rows = recon.filter(({ row }) => row.dispute_id === disputeId);
  expect(rows).toHaveLength(2);
  for (const { id: entityId, row } of rows) {
    const side = row.debit > 0 ? 'debit' : 'credit';
    const patch = { row: { ...row, [side]: row[side] + 1 } };
    await shop.control('tamper', { table: 'recon', id: entityId, patch });
    expect(await differences()).toEqual([
      { entityId, difference: expect.stringContaining('settled') },
    ]);
    await shop.control('tamper', { table: 'recon', id: entityId, patch: { row } });
  }
});
