import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { holdLock } from '../../../test/lock-waits.ts';
import { openTill, type Till } from '../../../test/till.ts';

const UNIQUE_VIOLATION = '23505';
const FORTY_MINUTES = 2_400;

let till: Till;
beforeAll(async () => (till = await openTill({ hasLimits: true })));
afterAll(() => till.close());
afterEach(async () => void (await till.mend()));

/** Another transaction locks the order for a while. */
const hold = (orderId: string, lock: string) =>
  holdLock(`select 1 from purchase_orders where provider_order_id = $1 ${lock}`, [orderId]);

test('whoever settles an order takes it before anything else', async () => {
  const { buyer, orderId, event } = await till.paid();
  const { waiting, release } = await hold(orderId, 'for no key update');
  const sent = till.send(event);
  // The order is locked by a select before anything is written. What was read without the lock could change.
  const verbs = async () => (await waiting()).map((query) => query.slice(0, 6));
  await expect.poll(verbs).toEqual(['select']);
  expect(await till.grantsOf(buyer.userId)).toEqual([]);
  await release();
  expect(await sent).toBe(200);
  await till.granted(buyer.userId);
});

test('an order that cannot be had for a while is settled later, and its event is not lost', async () => {
  const { buyer, orderId, event } = await till.paid();
  const { release } = await hold(orderId, 'for update');
  expect(await till.send(event)).toBe(200);
  // The event was tried once and postponed.
  await expect.poll(async () => (await till.findEvent(event))!.attempts).toBe(1);
  expect((await till.findEvent(event))!.processed).toBe(false);
  await release();
  await till.advance(600);
  await expect.poll(async () => (await till.grantsOf(buyer.userId)).length).toBe(1);
  await expect.poll(async () => (await till.findEvent(event))!.processed).toBe(true);
});

test('what is only authorized buys nothing until it is captured', async () => {
  const buyer = await till.buyer();
  const item = await till.component();
  const orderId = await till.begin(buyer, item);
  // Too late for the provider to capture it by itself.
  const paid = await till.pay(orderId, { outcome: 'no-answer', late_by: FORTY_MINUTES });
  await till.advance(FORTY_MINUTES + 60);
  await till.spoil({ method: 'POST', path: '/capture$' }, { kind: '500' });
  const event = await till.event(paid.id, 'payment.authorized');
  expect(await till.send(event)).toBe(200);
  expect((await till.verify(buyer, item, paid)).statusCode).toBe(202);
  expect(await till.grantsOf(buyer.userId)).toEqual([]);
  await till.mend();
  expect((await till.verify(buyer, item, paid)).statusCode).toBe(200);
  await till.granted(buyer.userId);
});

const refusal = async (statement: Promise<unknown>) =>
  await statement.then(
    () => 'accepted',
    (error: unknown) => (error as { code?: string }).code,
  );

test('the database itself refuses a second grant, a second sale and a second posting', async () => {
  const { buyer, id, event } = await till.paid();
  expect(await till.send(event)).toBe(200);
  await till.granted(buyer.userId);
  const copy = (columns: string) =>
    `insert into grants (id, holder_id, kind, component_id, source_kind, source_id, starts_at)
     select gen_random_uuid(), holder_id, kind, component_id, ${columns}, starts_at from grants where holder_id = $1`;
  const again = (columns: string) => refusal(till.query(copy(columns), [buyer.userId]));
  expect(await again(`source_kind, source_id`)).toBe(UNIQUE_VIOLATION);
  expect(await again(`'order', gen_random_uuid()`)).toBe(UNIQUE_VIOLATION);
  const second = till.query(
    `insert into provider_payments (payment_id, order_id, status, amount_paise, currency, disposition, settled_at, provider_created_at, seen_at)
     select 'pay_00000000000000', order_id, status, amount_paise, currency, disposition, settled_at, now(), now()
     from provider_payments where payment_id = $1`,
    [id],
  );
  expect(await refusal(second)).toBe(UNIQUE_VIOLATION);
  const posted = till.query(
    'insert into ledger_entries select * from ledger_entries where payment_id = $1',
    [id],
  );
  expect(await refusal(posted)).toBe(UNIQUE_VIOLATION);
});
