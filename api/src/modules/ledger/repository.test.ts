import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectTo } from '../../../test/scratch-database.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import { adminUrl } from '../../../test/world.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { ledgerRepository } from './repository.ts';

let shop: Shop;
let paymentId: string;
beforeAll(async () => {
  shop = await openShop({ seed: 'ledger' });
  const buyer = await shop.buyer();
  const planId = await shop.plan();
  const { orderId } = await shop.order(buyer, { planId });
  const paid = await shop.payFor(orderId);
  await shop.verify(buyer, paid, { planId });
  paymentId = paid.razorpay_payment_id;
});
afterAll(() => shop.close());

const post = (key: string, paise: number[]) =>
  inTransaction(shop.db, (tx) =>
    ledgerRepository.post(tx, paymentId, new Date(), [
      { key, lines: paise.map((amountPaise) => ({ account: 'suspense', amountPaise })) },
    ]),
  );

test('a transaction that does not add up is refused when it is committed', async () => {
  await expect(post('odd', [100, -99])).rejects.toThrow('does not add up');
  await expect(post('even', [100, -60, -40])).resolves.toBeUndefined();
  await expect(
    inTransaction(shop.db, async (tx) => {
      await tx
        .insertInto('ledgerEntries')
        .values({ txnKey: 'even', line: 9, account: 'bank', amountPaise: 1, postedAt: new Date() })
        .execute();
    }),
  ).rejects.toThrow('does not add up');
});

test('a transaction is posted once', async () => {
  await post('once', [5, -5]);
  await expect(post('once', [5, -5])).rejects.toThrow('ledger_entries_pkey');
});

test.each([
  'update ledger_entries set amount_paise = 1',
  'delete from ledger_entries',
  'truncate ledger_entries',
])('nobody, not even its owner, can %s', async (statement) => {
  const owner = await connectTo(adminUrl());
  await expect(owner.query(statement)).rejects.toThrow('only ever added to');
  const entries = await shop.db.selectFrom('ledgerEntries').selectAll().execute();
  expect(entries.length).toBeGreaterThan(0);
});
