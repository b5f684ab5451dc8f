import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectTo } from '../../../test/scratch-database.ts';
import { openShop, type Paid, type Shop } from '../../../test/shop.ts';
import { adminUrl } from '../../../test/world.ts';
import { inTransaction, openDatabase } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { INVARIANT_NAMES, watchRepository, type Invariant } from './repository.watch.ts';

let shop: Shop;
let paid: Paid;
let userId: string;
beforeAll(async () => {
  shop = await openShop({ seed: 'watch', hasLimits: true });
  const buyer = await shop.buyer();
  userId = buyer.id;
  const planId = await shop.plan();
  const { orderId } = await shop.order(buyer, { planId });
  paid = await shop.payFor(orderId);
  await shop.verify(buyer, paid, { planId });
});
afterAll(() => shop.close());

const event = (columns: string, values: string) =>
  `insert into provider_events (event_id, raw, received_at, ${columns}) values ('${uuidv7()}', 'x', now() - interval '1 hour', ${values})`;

/** Statements that violate each invariant, executed directly in the database. */
const breaches = (): Record<Invariant, string[]> => {
  const payment = `'${paid.razorpay_payment_id}'`;
  const copy = (table: string, changes: string) =>
    `insert into ${table} select (jsonb_populate_record(t, ${changes})).* from ${table} t`;
  /** An invoice of two days ago. */
  const paper = [
    `insert into invoice_series values ('RA', '26-27', 1, now())`,
    `insert into invoices (id, kind, series, financial_year, serial, number, issued_at, user_id, order_id, payment_id,
       amount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, tax_rate_percent, place_of_supply, seller, buyer, lines)
     select id, 'receipt', 'RA', '26-27', 1, 'RA/26-27/0000001', now() - interval '2 days', user_id, id, ${payment},
       amount_paise, amount_paise, 0, 0, 0, 0, '29', '{}', '{}', '[]' from purchase_orders limit 1`,
  ];
  const credit = (used: string) =>
    `insert into order_credits (order_id, grant_id, plan_name, days, of_days, paid_paise, credit_paise, used_at)
     select source_id, id, 'Pro', 1, 30, 49900, 1, ${used} from grants where source_kind = 'order' limit 1`;
  return {
    'captured but not granted': [
      `update provider_payments set disposition = null, settled_at = null, seen_at = now() - interval '1 hour'`,
    ],
    'granted without a capture': [
      `update provider_payments set disposition = 'excess', seen_at = now() - interval '100 days'`,
    ],
    'paid without a grant': [
      `update grants set source_kind = 'admin' where holder_id = '${userId}'`,
    ],
    'two grants for one order': [
      'alter table grants drop constraint grants_source_kind_source_id_key',
      copy('grants', `jsonb_build_object('id', gen_random_uuid())`),
    ],
    'a credit that ended nothing': [credit('null')],
    'a credited period that still runs': [credit('now()')],
    'a credit whose payment went back': [
      credit('now()'),
      `update order_credits set credit_paise = 49900`,
      // Twice: the order of this test is its own upgrade, so its credit counts as paid too.
      'update provider_payments set refunded_paise = amount_paise + 1',
    ],
    'a refunded upgrade that gave nothing back': [
      credit('now()'),
      `update purchase_orders set status = 'refunded'`,
    ],
    'a price that is neither paid nor credited': [credit('now()')],
    'a ledger transaction that does not add up': [
      'alter table ledger_entries disable trigger ledger_entries_balanced',
      `insert into ledger_entries values ('odd', 1, 'bank', 5, null, now())`,
    ],
    'a ledger that differs from the payment': [
      `update provider_payments set refunded_paise = 1 where payment_id = ${payment}`,
    ],
    'revenue that differs from the ledger': [
      `insert into revenue_changes (day, plan_id, sold_paise) values (shop_day(now()), gen_random_uuid(), 1)`,
    ],
    'a month of tax that differs from its papers': [
      `insert into invoice_taxes values (date_trunc('month', shop_day(now())), '29', 18, 1, 0, 0, 0, 0, 0, 0, 0)`,
    ],
    'a settled row that differs': [
      `insert into settled_rows (entity_id, settlement_id, kind, debit_paise, credit_paise, fee_paise, fee_tax_paise, settled_at, seen_at, difference)
       values ('pay_x', 'setl_x', 'payment', 0, 1, 0, 0, now(), now(), 'a paisa')`,
    ],
    'a payment that never reached the bank': [
      `insert into settled_rows (entity_id, settlement_id, kind, debit_paise, credit_paise, fee_paise, fee_tax_paise, settled_at, seen_at)
       values ('pay_x', 'setl_x', 'payment', 0, 1, 0, 0, now(), now())`,
      `update provider_payments set settled_at = now() - interval '7 days 6 hours'`,
    ],
    'an excess that has not gone back': [
      `update provider_payments set disposition = 'excess', refund_at = now(), settled_at = now() - interval '2 days'`,
    ],
    'money that a dispute holds for long': [
      `insert into provider_disputes values ('disp_Undecided00001', ${payment}, 49900, 49900, 'closed', now() - interval '3 days')`,
    ],
    'money nobody ordered': [`update provider_payments set disposition = 'suspense'`],
    'an event nobody acted on': [event('next_try_at', 'now()')],
    'a parked event': [event('parked_at', 'now()')],
    'an order nobody looked at': [
      `update purchase_orders set next_check_at = now() - interval '1 hour'`,
    ],
    'a payment without its invoice': [
      `update purchase_orders set paid_at = now() - interval '2 hours'`,
    ],
    'a refund without its credit note': [
      `insert into provider_refunds (refund_id, payment_id, amount_paise, status, provider_created_at, seen_at)
       values ('rfnd_Forgotten00001', ${payment}, 100, 'processed', now(), now() - interval '2 hours')`,
    ],
    'a gap in the numbers of invoices': [
      `insert into invoice_series values ('IA', '26-27', 1, now())`,
    ],
    'an invoice that was not delivered': [
      ...paper,
      `insert into invoice_deliveries (invoice_id, file_key, next_try_at) select id, 'x', now() from invoices`,
    ],
    'a name on a paper of somebody who has gone': [
      ...paper,
      `insert into invoice_deliveries (invoice_id, file_key, recipient_email) select id, 'x', 'a@tessera.test' from invoices`,
      `update users set deleted_at = now() - interval '3 hours', email = null where id = '${userId}'`,
    ],
    'a forgotten name that still has a file': [
      `insert into invoice_leftovers values ('x', now() - interval '2 days', now())`,
    ],
    'buyers, but no purchase': [
      `update purchase_orders set status = 'abandoned', paid_at = null`,
      ...Array.from({ length: 5 }, () =>
        copy(
          'purchase_orders',
          `jsonb_build_object('id', gen_random_uuid(), 'provider_order_id', null)`,
        ),
      ),
    ],
    'payments, but no word from the provider': [
      `update provider_payments set disposition = 'excess', settled_at = now() - interval '30 minutes'`,
      ...[1, 2, 3].map(() =>
        copy(
          'provider_payments',
          `jsonb_build_object('payment_id', 'pay_' || substr(md5(random()::text), 1, 14))`,
        ),
      ),
    ],
  };
};

