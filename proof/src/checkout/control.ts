import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyTree, plant } from '../mutants/copy.ts';
import { audit, type Truth } from './audit.ts';
import type { Books } from './database.ts';
import { openShop } from './shop.ts';

const PURCHASES = 24;
const SETTLING_MS = 4_000;

/**
 * Drops every unique key that prevents a second grant, payment or refund. Only the temporary database of the control
 * run is changed.
 */
async function dropUniqueKeys(books: Books): Promise<void> {
  const keys = await books.query<{ name: string; table: string; constraint: boolean }>(
    `select index.relname as name, class.relname as table, con.oid is not null as constraint
     from pg_index idx
     join pg_class index on index.oid = idx.indexrelid
     join pg_class class on class.oid = idx.indrelid
     left join pg_constraint con on con.conindid = idx.indexrelid and con.contype in ('u', 'p')
     where idx.indisunique and class.relname in ('grants', 'provider_payments', 'ledger_entries', 'sales')`,
  );
  for (const { name, table, constraint } of keys)
    await books.query(
      constraint ? `alter table ${table} drop constraint ${name} cascade` : `drop index ${name}`,
    );
}

const REPOSITORIES = 'api/src/modules/orders';
const WITHOUT_LOCKS = [
  {
    file: `${REPOSITORIES}/repository.ts`,
    from: "      .forNoKeyUpdate('purchaseOrders')\n",
    to: '',
  },
  {
    file: `${REPOSITORIES}/repository.payments.ts`,
    from: '      .forUpdate()\n      .execute(),',
    to: '      .execute(),',
  },
];

/**
 * Runs the product without its row lock and unique keys. If the audit found nothing here, the audit would be useless.
 */
export async function runControl(root: string, seed: string, report: (line: string) => void) {
  const copy = copyTree(root, join(root, '.proof/checkout-control'));
  plant(copy, WITHOUT_LOCKS);
  const shop = await openShop(copy, {
    name: 'checkout-control',
    seed: `${seed} control`,
    people: PURCHASES,
  });
  try {
    await dropUniqueKeys(shop.books);
    await shop.control('webhook/config', { knobs: { duplicate: 1, copies: 3 } });
    const people = Array.from({ length: PURCHASES }, (_, index) => index);
    await Promise.all(
      people.map(async (person) => {
        const planId = shop.goods.plans[person % shop.goods.plans.length]!;
        const { body } = await shop.call(person, '/subscription/create-order', { planId });
        const { status: _status, ...signed } = await shop.control<{ status: string }>('pay', {
          order_id: String(body['orderId']),
          outcome: 'success',
        });
        const verify = () => shop.call(person, '/subscription/verify', { ...signed, planId });
        await Promise.all([verify(), verify(), verify()]);
      }),
    );
    await sleep(SETTLING_MS);
    const { doubleGrants, ledger } = await audit(shop.books, await shop.control<Truth>('truth'));
    report(
      `control without row lock and unique keys: ${doubleGrants.length} double grants in ${PURCHASES} purchases; ${ledger.join(', ') || 'the ledger notices nothing'}`,
    );
    return { doubles: doubleGrants.length };
  } finally {
    await shop.close();
  }
}
