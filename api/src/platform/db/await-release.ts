import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { listMigrations, PRODUCT_SQL } from './migrate.ts';

const PAUSE_MS = 1_000;
const PATIENCE_MS = 10 * 60_000;
const NOTICE_EVERY = 10;

/**
 * Waits until the database answers and has the migrations of this release. Services that start together become ready in
 * any order.
 */
export async function awaitRelease(
  db: Database,
  log: { info: (details: object, line: string) => void },
  o: { pauseMs?: number; patienceMs?: number; migrations?: string } = {},
): Promise<void> {
  const { pauseMs = PAUSE_MS, patienceMs = PATIENCE_MS } = o;
  const newest = (await listMigrations(o.migrations ?? PRODUCT_SQL.migrations)).at(-1);
  const deadline = Date.now() + patienceMs;
  for (let attempt = 0; ; attempt++) {
    let cause: unknown = null;
    try {
      const { rows } = await sql<{ isThere: boolean }>`
        select has_migration(${newest}) as is_there`.execute(db);
      if (rows[0]?.isThere) return;
    } catch (error) {
      cause = error;
    }
    if (Date.now() >= deadline)
      throw new Error(`the database has not been brought to ${newest}`, { cause });
    if (attempt % NOTICE_EVERY === 0) log.info({ newest }, 'database: waiting for its migrations');
    await sleep(pauseMs);
  }
}
