import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const PG_CTL = '/usr/lib/postgresql/15/bin/pg_ctl';
/** What a throw-away database leaves out, and a crash would show. */
const DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'];

export type Books = Awaited<ReturnType<typeof openBooks>>;

async function administer(...statements: string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: process.env['DATABASE_ADMIN_URL'] });
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** The shop's database, as durable as a real one, read past the product; a crash of it is waited out. */
export async function openBooks() {
  const { SERVICES_DIR: services, DATABASE_MIGRATE_URL: url } = process.env;
  if (!services?.endsWith('/test') || !url)
    throw new Error('proofs empty the database, so they run on throw-away services only');
  await administer(
    ...DURABLE.map((name) => `alter system set ${name} = on`),
    'select pg_reload_conf()',
  );
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // An idle connection that is lost says so here; the next query opens another.
  pool.on('error', () => {});

  return {
    query: async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> =>
      (await pool.query<T>(sql, values)).rows,

    /** As when the machine is switched off under it: no checkpoint, no farewell, then recovery. */
    async crash(): Promise<void> {
      const data = join(services, 'postgres/primary');
      const asPostgres = ['--reuid=postgres', '--regid=postgres', '--init-groups'];
      const log = join(services, 'postgres/restarts.log');
      await promisify(execFile)(
        'setpriv',
        [
          ...asPostgres,
          PG_CTL,
          'restart',
          '-D',
          data,
          '-m',
          'immediate',
          '-w',
          '-t',
          '60',
          '-l',
          log,
        ],
        { cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' } },
      );
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      writeFileSync(join(services, 'run/primary.pid'), `${pid}\n`);
    },

    async close() {
      await pool.end();
      await administer(
        ...DURABLE.map((name) => `alter system reset ${name}`),
        'select pg_reload_conf()',
      );
    },
  };
}
