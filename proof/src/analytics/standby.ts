import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Without the copy of a database that is large for a disk; `tools/services up` makes the standby anew. */
export async function putStandbyAside(): Promise<void> {
  const services = process.env['SERVICES_DIR'];
  if (!services?.endsWith('/test')) throw new Error('only a throw-away standby may be put aside');
  const file = join(services, 'run/standby.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8'));
  process.kill(pid, 'SIGQUIT');
  while (existsSync(`/proc/${pid}`)) await sleep(50);
  const admin = new pg.Client(process.env['DATABASE_ADMIN_URL']);
  await admin.connect();
  await admin.query(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'standby' and not active`,
  );
  await admin.end();
  rmSync(join(services, 'postgres/standby'), { recursive: true, force: true });
}
