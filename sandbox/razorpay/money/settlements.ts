import { settlementEntity } from '../api/entities.ts';
import { emit } from '../webhooks/events.ts';
import type { Dispute, Entity, Payment, Refund } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { cardNetwork } from './instruments.ts';

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;
const MORNING_MS = 10 * 3_600_000;

/** Ten in the morning in India, two working days later. */
export function settlementTime(now: number): number {
  let day = Math.floor((now + INDIA_MS) / DAY_MS);
  for (let left = 2; left > 0;) {
    day++;
    // The first of January 1970 was a Thursday.
    if (![2, 3].includes(day % 7)) left--;
  }
  return day * DAY_MS + MORNING_MS - INDIA_MS;
}

export function planSettlement(world: World, account: string) {
  const at = settlementTime(world.now());
  const name = `settlement ${account} ${at}`;
  // One settlement per account and day, for any number of payments.
  if (world.remembered.find(name)) return;
  world.remembered.save({ id: name, digest: '', status: 0, body: '' });
  world.agenda.plan('settle', account, at);
}

const reconRow = (
  world: World,
  o: { id: string; type: string; amount: number; debit: number; credit: number; createdAt: number },
  payment: Payment | undefined,
  rest: Entity,
): Entity => ({
  entity_id: o.id,
  type: o.type,
  debit: o.debit,
  credit: o.credit,
  amount: o.amount,
  currency: 'INR',
  fee: 0,
  tax: 0,
  on_hold: false,
  settled: true,
  created_at: o.createdAt,
  settled_at: world.seconds(),
  settlement_id: null,
  posted_at: null,
  credit_type: 'default',
  description: payment?.description ?? null,
  notes: null,
  payment_id: o.type === 'refund' ? (payment?.id ?? null) : null,
  settlement_utr: null,
  order_id: payment?.order ?? null,
  order_receipt: payment ? (world.orders.find(payment.order)?.receipt ?? null) : null,
  method: payment?.method ?? null,
  card_network: payment?.method === 'card' ? cardNetwork(payment.instrument) : null,
  card_issuer: null,
  card_type: payment?.method === 'card' ? 'credit' : null,
  dispute_id: null,
  ...rest,
});

const paymentRow = (world: World, payment: Payment): Entity => {
  const fee = payment.fee ?? 0;
  return reconRow(
    world,
    { ...payment, type: 'payment', debit: 0, credit: payment.amount - fee },
    payment,
    { fee, tax: payment.tax ?? 0 },
  );
};

const refundRow = (world: World, refund: Refund): Entity =>
  reconRow(
    world,
    { ...refund, type: 'refund', debit: refund.amount, credit: 0 },
    world.payments.find(refund.payment),
    {},
  );

const disputeRow = (world: World, dispute: Dispute): Entity =>
  reconRow(
    world,
    {
      id: dispute.id.replace('disp_', 'adj_'),
      type: 'adjustment',
      amount: dispute.amountDeducted,
      debit: dispute.amountDeducted,
      credit: 0,
      createdAt: dispute.createdAt,
    },
    undefined,
    { description: 'Debit for a dispute', dispute_id: dispute.id },
  );

const returnRow = (world: World, dispute: Dispute): Entity =>
  reconRow(
    world,
    {
      id: world.newId('adj'),
      type: 'adjustment',
      amount: dispute.amountReturned,
      debit: 0,
      credit: dispute.amountReturned,
      createdAt: dispute.createdAt,
    },
    undefined,
    { description: 'Credit for a dispute that was won', dispute_id: dispute.id },
  );

/** Pays out the due amount, net of fees, refunds and disputes. A negative amount waits. */
export function settle(world: World, account: string) {
  const isDue = (at: number | null) => at !== null && settlementTime(at * 1_000) <= world.now();
  const own = <T extends { account: string; settlement: string | null }>(all: T[]) =>
    all.filter((one) => one.account === account && one.settlement === null);
  const payments = own(world.payments.all()).filter((one) => one.captured && isDue(one.capturedAt));
  const refunds = own(world.refunds.all()).filter(
    (one) => one.status === 'processed' && world.payments.find(one.payment)?.captured,
  );
  const disputes = own(world.disputes.all()).filter((one) => one.amountDeducted > 0);
  const returns = world.disputes
    .all()
    .filter((one) => one.account === account && !one.returnSettlement && one.amountReturned > 0);
  const rows = [
    ...payments.map((one) => paymentRow(world, one)),
    ...refunds.map((one) => refundRow(world, one)),
    ...disputes.map((one) => disputeRow(world, one)),
    ...returns.map((one) => returnRow(world, one)),
  ];
  const sum = (key: string) => rows.reduce((total, row) => total + Number(row[key]), 0);
  const amount = sum('credit') - sum('debit');
  if (rows.length === 0) return;
  if (amount <= 0) {
    planSettlement(world, account);
    return;
  }
  const id = world.newId('setl');
  const settlement = {
    id,
    account,
    amount,
    fees: sum('fee'),
    tax: sum('tax'),
    utr: `${world.seconds()}${world.chance.letters(6, `utr of ${id}`).toLowerCase()}`,
    createdAt: world.seconds(),
  };
  world.settlements.save(settlement);
  for (const row of rows)
    world.recon.save({
      id: String(row['entity_id']),
      account,
      settledAt: settlement.createdAt,
      row: { ...row, settlement_id: id, settlement_utr: settlement.utr },
    });
  for (const payment of payments) world.payments.save(Object.assign(payment, { settlement: id }));
  for (const refund of refunds) world.refunds.save(Object.assign(refund, { settlement: id }));
  for (const dispute of disputes) world.disputes.save(Object.assign(dispute, { settlement: id }));
  for (const dispute of returns)
    world.disputes.save(Object.assign(dispute, { returnSettlement: id }));
  emit(world, account, 'settlement.processed', { settlement: settlementEntity(world, settlement) });
}
