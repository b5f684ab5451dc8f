import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { addresses, API_BASE } from '@tessera/contract/addresses';
import { startMember } from '../../../tools/cluster/member.ts';
import { run } from '../runner/with-services.ts';
import { publish, type Item } from './catalogue.ts';
import type { Question } from './definition.ts';

const inDatabase = (variable: string, name: string, user?: string): string => {
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

/** Time on a processor; whoever is gone by now worked for nobody we ask about. */
const cpuMs = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
};

export type Measured = {
  ids: string[];
  total: string | null;
  databaseMs: number;
  serverMs: number;
  wallMs: number;
};
export type SearchShop = Awaited<ReturnType<typeof openSearchShop>>;

/** A server with one connection to a database of its own, so that its work can be told from everything else. */
export async function openSearchShop(root: string, size: number, seed: number, redisIndex: number) {
  const name = `proof_search_${size}`;
  await asAdmin(
    'postgres',
    `drop database if exists ${name} with (force)`,
    `create database ${name}`,
  );
  await asAdmin(name, readFileSync(join(root, 'api/database.sql'), 'utf8'));
  const migrateUrl = inDatabase('DATABASE_MIGRATE_URL', name);
  run(root, process.execPath, [join(root, 'api/src/migrate.ts')], {
    DATABASE_MIGRATE_URL: migrateUrl,
  });
  const admin = new pg.Client(inDatabase('DATABASE_ADMIN_URL', name));
  await admin.connect();
  const started = performance.now();
  const items: Item[] = await publish(admin, size, seed);
  const publishSeconds = (performance.now() - started) / 1000;

  const directory = join(root, '.proof/search');
  mkdirSync(directory, { recursive: true });
  const direct = inDatabase('DATABASE_MIGRATE_URL', name, 'api');
  const { DATABASE_READ_URL: _standby, ...environment } = process.env;
  const server = await startMember({
    kind: 'http',
    build: '',
    olderBuilds: [],
    log: join(directory, `${size}.log`),
    environment: {
      ...(environment as Record<string, string>),
      NODE_ENV: 'test',
      WEB: 'none',
      LOG_LEVEL: 'warn',
      DATABASE_URL: direct,
      DATABASE_READ_URL: direct.replace('api@', 'api_read@'),
      DATABASE_JOBS_URL: direct,
      DATABASE_POOL_SIZE: '1',
      REDIS_URL: `${process.env['REDIS_URL']}/${redisIndex}`,
      RATE_LIMIT_PER_MINUTE: '10000000',
    },
  });

  const backends = async (): Promise<string[]> => {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = $1 and usename in ('api', 'api_read')`,
      [name],
    );
    return rows.map(({ pid }) => `/proc/${pid}/schedstat`);
  };
  const threads = () =>
    readdirSync(`/proc/${server.process.pid}/task`).map(
      (thread) => `/proc/${server.process.pid}/task/${thread}/schedstat`,
    );
  const sum = (files: string[]) => files.reduce((total, file) => total + cpuMs(file), 0);
  let known: string[] = [];

  const measure = async (question: Question & { cursor?: string }): Promise<Measured> => {
    const url = new URL(
      `http://127.0.0.1:${server.port}${API_BASE}${addresses.listComponents.path}`,
    );
    for (const [key, value] of Object.entries(question)) url.searchParams.set(key, String(value));
    known = await backends();
    const [database, process_] = [sum(known), sum(threads())];
    const start = performance.now();
    const response = await fetch(url);
    const body = (await response.json()) as { _id: string }[];
    const wallMs = performance.now() - start;
    if (!response.ok)
      throw new Error(`${response.status} for ${url.search}: ${JSON.stringify(body)}`);
    const databaseMs = sum(known) - database;
    return {
      ids: body.map(({ _id }) => _id),
      total: response.headers.get('x-total-count'),
      databaseMs,
      serverMs: sum(threads()) - process_,
      wallMs,
    };
  };

  return {
    size,
    items,
    publishSeconds,
    measure,
    query: async <T extends pg.QueryResultRow>(text: string) => (await admin.query<T>(text)).rows,
    async close() {
      server.process.kill('SIGTERM');
      await server.ended;
      await admin.end();
      await asAdmin('postgres', `drop database if exists ${name} with (force)`);
    },
  };
}
