import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { listFunctions, listMigrations, PRODUCT_SQL, type SqlFolders } from './migrate.ts';

const PAUSE_MS = 1_000;
const PATIENCE_MS = 10 * 60_000;
const NOTICE_EVERY = 10;

/**
 * Waits until the database answers and has the migrations and functions of this release. Services that start together become ready in
 * any order.
 */
export async function awaitRelease(
  db: Database,
  log: { info: (details: object, line: string) => void },
  o: { pauseMs?: number; patienceMs?: number; folders?: SqlFolders } = {},
): Promise<void> {
  const { pauseMs = PAUSE_MS, patienceMs = PATIENCE_MS } = o;
  const { migrations, functions } = o.folders ?? PRODUCT_SQL;
  const newest = (await listMigrations(migrations)).at(-1);
  const names = await listFunctions(functions);
  const deadline = Date.now() + patienceMs;
  for (let attempt = 0; ; attempt++) {
    let cause: unknown = null;
    try {
      const { rows } = await sql<{ isThere: boolean }>`
        select has_release(${newest}, ${names}::text[]) as is_there`.execute(db);
      if (rows[0]?.isThere) return;
    } catch (error) {
      cause = error;
    }
    if (Date.now() >= deadline)
      throw new Error(`the database has not been brought to ${newest}`, { cause });
    const reason = cause instanceof Error ? cause.message : undefined;
    if (attempt % NOTICE_EVERY === 0)
      log.info({ newest, reason }, 'database: waiting for its migrations');
    await sleep(pauseMs);
  }
}
