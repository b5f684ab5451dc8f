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

/** A folder of migrations, one of functions, and an empty database for them. */
async function scratch(files: Record<string, string>, functions: Record<string, string> = {}) {
  const folder = async (texts: Record<string, string>) => {
    const path = await mkdtemp(join(tmpdir(), 'migrations-'));
    onTestFinished(() => rm(path, { recursive: true }));
    const write = async (more: Record<string, string>) => {
      for (const [name, text] of Object.entries(more)) await writeFile(join(path, name), text);
    };
    await write(texts);
    return { path, write };
  };
  const [migrations, sql] = [await folder(files), await folder(functions)];
  const folders = { migrations: migrations.path, functions: sql.path };
  const url = await withScratchDatabase();
  const client = await connectTo(url);
  const ask = async (query: string) =>
    (await client.query({ text: query, rowMode: 'array' })).rows.flat();
  const run = async () => {
    const applied: string[] = [];
    await migrate(url, folders, (name) => applied.push(name));
    return applied;
  };
  return {
    run,
    ask,
    write: migrations.write,
    remove: (name: string) => rm(join(folders.migrations, name)),
    writeFunctions: sql.write,
  };
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

test('a database made by migrations that were replaced is refused before anything runs', async () => {
  const { run, write, remove, ask } = await scratch({ [FIRST]: TABLE, [SECOND]: ROWS });
  await run();
  await remove(FIRST);
  await remove(SECOND);
  await write({ [THIRD]: INDEX });
  await expect(run()).rejects.toThrow(
    `This database was made by migrations that no longer exist (${FIRST} is the first of 2)`,
  );
  expect(await ask("select to_regclass('things_upper')::text")).toEqual([null]);
});

test('migrations of a later release are left alone', async () => {
  const { run, remove } = await scratch({ [FIRST]: TABLE, [SECOND]: ROWS });
  await run();
  await remove(SECOND);
  expect(await run()).toEqual([]);
});

const HOW_MANY = 'how-many.sql';
const howMany = (expression: string) =>
  `create or replace function how_many() returns integer language sql stable as $$\n  select ${expression}::integer from things\n$$;\n`;

test('a file of functions runs after the migrations, and again only when it has changed', async () => {
  const { run, ask, writeFunctions } = await scratch(
    { [FIRST]: TABLE, [SECOND]: ROWS },
    { [HOW_MANY]: howMany('count(*)') },
  );
  expect(await run()).toEqual([FIRST, SECOND, HOW_MANY]);
  expect(await ask('select how_many()')).toEqual([2]);
  expect(await run()).toEqual([]);
  await writeFunctions({ [HOW_MANY]: howMany('count(*) * 10') });
  expect(await run()).toEqual([HOW_MANY]);
  expect(await ask('select how_many()')).toEqual([20]);
  expect(await run()).toEqual([]);
});

test('two migrators at once apply a changed file of functions once', async () => {
  const { run } = await scratch(
    { [FIRST]: TABLE },
    { [HOW_MANY]: `${howMany('count(*)')}select pg_sleep(0.3);\n` },
  );
  const runs = await Promise.all([run(), run(), run()]);
  expect(runs.flat()).toEqual([FIRST, HOW_MANY]);
});

test('a file of functions that fails leaves the former functions and runs again', async () => {
  const { run, ask, writeFunctions } = await scratch(
    { [FIRST]: TABLE, [SECOND]: ROWS },
    { [HOW_MANY]: howMany('count(*)') },
  );
  await run();
  await writeFunctions({ [HOW_MANY]: `${howMany('count(*) * 10')}select nothing_like_it();\n` });
  await expect(run()).rejects.toThrow(/nothing_like_it/);
  expect(await ask('select how_many()')).toEqual([2]);
  await writeFunctions({ [HOW_MANY]: howMany('count(*) * 10') });
  expect(await run()).toEqual([HOW_MANY]);
});
