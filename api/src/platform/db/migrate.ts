import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const LOCK = 4_207_001;
const MIGRATION = /^\d{12}_[a-z0-9_]+\.sql$/;
const FUNCTIONS = /^[a-z0-9-]+\.sql$/;

type SqlFile = { name: string; text: string; sha256: string };
type Report = (name: string) => void;

/** Where the SQL of a database is. */
export type SqlFolders = {
  /** Each file runs once, in the order of the names. */
  migrations: string;
  /** Functions that can be replaced. A file runs after the migrations whenever it has changed. */
  functions: string;
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const PRODUCT_SQL: SqlFolders = {
  migrations: here('../../../migrations'),
  functions: here('../../../sql'),
};

/** The database was made by migrations that were replaced by others. */
export class OutdatedDatabaseError extends Error {}

/**
 * Applies the missing migrations and then the changed functions, each file in one transaction. Two processes may run it
 * at the same time.
 */
export async function migrate(
  url: string,
  { migrations, functions }: SqlFolders,
  say: Report = () => {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url, lock_timeout: 3_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    // The lock is polled. A waiting pg_advisory_lock holds a snapshot and deadlocks with CREATE INDEX CONCURRENTLY.
    while (!(await client.query(`select pg_try_advisory_lock(${LOCK}) as ok`)).rows[0].ok)
      await sleep(200);
    await applyMigrations(client, await readFolder(migrations, MIGRATION), say);
    await applyFunctions(client, await readFolder(functions, FUNCTIONS), say);
  } finally {
    await client.end();
  }
}

/** Whether the database of this address answers. An error says why not. */
export async function tryDatabase(url: string, timeoutMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => {});
  await client.connect();
  await client.end();
}

/** The names of all migrations, in their order. */
export const listMigrations = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => MIGRATION.test(name)).toSorted();

/** The names of the files with functions. */
export const listFunctions = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => FUNCTIONS.test(name)).toSorted();

async function readFolder(folder: string, pattern: RegExp): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => pattern.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}/${name}`, 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** What ran before, from a table that is created when it is missing. */
async function readRecord(client: pg.Client, table: string): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists ${table} (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; sha256: string }>(
    `select name, sha256 from ${table}`,
  );
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

async function applyMigrations(client: pg.Client, files: SqlFile[], say: Report): Promise<void> {
  const done = await readRecord(client, 'migrations');
  refuseOutdated([...done.keys()], files);
  const last = [...done.keys()].toSorted().at(-1) ?? '';
  for (const file of files) {
    const { name, sha256 } = file;
    if (done.has(name)) {
      if (done.get(name) !== sha256) throw new Error(`${name} was edited after it ran`);
      continue;
    }
    if (name < last) throw new Error(`${name} is older than ${last}, which already ran`);
    await applyMigration(client, file);
    say(name);
  }
}

/** Newer migrations that are unknown here belong to a later release, which may run beside this one. */
function refuseOutdated(done: string[], files: SqlFile[]): void {
  const known = new Set(files.map(({ name }) => name));
  const newest = files.at(-1)?.name ?? '';
  const gone = done.filter((name) => !known.has(name) && name < newest).toSorted();
  if (gone.length === 0) return;
  throw new OutdatedDatabaseError(
    `This database was made by migrations that no longer exist (${gone[0]} is the first of ${gone.length}) and cannot be brought forward: export what you need, then run "npm run db:reset" and "npm run db:seed".`,
  );
}

async function applyMigration(client: pg.Client, { name, text, sha256 }: SqlFile): Promise<void> {
  const inTransaction = !text.startsWith('-- no transaction');
  // PostgreSQL runs several statements in one query as a transaction. So the statements of such a file are sent one by
  // one.
  const steps = inTransaction
    ? ['begin', text]
    : text.split(/;[ \t]*\n/).filter((step) => /^\s*[a-z]/im.test(step));
  for (const step of steps) await client.query(step);
  await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256]);
  if (inTransaction) await client.query('commit');
}

async function applyFunctions(client: pg.Client, files: SqlFile[], say: Report): Promise<void> {
  const done = await readRecord(client, 'function_files');
  for (const { name, text, sha256 } of files) {
    if (done.get(name) === sha256) continue;
    await client.query('begin');
    await client.query(text);
    await client.query(
      `insert into function_files (name, sha256) values ($1, $2)
       on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`,
      [name, sha256],
    );
    await client.query('commit');
    say(name);
  }
}
