import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectTo, withScratchDatabase } from '../../../test/scratch-database.ts';
import { migrate } from './migrate.ts';

const FIRST = '202601010000_create_things.sql';
const SECOND = '202601020000_fill_things.sql';
const THIRD = '202601030000_index_things.sql';

const TABLE = 'create table things (name text primary key);\n';
const ROWS = "select pg_sleep(0.3);\ninsert into things values ('one'), ('two');\n";
const INDEX = `-- no transaction
-- A failed attempt leaves an invalid index behind.
drop index concurrently if exists things_upper;
create index concurrently things_upper on things (upper(name));
`;

/** A folder of migrations and an empty database for them. */
async function scratch(files: Record<string, string>) {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const write = async (more: Record<string, string>) => {
    for (const [name, text] of Object.entries(more)) await writeFile(join(directory, name), text);
  };
  await write(files);
  const url = await withScratchDatabase();
  const client = await connectTo(url);
  const ask = async (query: string) =>
    (await client.query({ text: query, rowMode: 'array' })).rows.flat();
  const run = async () => {
    const applied: string[] = [];
    await migrate(url, directory, (name) => applied.push(name));
    return applied;
  };
  return { run, write, ask };
}

test('files run once each, in the order of their names', async () => {
  const { run, ask } = await scratch({ [SECOND]: ROWS, [FIRST]: TABLE, 'notes.md': 'not SQL' });
  expect(await run()).toEqual([FIRST, SECOND]);
  expect(await run()).toEqual([]);
  expect(await ask('select name from things order by name')).toEqual(['one', 'two']);
});

test('two migrators at once apply each file once, also one that builds an index beside live traffic', async () => {
  const { run, ask } = await scratch({ [FIRST]: TABLE, [SECOND]: ROWS, [THIRD]: INDEX });
  const runs = await Promise.all([run(), run(), run()]);
  expect(runs.flat().toSorted()).toEqual([FIRST, SECOND, THIRD]);
  expect(await ask('select name from migrations order by name')).toEqual([FIRST, SECOND, THIRD]);
  expect(await ask('select count(*)::int from things')).toEqual([2]);
});

test('a file marked "-- no transaction" may create an index concurrently', async () => {
  const { run, ask } = await scratch({ [FIRST]: TABLE, [THIRD]: INDEX });
  expect(await run()).toEqual([FIRST, THIRD]);
  expect(
    await ask("select indisvalid from pg_index where indexrelid = 'things_upper'::regclass"),
  ).toEqual([true]);
});

test('a file that was edited after it ran is refused', async () => {
  const { run, write } = await scratch({ [FIRST]: TABLE });
  await run();
  await write({ [FIRST]: `${TABLE}-- an afterthought\n`, [SECOND]: ROWS });
  await expect(run()).rejects.toThrow(`${FIRST} was edited after it ran`);
});

test('a file older than the last one that ran is refused', async () => {
  const { run, write, ask } = await scratch({ [FIRST]: TABLE, [THIRD]: INDEX });
  await run();
  await write({ [SECOND]: ROWS });
  await expect(run()).rejects.toThrow(`${SECOND} is older than ${THIRD}, which already ran`);
  expect(await ask('select count(*)::int from things')).toEqual([0]);
});

test('a file that fails leaves nothing behind and stops the ones after it', async () => {
  const { run, write, ask } = await scratch({
    [FIRST]: TABLE,
    [SECOND]:
      "create table halves ();\ninsert into things values ('one');\ninsert into nowhere values (1);\n",
    [THIRD]: INDEX,
  });
  await expect(run()).rejects.toThrow(/nowhere/);
  expect(await ask("select to_regclass('halves')::text")).toEqual([null]);
  expect(await ask('select count(*)::int from things')).toEqual([0]);
  expect(await ask('select name from migrations')).toEqual([FIRST]);
  await write({ [SECOND]: ROWS });
  expect(await run()).toEqual([SECOND, THIRD]);
});

test('a migrator that dies in the middle frees the way for the next one', async () => {
  const { run, ask } = await scratch({
    [FIRST]: TABLE,
    [SECOND]:
      "insert into things values ('one');\nselect pg_terminate_backend(pg_backend_pid()) where not exists (select from pg_tables where tablename = 'calm');\n",
  });
  await expect(run()).rejects.toThrow(/terminat/i);
  expect(await ask('select count(*)::int from things')).toEqual([0]);
  await ask('create table calm ()');
  expect(await run()).toEqual([SECOND]);
});
