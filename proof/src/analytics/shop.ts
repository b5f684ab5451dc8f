import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Kind, type Member, startMember } from '../../../tools/cluster/member.ts';
import { run } from '../runner/with-services.ts';

const urlOf = (variable: string, database: string, user?: string): string => {
  const url = new URL(process.env[variable]!);
  url.pathname = `/${database}`;
  if (user) url.username = user;
  return url.href;
};

async function administer(database: string, ...statements: string[]) {
  const client = new pg.Client(urlOf('DATABASE_ADMIN_URL', database));
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const cpuMs = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
};

/** The id of the nth of a kind, the same in every statement. */
export const idOf = (kind: 'c' | 'u', n: number | string): string =>
  `overlay(overlay(md5('${kind}' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;

export type CopyShop = Awaited<ReturnType<typeof openCopyShop>>;

/** A shop whose people have copied much: the log is filled straight, the sums by the product. */
export async function openCopyShop(root: string, events: number, redisIndex: number) {
  const name = `proof_copies_${events}`;
  const [people, components] = [Math.max(1_000, Math.floor(events / 50)), 10_000];
  await administer(
    'postgres',
    `drop database if exists ${name} with (force)`,
    `create database ${name}`,
  );
  await administer(name, readFileSync(join(root, 'api/database.sql'), 'utf8'));
  run(root, process.execPath, [join(root, 'api/src/migrate.ts')], {
    DATABASE_MIGRATE_URL: urlOf('DATABASE_MIGRATE_URL', name),
  });
  const admin = new pg.Client(urlOf('DATABASE_ADMIN_URL', name));
  await admin.connect();
  const query = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await admin.query<T>(text, values)).rows;
  // Foreign keys and triggers guard single writes; a log made at once needs none of them.
  await query(`set session_replication_role = replica`);
  await query(
    `insert into users (id, name, email, verified_at)
     select ${idOf('u', 'n')}, 'Person ' || n, 'p' || n || '@people.example', now() from generate_series(1, $1::int) n`,
    [people],
  );
  await query(
    `insert into components (id, slug, title, description, category, tags, info, published_at)
     select ${idOf('c', 'n')}, 'c-' || n, 'Component number ' || n, '', (array['Hero','FAQ','Pricing','Team','Footer'])[1 + n % 5], '{}', '', now()
     from generate_series(1, $1::int) n`,
    [components],
  );
  await query(
    `insert into user_summaries (user_id, created_at, is_admin, is_new, search_text)
     select id, created_at, false, true, user_search_text(name, email) from users`,
  );

  /** Few components get most of the copies, as in life. The last `recentDays` days before `until` get all of them. */
  const copy = (count: number, o: { days: number; untilDaysAgo: number; isWaiting: boolean }) =>
    query(
      `with made as (
         insert into copy_events (id, user_id, component_id, version_id, paid, occurred_at)
         select gen_random_uuid(), ${idOf('u', '(1 + floor(random() * $2))::int')},
           ${idOf('c', '(1 + floor(power(random(), 2.5) * $3))::int')}, gen_random_uuid(), random() < 0.3,
           now() - make_interval(secs => 86400 * ($4::float8 + random() * $5::float8))
         from generate_series(1, $1::int)
         returning id, user_id, component_id, paid, occurred_at)
       insert into copies_to_count (event_id, user_id, component_id, paid, occurred_at)
       select id, user_id, component_id, paid, occurred_at from made where $6`,
      [count, people, components, o.untilDaysAgo, o.days, o.isWaiting],
    );

  const direct = urlOf('DATABASE_MIGRATE_URL', name, 'api');
  const { DATABASE_READ_URL: _standby, ...environment } = process.env;
  const members: Member[] = [];
  const start = async (kind: Kind): Promise<Member> => {
    const member = await startMember({
      kind,
      build: '',
      olderBuilds: [],
      log: join(root, `.proof/analytics/${events}-${kind}.log`),
      environment: {
        ...(environment as Record<string, string>),
        NODE_ENV: 'test',
        WEB: 'none',
        LOG_LEVEL: 'warn',
        DATABASE_URL: direct,
        DATABASE_READ_URL: direct.replace('api@', 'api_read@'),
        DATABASE_JOBS_URL: direct,
        REDIS_URL: `${process.env['REDIS_URL']}/${redisIndex}`,
        RATE_LIMIT_PER_MINUTE: '10000000',
      },
    });
    members.push(member);
    return member;
  };

  /** What a question costs the database: processor time of the connection that asks, the least of three. */
  const costMs = async (text: string, times = 3): Promise<number> => {
    const asker = new pg.Client(urlOf('DATABASE_ADMIN_URL', name));
    await asker.connect();
    await asker.query('set max_parallel_workers_per_gather = 0');
    const { rows } = await asker.query<{ pid: number }>('select pg_backend_pid() as pid');
    const costs: number[] = [];
    for (let n = 0; n < times; n++) {
      const before = cpuMs(rows[0]!.pid);
      await asker.query(text);
      costs.push(cpuMs(rows[0]!.pid) - before);
    }
    await asker.end();
    return Math.min(...costs);
  };

  /** Processor time that all connections of the product have used so far. */
  const productMs = async (): Promise<number> => {
    const rows = await query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = $1 and usename = 'api'`,
      [name],
    );
    return rows.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
  };

  return {
    events,
    query,
    copy,
    start,
    costMs,
    productMs,
    threadsMs: (pid: number) =>
      readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + cpuMs(Number(thread)), 0),
    waiting: async () =>
      (await query<{ n: number }>('select count(*)::int as n from copies_to_count'))[0]!.n,
    /** How many rows of all sums differ from the log. */
    differences: async (): Promise<string[]> => {
      const sql = readFileSync(join(root, 'api/test/copies.sql'), 'utf8');
      const [{ day } = { day: '' }] = await query<{ day: string }>(
        'select shop_day(now())::text as day',
      );
      return (await query<{ what: string }>(sql, [day])).map(({ what }) => what);
    },
    async close() {
      for (const { process: child, ended } of members) {
        child.kill('SIGTERM');
        await ended;
      }
      await admin.end();
      await administer('postgres', `drop database if exists ${name} with (force)`);
    },
  };
}
