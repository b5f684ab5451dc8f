import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { connectTo, withScratchDatabase } from '../../../test/scratch-database.ts';
import { inDatabase, required } from '../../../test/template-database.ts';
import { dropEverything } from './drop.ts';
import { migrate, PRODUCT_SQL } from './migrate.ts';

test('an emptied database is migrated again as if it were new', async () => {
  const url = await withScratchDatabase();
  const admin = await connectTo(
    inDatabase(required('DATABASE_ADMIN_URL'), new URL(url).pathname.slice(1)),
  );
  await admin.query(await readFile(new URL('../../../database.sql', import.meta.url), 'utf8'));
  const first: string[] = [];
  await migrate(url, PRODUCT_SQL, (name) => first.push(name));
  await dropEverything(url);
  const again: string[] = [];
  await migrate(url, PRODUCT_SQL, (name) => again.push(name));
  expect(first.length).toBeGreaterThan(10);
  expect(again).toEqual(first);
});
