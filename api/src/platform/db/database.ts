import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type IsolationLevel,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { TIMEOUTS } from '../timeouts.ts';
import type { DB } from './tables.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;

pg.types.setTypeParser(pg.types.builtins.INT8, Number); // paise stay far below 2^53

type PoolOptions = Pick<
  pg.PoolConfig,
  'max' | 'query_timeout' | 'connectionTimeoutMillis' | 'application_name'
>;

function openPool(url: string, onError: (error: Error) => void, options: PoolOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUTS.databaseConnectMs,
    maxLifetimeSeconds: 300,
    query_timeout: TIMEOUTS.databaseQueryMs,
    keepAlive: true,
    ...options,
  });
  pool.on('error', onError);
  // An error of a client in use has no other handler. It would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/**
 * After a query timeout the client is still busy with that query. It is released as broken, so the pool discards it.
 */
const discardingBusyClients = (pool: pg.Pool) =>
  ({
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const release = client.release.bind(client);
      const state = client as unknown as { readyForQuery?: boolean };
      client.release = (error?: Error | boolean) =>
        release(error || state.readyForQuery === false || undefined);
      return client;
    },
  }) as unknown as pg.Pool;

export type Statement = { sql: string; parameters: readonly unknown[] };

export type OpenDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> };

export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { onStatement, ...options }: PoolOptions & { onStatement?: (statement: Statement) => void },
): OpenDatabase {
  const pool = openPool(url, onError, options);
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: discardingBusyClients(pool) }),
    // Without this option the plugin would also rewrite keys inside jsonb.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(onStatement && { log: ({ query }) => onStatement(query) }),
  });
  return { db, pool, close: () => db.destroy() };
}

const unanswered = new WeakSet<Error>();

/** Whether a commit was sent and no reply arrived. In this case the changes may or may not be stored. */
export const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && unanswered.has(error);

/** Kysely's own `transaction()` reports a failed rollback and loses the error that caused it. */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  isolation?: IsolationLevel,
): Promise<T> {
  const begin = db.startTransaction();
  const tx = await (isolation ? begin.setIsolationLevel(isolation) : begin).execute();
  let isSent = false;
  try {
    const result = await work(tx);
    isSent = true;
    await tx.commit().execute();
    return result;
  } catch (error) {
    const isRefused = error instanceof pg.DatabaseError && !isTransient(error);
    if (isSent && error instanceof Error && !isRefused) unanswered.add(error);
    // Needed after a failed commit too. Otherwise the connection would never return to the pool.
    await tx
      .rollback()
      .execute()
      .catch(() => {});
    throw error;
  }
}

const RETRYABLE_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '08P01',
  '08001',
  '08003',
  '08006',
  '53300',
  '40001',
  '40P01',
  '55P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
const RETRYABLE_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|Cannot use a pool after calling end/;

/** Errors of the connection or of concurrency, not of the request. The client is asked to retry. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Error &&
  (RETRYABLE_CODES.has((error as { code?: string }).code ?? '') ||
    RETRYABLE_MESSAGES.test(error.message));

/** The statement timed out, either on the server (57014) or in the client. */
export const isTooSlow = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: string }).code === '57014' || error.message.includes('Query read timeout'));

const UNKNOWN_CODES = new Set(['42883', '42P01', '42703', '42704']);

/**
 * The database does not know a function, table, column or type. The migration that adds it has not reached the standby
 * yet.
 */
export const isUnknownThere = (error: unknown): boolean =>
  UNKNOWN_CODES.has((error as { code?: string } | null)?.code ?? '');
