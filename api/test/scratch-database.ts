import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { inDatabase, required } from './template-database.ts';

/** Opens a connection that is closed when the test ends. Errors of a lost connection are ignored. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Creates an empty database owned by the migrator. It is dropped when the test ends. */
export async function withScratchDatabase(): Promise<string> {
  const name = `scratch_${randomBytes(6).toString('hex')}`;
  const admin = await connectTo(required('DATABASE_ADMIN_URL'));
  await admin.query(`create database ${name} owner migrator`);
  onTestFinished(async () => void (await admin.query(`drop database ${name} with (force)`)));
  return inDatabase(required('DATABASE_MIGRATE_URL'), name);
}

/** Terminates one PostgreSQL backend and waits until it has ended. */
export async function terminateBackend(pid: number): Promise<void> {
  const admin = await connectTo(required('DATABASE_ADMIN_URL'));
  await admin.query('select pg_terminate_backend($1, 5000)', [pid]);
}
