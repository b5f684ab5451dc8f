import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { throwAwayServices } from './with-services.ts';

const PG_CTL = '/usr/lib/postgresql/15/bin/pg_ctl';
const AS_POSTGRES = ['--reuid=postgres', '--regid=postgres', '--init-groups'];

/** Runs statements as the superuser. */
export async function administer(...statements: string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: process.env['DATABASE_ADMIN_URL'] });
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** `immediate` acts like a power failure: no checkpoint, no clean shutdown, then recovery. */
export async function restartPostgres(mode: 'immediate' | 'fast'): Promise<void> {
  const services = throwAwayServices();
  const data = join(services, 'postgres/primary');
  const log = join(services, 'postgres/restarts.log');
  const how = ['restart', '-D', data, '-m', mode, '-w', '-t', '60', '-l', log];
  await promisify(execFile)('setpriv', [...AS_POSTGRES, PG_CTL, ...how], {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  });
  const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  writeFileSync(join(services, 'run/primary.pid'), `${pid}\n`);
}
