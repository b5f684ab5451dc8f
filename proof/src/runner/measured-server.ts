import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { API_BASE } from '@tessera/contract/addresses';
import { startMember } from '../../../tools/cluster/member.ts';
import { createDatabase, dropDatabase, inDatabase } from './databases.ts';

/** The CPU time of a process or thread. One that has ended counts as 0. */
const cpuMs = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
};

export type Cost = { databaseMs: number; serverMs: number; wallMs: number };
export type Measured = Cost & { body: unknown; headers: Headers };
export type MeasuredServer = Awaited<ReturnType<typeof openMeasuredServer>>;

/** A server with one connection to its own database, so that its CPU time can be measured separately. */
export async function openMeasuredServer(o: {
  root: string;
  /** The name of the database and of the log. */
  name: string;
  redisIndex: number;
  stock: (admin: pg.Client) => Promise<void>;
}) {
  const { root, name } = o;
  const admin = await createDatabase(root, name);
  const started = performance.now();
  await o.stock(admin);
  const fillSeconds = (performance.now() - started) / 1000;

  const directory = join(root, '.proof/measured');
  mkdirSync(directory, { recursive: true });
  const direct = inDatabase('DATABASE_MIGRATE_URL', name, 'api');
  const { DATABASE_READ_URL: _standby, ...environment } = process.env;
  const server = await startMember({
    kind: 'http',
    build: '',
    olderBuilds: [],
    log: join(directory, `${name}.log`),
    environment: {
      ...(environment as Record<string, string>),
      NODE_ENV: 'test',
      WEB: 'none',
      LOG_LEVEL: 'warn',
      DATABASE_URL: direct,
      DATABASE_READ_URL: direct.replace('api@', 'api_read@'),
      DATABASE_JOBS_URL: direct,
      DATABASE_POOL_SIZE: '1',
      REDIS_URL: `${process.env['REDIS_URL']}/${o.redisIndex}`,
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

  const measure = async (path: string, headers: Record<string, string> = {}): Promise<Measured> => {
    const known = await backends();
    const [database, process_] = [sum(known), sum(threads())];
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      headers,
    });
    const body: unknown = await response.json();
    const wallMs = performance.now() - start;
    if (!response.ok) throw new Error(`${response.status} for ${path}: ${JSON.stringify(body)}`);
    return {
      body,
      headers: response.headers,
      databaseMs: sum(known) - database,
      serverMs: sum(threads()) - process_,
      wallMs,
    };
  };

  return {
    fillSeconds,
    /** Makes one call and returns its CPU time in the database and in the server. */
    measure: (path: string, headers?: Record<string, string>) => measure(API_BASE + path, headers),
    /** The same for a path outside of the API. */
    measurePath: (path: string) => measure(path),
    query: async <T extends pg.QueryResultRow>(text: string) => (await admin.query<T>(text)).rows,
    close: async () => {
      server.process.kill('SIGTERM');
      await server.ended;
      await admin.end();
      await dropDatabase(name);
    },
  };
}
