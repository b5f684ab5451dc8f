import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { connectTo, withScratchDatabase } from '../../../test/scratch-database.ts';
import { inDatabase, required } from '../../../test/template-database.ts';
import { migrate } from '../../platform/db/migrate.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MIGRATIONS = here('../../../migrations');
const BEGINS = '202611150906_create_paper_taxes.sql';
const FILLS = '202611150907_fill_paper_taxes.sql';

/** A database that is migrated step by step. */
async function stepwise() {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const url = await withScratchDatabase();
  const name = new URL(url).pathname.slice(1);
  const owner = () => connectTo(inDatabase(required('DATABASE_ADMIN_URL'), name));
  const db = await owner();
  await db.query(await readFile(here('../../../database.sql'), 'utf8'));
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql'));
  const apply = async (isMeant: (file: string) => boolean) => {
    for (const file of files.filter(isMeant))
      await copyFile(join(MIGRATIONS, file), join(directory, file));
    await migrate(url, directory);
  };
  return { db, owner, apply };
}

const takeNumber = (db: pg.Client, serial: number) =>
  db.query(`update invoice_series set last_serial = $1`, [serial]);
const write = (db: pg.Client, serial: number, issuedAt: string) =>
  db.query(
    `insert into invoices (id, kind, series, financial_year, serial, number, issued_at, user_id, order_id, payment_id,
       amount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, tax_rate_percent, place_of_supply, seller, buyer, lines)
     values (gen_random_uuid(), 'invoice', 'IA', '26-27', $1::int, 'IA/26-27/' || $1::int, $2, gen_random_uuid(), gen_random_uuid(), 'pay_' || $1::int,
       118, 100, 9, 9, 0, 18, '29', '{}', '{}', '[]')`,
    [serial, issuedAt],
  );
const monthsOf = async (db: pg.Client) =>
  (
    await db.query<{ month: string; paise: number }>(
      `select to_char(month, 'YYYY-MM') as month, sold_paise::int as paise from paper_taxes order by 1`,
    )
  ).rows;

test('papers from before the months were kept are added to them once, beside whoever writes one', async () => {
  const { db, owner, apply } = await stepwise();
  await apply((file) => file < BEGINS);
  // Only the invoices matter here, not the rows they refer to.
  await db.query(`do $$ declare one text; begin
    for one in select conname from pg_constraint where conrelid = 'invoices'::regclass and contype = 'f'
    loop execute format('alter table invoices drop constraint %I', one); end loop; end $$`);
  await db.query(`insert into invoice_series values ('IA', '26-27', 2, now())`);
  await write(db, 1, '2026-10-31T12:00:00Z');
  await write(db, 2, '2026-11-02T12:00:00Z');

  const [slow, busy] = [await owner(), await owner()];
  await slow.query('begin');
  await takeNumber(slow, 3);
  await apply((file) => file === BEGINS);
  await write(slow, 3, '2026-11-03T12:00:00Z');
  await slow.query('commit');
  expect(await monthsOf(db)).toEqual([{ month: '2026-11', paise: 118 }]);

  // A concurrent insert does not wait for the migration, and the migration does not wait for it.
  await busy.query('begin');
  await takeNumber(busy, 4);
  await write(busy, 4, '2026-12-01T12:00:00Z');
  await apply((file) => file === FILLS);
  await busy.query('commit');
  const expected = [
    { month: '2026-10', paise: 118 },
    { month: '2026-11', paise: 236 },
    { month: '2026-12', paise: 118 },
  ];
  expect(await monthsOf(db)).toEqual(expected);
  await db.query('select recount_paper_taxes()');
  expect(await monthsOf(db)).toEqual(expected);
});