test('everything holds when nothing is wrong, and each is a metric', async () => {
  const found = await shop.payments.watch.look();
  expect(found).toEqual(Object.fromEntries(INVARIANT_NAMES.map((name) => [name, 0])));
  const metrics = await shop.world.platform.metrics.text();
  for (const name of INVARIANT_NAMES)
    expect(metrics).toContain(`payment_invariant_rows{name="${name}"} 0`);
});

class Rollback extends Error {}

test.each(INVARIANT_NAMES)('"%s" is found', async (name) => {
  const owner = openDatabase(adminUrl(), () => {}, { max: 1 });
  const now = shop.clock.now();
  const window = { now, since: new Date(now.getTime() - 8 * 24 * 3_600_000) };
  // Counted within the transaction that breaks the invariant, so that nothing stays broken.
  const counting = inTransaction(owner.db, async (tx) => {
    for (const statement of breaches()[name]) await sql.raw(statement).execute(tx);
    expect(await watchRepository.countBreaches(tx, name, window)).toBeGreaterThan(0);
    throw new Rollback();
  });
  await expect(counting).rejects.toBeInstanceOf(Rollback);
  await owner.close();
});

test('what is found is counted, and said with its name', async () => {
  await sql.raw(event('parked_at', 'now()')).execute(shop.db);
  await shop.payments.watch.look();
  const metrics = await shop.world.platform.metrics.text();
  expect(metrics).toContain('payment_invariant_rows{name="a parked event"} 1');
  expect(metrics).toContain('payment_alarms_total{kind="invariant"} 1');
  expect(shop.alarms('invariant').map((line) => JSON.parse(line) as object)).toMatchObject([
    { name: 'a parked event', rows: 1 },
  ]);
});

test('one that the database does not answer is said to be unasked, and holds up none of the others', async () => {
  const name = 'a gap in the numbers of invoices';
  const owner = await connectTo(adminUrl());
  await owner.query('begin');
  await owner.query('lock table invoice_series in access exclusive mode');
  const found = await shop.payments.watch.look();
  await owner.query('rollback');
  expect(Object.keys(found)).toEqual(INVARIANT_NAMES);
  expect(INVARIANT_NAMES.filter((one) => found[one] === null)).toEqual([name]);
  const metrics = await shop.world.platform.metrics.text();
  expect(metrics).toMatch(new RegExp(`payment_invariant_rows{name="${name}"} nan`, 'i'));
  expect(shop.alarms('unasked invariant').map((line) => JSON.parse(line) as object)).toMatchObject([
    { name, err: { message: expect.stringContaining('timeout') } },
  ]);
  // The next query succeeds.
  expect(await shop.payments.watch.look()).toMatchObject({ [name]: 0 });
});

test('of all processes one looks, every quarter of an hour', async () => {
  const looks = () => shop.world.logged.filter((line) => line.includes('payments: watched')).length;
  const before = looks();
  await Promise.all([1, 2, 3].map(() => shop.payments.watch.lookWhenDue()));
  expect(looks()).toBe(before + 1);
  shop.clock.advance({ seconds: 901 });
  await shop.payments.watch.lookWhenDue();
  expect(looks()).toBe(before + 2);
});

test('a count, or that there is none, goes from a process as soon as another has looked', async () => {
  const other = await openShop({ seed: 'another watch', fresh: false });
  onTestFinished(() => other.close());
  const shown = async ({ world }: Shop) =>
    (await world.platform.metrics.text()).includes('payment_invariant_rows{');
  shop.clock.advance({ seconds: 901 });
  await shop.payments.watch.lookWhenDue();
  await shop.payments.watch.lookWhenDue();
  expect([await shown(shop), await shown(other)]).toEqual([true, false]);
  other.clock.advance({
    seconds: shop.clock.now().getTime() / 1_000 - other.clock.now().getTime() / 1_000 + 901,
  });
  await other.payments.watch.lookWhenDue();
  await shop.payments.watch.lookWhenDue();
  expect([await shown(shop), await shown(other)]).toEqual([false, true]);
});
