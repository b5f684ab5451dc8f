import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { connectTo, withScratchDatabase } from '../../test/scratch-database.ts';
import { inDatabase, required } from '../../test/template-database.ts';
import { environment } from '../../test/world.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FILES = '../../sql';

/** An empty database and the commands that operators run on it. */
async function scratch() {
  const url = await withScratchDatabase();
  const name = new URL(url).pathname.slice(1);
  const owner = await connectTo(inDatabase(required('DATABASE_ADMIN_URL'), name));
  await owner.query(await readFile(here('../../database.sql'), 'utf8'));
  // The database of the test file may not exist: no other test of this process has made it.
  const settings = environment();
  const own = ['DATABASE_URL', 'DATABASE_READ_URL', 'DATABASE_JOBS_URL'].filter(
    (key) => settings[key],
  );
  const urls = own.map((key) => [key, inDatabase(settings[key]!, name)]);
  const run = (command: 'migrate' | 'reset') => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [here(`${command}.ts`)], {
      env: { ...settings, ...Object.fromEntries(urls), DATABASE_MIGRATE_URL: url },
      encoding: 'utf8',
    });
    return { status, applied: stdout.trim().split('\n').filter(Boolean), stderr: stderr.trim() };
  };
  return { owner, run };
}

const definitions = `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as text, p.proacl::text as rights
  from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`;

test('a changed file of functions is applied once, and every file can be applied again', async () => {
  const { owner, run } = await scratch();
  const files = (await readdir(here(FILES))).toSorted();
  const first = run('migrate');
  expect([first.status, first.stderr]).toEqual([0, '']);
  expect(first.applied.slice(-files.length)).toEqual(files.map((name) => `applied ${name}`));
  expect(run('migrate')).toEqual({ status: 0, applied: [], stderr: '' });

  const { rows: before } = await owner.query(definitions);
  await owner.query(
    'create or replace function search_start(after_at timestamptz, after_id uuid) returns integer language sql as $$ select 0 $$',
  );
  await owner.query(
    "update function_files set sha256 = 'of another text' where name = 'search-query.sql'",
  );
  expect(run('migrate').applied).toEqual(['applied search-query.sql']);
  expect((await owner.query(definitions)).rows).toEqual(before);
  expect(run('migrate').applied).toEqual([]);

  await owner.query("update function_files set sha256 = 'of another text'");
  expect(run('migrate').applied).toEqual(first.applied.slice(-files.length));
  expect((await owner.query(definitions)).rows).toEqual(before);
});

test('a database of the former migrations is refused in one sentence, and the reset that it names helps', async () => {
  const { owner, run } = await scratch();
  await owner.query(`
    create table migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now());
    create table plans (id uuid primary key);
    insert into migrations (name, sha256) values
      ('202611150100_create_job_queue.sql', 'a'), ('202611150200_create_catalogue.sql', 'b'),
      ('202611150918_drop_search_cards.sql', 'c');
    alter table migrations owner to migrator;
    alter table plans owner to migrator`);
  expect(run('migrate')).toEqual({
    status: 1,
    applied: [],
    stderr:
      'This database was made by migrations that no longer exist (202611150100_create_job_queue.sql is the first of 3) and cannot be brought forward: export what you need, then run "npm run db:reset" and "npm run db:seed".',
  });
  const { rows } = await owner.query(
    "select count(*)::int as tables from pg_tables where schemaname = 'public'",
  );
  expect(rows).toEqual([{ tables: 2 }]);

  const reset = run('reset');
  expect([reset.status, reset.stderr]).toEqual([0, '']);
  expect(reset.applied[0]).toMatch(/^applied \d{12}_create_/);
  expect(run('migrate')).toEqual({ status: 0, applied: [], stderr: '' });
});
