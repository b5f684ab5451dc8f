import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const LOCK = 4_207_001;
const FILE_NAME = /^\d{12}_[a-z0-9_]+\.sql$/;

/** Applies the missing migrations in order, each file in one transaction. Two processes may run it at the same time. */
export async function migrate(
  url: string,
  directory: string,
  say: (line: string) => void = () => {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url, lock_timeout: 3_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    // The lock is polled. A waiting pg_advisory_lock holds a snapshot and deadlocks with CREATE INDEX CONCURRENTLY.
    while (!(await client.query(`select pg_try_advisory_lock(${LOCK}) as ok`)).rows[0].ok)
      await sleep(200);
    await client.query(
      'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from migrations',
    );
    const done = new Map(rows.map((row) => [row.name, row.sha256]));
    const last = [...done.keys()].toSorted().at(-1) ?? '';

    for (const name of (await readdir(directory))
      .filter((file) => FILE_NAME.test(file))
      .toSorted()) {
      const text = await readFile(`${directory}/${name}`, 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      if (done.has(name)) {
        if (done.get(name) !== sha256) throw new Error(`${name} was edited after it ran`);
        continue;
      }
      if (name < last) throw new Error(`${name} is older than ${last}, which already ran`);
      await apply(client, name, text, sha256);
      say(name);
    }
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, name: string, text: string, sha256: string) {
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
