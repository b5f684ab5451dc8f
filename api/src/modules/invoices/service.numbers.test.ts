import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdLock } from '../../../test/lock-waits.ts';
import { connectTo } from '../../../test/scratch-database.ts';
import { openShop, type Buyer, type Paid, type Shop } from '../../../test/shop.ts';
import { adminUrl } from '../../../test/world.ts';

/** A transaction that has taken a number waits for this lock before it inserts its document. */
const LOCK_PAPERS = 'lock table invoices in share mode';
const LANES = 16;
/** The larger proof of invoices uses two hundred, and kills whole processes. */
const PAYMENTS = 60;
const DISTURBANCES_MAX = 10;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    seed: 'numbers',
    overrides: { SELLER_GSTIN: '29AAAAA0000A1ZY' },
  });
});
afterAll(() => shop.close());

test('192: sixty payments settled at once are numbered without a gap or a double, also where work fails half way', async () => {
  const people: Buyer[] = [];
  for (let i = 0; i < PAYMENTS; i++) people.push(await shop.buyer());
  const planId = await shop.plan(499);
  const { db } = shop;
  const paid: Paid[] = [];
  for (const buyer of people)
    paid.push(await shop.pay((await shop.order(buyer, { planId })).orderId));
  await shop.advance(3);
  const { issueDue } = shop.world.services.invoices;
  const before = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const indexes = people.keys();
  const answers: number[] = [];
  const state = { isSettled: false, cutOff: 0 };
  const owner = await connectTo(adminUrl());
  let papers = await holdLock(LOCK_PAPERS);
  const isWriting = async () =>
    (await papers.waiting()).some((query) => query.startsWith('insert into "invoices"'));
  const settling = Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const index of indexes)
        answers.push((await shop.verify(people[index]!, paid[index]!, { planId })).statusCode);
    }),
  );
  const working = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!state.isSettled || state.cutOff === 0) await issueDue().catch(() => 0);
    }),
  );
  const settled = settling.finally(() => (state.isSettled = true));
  // A connection that has taken a number is terminated: in the first round for certain, later while there is something
  // to issue.
  await expect.poll(isWriting).toBe(true);
  for (let round = 0; round < DISTURBANCES_MAX; round++) {
    const { rowCount } = await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "invoices"%'`);
    state.cutOff += rowCount ?? 0;
    await papers.release();
    if (state.isSettled) break;
    papers = await holdLock(LOCK_PAPERS);
    await expect.poll(async () => state.isSettled || (await isWriting())).toBe(true);
  }
  await papers.release();
  await settled;
  await working;
  expect(state.cutOff).toBeGreaterThan(0);
  shop.clock.advance({ seconds: 700 });
  while ((await issueDue()) > 0);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  const rows = await db
    .selectFrom('invoices')
    .select(['series', 'financialYear', 'serial', 'orderId', 'correctsId'])
    .execute();
  expect(rows).toHaveLength(before.count + PAYMENTS);
  const groups = Map.groupBy(rows, ({ series, financialYear }) => `${series} ${financialYear}`);
  for (const group of groups.values())
    expect(group.map(({ serial }) => serial).toSorted((a, b) => a - b)).toEqual(
      group.map((_, index) => index + 1),
    );
  expect(await db.selectFrom('pendingInvoices').selectAll().execute()).toEqual([]);
});

test('192: numbers begin anew on the first of April in India, and dates never go back', async () => {
  const planId = await shop.plan(199);
  const numberOfNext = async () => {
    const buyer = await shop.buyer();
    const { orderId } = await shop.order(buyer, { planId });
    await shop.verify(buyer, await shop.payFor(orderId), { planId });
    await shop.world.services.invoices.issueDue();
    return shop.db
      .selectFrom('invoices')
      .select(['number', 'issuedAt'])
      .where('userId', '=', buyer.id)
      .executeTakeFirstOrThrow();
  };
  const april = new Date('2027-03-31T18:30:00Z').getTime();
  shop.clock.advance({ seconds: Math.floor((april - shop.clock.now().getTime()) / 1_000) - 60 });
  expect((await numberOfNext()).number).toMatch(/^IA\/26-27\//);
  shop.clock.advance({ seconds: 120 });
  const first = await numberOfNext();
  expect(first.number).toBe('IA/27-28/0000001');
  // After the clock was set back, the next document is not dated before the last one.
  shop.clock.advance({ seconds: -30 });
  const second = await numberOfNext();
  expect(second).toEqual({ number: 'IA/27-28/0000002', issuedAt: first.issuedAt });
});
