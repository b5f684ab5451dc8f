import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { composeModules } from '../src/composition.ts';
import { readConfig } from '../src/platform/config.ts';
import { migrate, PRODUCT_SQL } from '../src/platform/db/migrate.ts';
import { createLog } from '../src/platform/log.ts';
import { openPlatform } from '../src/platform/platform.ts';
import { LONG_TIMEOUTS } from './long-timeouts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const TEMPLATE = 'tessera_template';

export const inDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

export const required = (name: string): string => {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: run the tests with "npm test", which starts the services.`,
    );
  return value;
};

async function asAdmin(database: string, ...statements: string[]) {
  const client = new pg.Client({
    connectionString: inDatabase(required('DATABASE_ADMIN_URL'), database),
  });
  client.on('error', () => {});
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates the queues, as the release command does. The connections are direct, since a pooler would keep them open. */
async function prepareQueues() {
  const direct = inDatabase(
    required('DATABASE_MIGRATE_URL').replace('migrator@', 'api@'),
    TEMPLATE,
  );
  const config = readConfig({
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: direct,
    DATABASE_READ_URL: undefined,
    DATABASE_JOBS_URL: direct,
  });
  const platform = await openPlatform(config, createLog({ LOG_LEVEL: 'error' }), {
    timeouts: LONG_TIMEOUTS,
  });
  try {
    composeModules(platform);
    await platform.jobs.prepare();
  } finally {
    await platform.close();
  }
}

/** Migrates one database. Every test file works on a copy of it. */
export async function setup() {
  await asAdmin(
    'postgres',
    `drop database if exists ${TEMPLATE} with (force)`,
    `create database ${TEMPLATE}`,
  );
  await asAdmin(TEMPLATE, await readFile(here('../database.sql'), 'utf8'));
  await migrate(inDatabase(required('DATABASE_MIGRATE_URL'), TEMPLATE), PRODUCT_SQL);
  await prepareQueues();
}

/** Removes the database timeouts of production, which a busy machine may exceed. This applies to new sessions. */
const withoutLimits = (database: string): string[] => [
  ...['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map(
    (limit) => `alter role api in database ${database} set ${limit} = 0`,
  ),
  `alter role api_read in database ${database} set statement_timeout = 0`,
];

export async function cloneTemplate(name: string, { hasLimits = false } = {}) {
  await asAdmin(
    'postgres',
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${TEMPLATE}`,
    ...(hasLimits ? [] : withoutLimits(name)),
  );
  // A copy has the owner and the extension of the original, but not the grants on the database itself.
  await asAdmin(name, await readFile(here('../database.sql'), 'utf8'));
}
