import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { inDatabase, required } from './template-database.ts';

/** One connection for the length of a test; losing it is the test's business. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** An empty database that belongs to the migrator and goes away with the test. */
export async function withScratchDatabase(): Promise<string> {
  const name = `scratch_${randomBytes(6).toString('hex')}`;
  const admin = await connectTo(required('DATABASE_ADMIN_URL'));
  await admin.query(`create database ${name} owner migrator`);
  onTestFinished(async () => void (await admin.query(`drop database ${name} with (force)`)));
  return inDatabase(required('DATABASE_MIGRATE_URL'), name);
}

/** Ends one server process of PostgreSQL, as an administrator or a crash would, and waits until it is gone. */
export async function terminateBackend(pid: number): Promise<void> {
  const admin = await connectTo(required('DATABASE_ADMIN_URL'));
  await admin.query('select pg_terminate_backend($1, 5000)', [pid]);
}
