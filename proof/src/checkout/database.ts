import pg from 'pg';
import { administer, restartPostgres } from '../runner/postgres.ts';
import { throwAwayServices } from '../runner/with-services.ts';

/** What a throw-away database leaves out, and a crash would show. */
const DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'];

export type Books = Awaited<ReturnType<typeof openBooks>>;

/** The shop's database, as durable as a real one, read past the product; a crash of it is waited out. */
export async function openBooks() {
  throwAwayServices();
  const url = process.env['DATABASE_MIGRATE_URL'];
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

    crash: () => restartPostgres('immediate'),

    async close() {
      await pool.end();
      await administer(
        ...DURABLE.map((name) => `alter system reset ${name}`),
        'select pg_reload_conf()',
      );
    },
  };
}
