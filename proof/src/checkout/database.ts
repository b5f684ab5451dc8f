import pg from 'pg';
import { administer, restartPostgres } from '../runner/postgres.ts';
import { throwAwayServices } from '../runner/with-services.ts';

/** Settings that are off in test databases and matter after a crash. */
const DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'];

export type Books = Awaited<ReturnType<typeof openBooks>>;

/**
 * The shop's database with production durability. It is read directly, not through the product. `crash` returns after
 * the recovery.
 */
export async function openBooks() {
  throwAwayServices();
  const url = process.env['DATABASE_MIGRATE_URL'];
  await administer(
    ...DURABLE.map((name) => `alter system set ${name} = on`),
    'select pg_reload_conf()',
  );
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // A lost idle connection is ignored. The next query opens a new one.
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
