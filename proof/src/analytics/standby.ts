import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { administer } from '../runner/postgres.ts';
import { throwAwayServices } from '../runner/with-services.ts';

/**
 * Stops the standby, because a second copy of this large database would need too much disk space. `tools/services up`
 * creates the standby again.
 */
export async function putStandbyAside(): Promise<void> {
  const services = throwAwayServices();
  const file = join(services, 'run/standby.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8'));
  process.kill(pid, 'SIGQUIT');
  while (existsSync(`/proc/${pid}`)) await sleep(50);
  await administer(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'standby' and not active`,
  );
  rmSync(join(services, 'postgres/standby'), { recursive: true, force: true });
}
