// Gives every worker an empty, migrated and seeded database before the tests start.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { WORKERS, workerShop, type WorkerShop } from './worker-shop.ts';

// The folder of throwaway services ends in /test, or in -test when another folder is used.
if (!/[/-]test$/.test(process.env['SERVICES_DIR'] ?? ''))
  throw new Error('These tests empty the database: run them on throw-away services.');

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

async function asAdmin(database: string, ...statements: string[]): Promise<void> {
  const url = new URL(process.env['DATABASE_ADMIN_URL']!);
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function prepare({ database, environment }: WorkerShop): Promise<void> {
  await asAdmin(
    'postgres',
    `drop database if exists ${database} with (force)`,
    `create database ${database} owner migrator`,
  );
  await asAdmin(database, await readFile(join(root, 'api/database.sql'), 'utf8'));
  const scripts = ['migrate', 'prepare-release', 'seed'].map(
    (name) => `api/src/commands/${name}.ts`,
  );
  if (process.env['PLANT'] !== 'no') scripts.push('e2e/plant.ts');
  for (const script of scripts)
    await run(process.execPath, [join(root, script)], { env: { ...process.env, ...environment } });
}

const shops = Array.from({ length: WORKERS }, (_, index) => workerShop(index));
await Promise.all(shops.map(prepare));
