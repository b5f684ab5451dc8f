import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { run } from './with-services.ts';

/** The address of a service with another database and optionally another role. */
export const inDatabase = (variable: string, name: string, user?: string): string => {
  const url = new URL(process.env[variable]!);
  url.pathname = `/${name}`;
  if (user) url.username = user;
  return url.href;
};

async function asAdmin(database: string, ...statements: string[]) {
  const client = new pg.Client(inDatabase('DATABASE_ADMIN_URL', database));
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

export const dropDatabase = (name: string): Promise<void> =>
  asAdmin('postgres', `drop database if exists ${name} with (force)`);

/** Creates an empty, migrated database with the queues. Returns a superuser connection to it. */
export async function createDatabase(root: string, name: string): Promise<pg.Client> {
  await dropDatabase(name);
  await asAdmin('postgres', `create database ${name}`);
  await asAdmin(name, readFileSync(join(root, 'api/database.sql'), 'utf8'));
  const direct = inDatabase('DATABASE_MIGRATE_URL', name, 'api');
  for (const command of ['migrate', 'prepare-release'])
    run(root, process.execPath, [join(root, `api/src/commands/${command}.ts`)], {
      DATABASE_MIGRATE_URL: inDatabase('DATABASE_MIGRATE_URL', name),
      DATABASE_URL: direct,
      DATABASE_JOBS_URL: direct,
    });
  const admin = new pg.Client(inDatabase('DATABASE_ADMIN_URL', name));
  await admin.connect();
  return admin;
}
