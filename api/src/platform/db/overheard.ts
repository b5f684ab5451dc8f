import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { DB } from './tables.ts';

export type Statement = { sql: string; parameters: readonly unknown[] };

/** A database that remembers what it was asked, for measuring statements apart from the server. */
export function openOverheard(url: string): {
  db: Database;
  statements: Statement[];
  close: () => Promise<void>;
} {
  const statements: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query: { sql, parameters } }) => void statements.push({ sql, parameters }),
  });
  return { db, statements, close: () => db.destroy() };
}
