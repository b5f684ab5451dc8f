import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Kind, type Member, startMember } from '../../../tools/cluster/member.ts';
import { createDatabase, dropDatabase, inDatabase } from '../runner/databases.ts';

/** The CPU time of a process, and the time in which it waited for a processor. */
const timesMs = (pid: number): { onMs: number; queuedMs: number } => {
  try {
    const [on, queued] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return { onMs: Number(on) / 1e6, queuedMs: Number(queued) / 1e6 };
  } catch {
    return { onMs: 0, queuedMs: 0 };
  }
};

/** The id of the nth row of a kind. It is the same in every statement. */
const idOf = (kind: 'c' | 'u', n: number | string): string =>
  `overlay(overlay(md5('${kind}' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;

const PAIRS_COMPARED_AT_ONCE = 5_000_000;
const FILLED_AT_ONCE = 2_000_000;
/** The log has as many partitions as after a year of trade. */
const MONTHS_BEFORE = 13;
const INDEXES_OF_THE_LOG = `
  select case when c.oid is null then 'drop index ' || i.indexrelid::regclass
      else 'alter table copy_events drop constraint ' || quote_ident(c.conname) end as drop,
    case when c.oid is null then replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ')
      else 'alter table copy_events add constraint ' || quote_ident(c.conname) || ' ' || pg_get_constraintdef(c.oid) end as make
  from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'p'
  where i.indrelid = 'copy_events'::regclass`;

export type CopyShop = Awaited<ReturnType<typeof openCopyShop>>;

/** A shop with many copies. The log is inserted directly, the sums are counted by the product. */
export async function openCopyShop(root: string, events: number, redisIndex: number) {
  const name = `proof_copies_${events}`;
  const [people, components] = [Math.max(1_000, Math.floor(events / 50)), 10_000];
  const admin = await createDatabase(root, name);
  const query = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await admin.query<T>(text, values)).rows;
  // Foreign keys and triggers are switched off, because the log is inserted in bulk.
  await query(`set session_replication_role = replica`);
  await query(`set work_mem = '256MB'`);
  await query(`set maintenance_work_mem = '512MB'`);
  await query(
    `insert into users (id, name, email, verified_at, created_at)
     select ${idOf('u', 'n')}, 'Person ' || n, 'p' || n || '@people.example', now(), now() - make_interval(secs => 86400 * 360 * random())
     from generate_series(1, $1::int) n`,
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
     select id, created_at, false, created_at > now() - interval '31 days', user_search_text(name, email) from users`,
  );
  await query('insert into user_words select user_id, search_text, is_new from user_summaries');

  // Tables of ids by number, so that each row of the log costs a lookup instead of a digest.
  for (const [kind, table, count] of [
    ['u', 'people', people],
    ['c', 'goods', components],
  ] as const) {
    await query(
      `create temporary table ${table} as select n, ${idOf(kind, 'n')} as id from generate_series(1, ${count}) n`,
    );
    // Without this index, generating two thousand copies reads a million users and takes as long as counting the
    // copies.
    await query(`create unique index on ${table} (n)`);
  }
  await query('analyze people');
  await query('analyze goods');
  await query(`
    do $$
    declare month timestamp := timestamp '2026-11-01' - interval '${MONTHS_BEFORE} months';
    begin
      while month < '2026-11-01' loop
        execute format('create table copy_events_%s partition of copy_events for values from (%L) to (%L)',
          to_char(month, 'YYYYMM'), month at time zone 'Asia/Kolkata', (month + interval '1 month') at time zone 'Asia/Kolkata');
        month := month + interval '1 month';
      end loop;
    end $$`);

  const direct = inDatabase('DATABASE_MIGRATE_URL', name, 'api');
  /**
   * Inserts into the log. As in reality, a few components get most of the copies. All copies fall into the days before
   * `untilDaysAgo`.
   */
  const log = `
    insert into copy_events (id, user_id, component_id, version_id, paid, occurred_at)
    select gen_random_uuid(), people.id, goods.id, goods.id, random() < 0.3, occurred_at from (
      select (1 + floor(random() * ${people}))::int as person, (1 + floor(power(random(), 2.5) * ${components}))::int as good,
        now() - make_interval(secs => 86400 * ($2::float8 + random() * $3::float8)) as occurred_at
      from generate_series(1, $1::int) offset 0
    ) drawn join people on people.n = person join goods on goods.n = good`;
  /** Adds copies as the product does: to the log and to the queue for counting. */
  const copy = (count: number, o: { days: number; untilDaysAgo: number }) =>
    query(
      `with made as (${log} returning id, user_id, component_id, paid, occurred_at)
       insert into copies_to_count (event_id, user_id, component_id, paid, occurred_at)
       select id, user_id, component_id, paid, occurred_at from made`,
      [count, o.untilDaysAgo, o.days],
    );

  /** Inserts a long log in bulk. Its indexes are built afterwards. */
  const fill = async (count: number, o: { days: number; untilDaysAgo: number }) => {
    const indexes = await query<{ drop: string; make: string }>(INDEXES_OF_THE_LOG);
    for (const { drop } of indexes) await query(drop);
    for (let left = count; left > 0; left -= FILLED_AT_ONCE)
      await query(log, [Math.min(left, FILLED_AT_ONCE), o.untilDaysAgo, o.days]);
    for (const { make } of indexes) await query(make);
    await query('analyze');
  };

  const differing = (of: 'pairs' | 'sums') =>
    readFileSync(join(root, `api/test/copies-${of}.sql`), 'utf8');
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

  /** Stops the servers and workers of this shop, so that they use no resources while another shop is measured. */
  const rest = async () => {
    for (const { process: child, ended } of members.splice(0)) {
      child.kill('SIGTERM');
      await ended;
    }
  };

  /** Inserts a session of an admin directly into the database. */
  const signInAdmin = async (): Promise<string> => {
    const token = 'an-admin-of-the-proof-with-a-long-token';
    await query(`update users set role = 'admin' where id = ${idOf('u', 1)}`);
    await query(
      `insert into sessions (id, user_id, token_sha256, device, expires_at)
       select gen_random_uuid(), ${idOf('u', 1)}, sha256($1::bytea), 'proof', now() + interval '1 day'`,
      [Buffer.from(token)],
    );
    return token;
  };

  /** The cost of a query for the database: the lowest CPU time of its connection over several runs. */
  const costMs = async (text: string, times = 3): Promise<number> => {
    const requester = new pg.Client(inDatabase('DATABASE_ADMIN_URL', name));
    await requester.connect();
    await requester.query('set max_parallel_workers_per_gather = 0');
    const { rows } = await requester.query<{ pid: number }>('select pg_backend_pid() as pid');
    const costs: number[] = [];
    for (let n = 0; n < times; n++) {
      const before = timesMs(rows[0]!.pid).onMs;
      await requester.query(text);
      costs.push(timesMs(rows[0]!.pid).onMs - before);
    }
    await requester.end();
    return Math.min(...costs);
  };

  /** The CPU time and the waiting time of all connections of the product so far. */
  const productTimes = async () => {
    const rows = await query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = $1 and usename = 'api'`,
      [name],
    );
    const times = rows.map(({ pid }) => timesMs(pid));
    const sum = (of: 'onMs' | 'queuedMs') => times.reduce((total, one) => total + one[of], 0);
    return { onMs: sum('onMs'), queuedMs: sum('queuedMs') };
  };

  return {
    events,
    query,
    copy,
    fill,
    start,
    signInAdmin,
    costMs,
    productTimes,
    isWaiting: async () =>
      (await query<{ is: boolean }>('select exists (select from copies_to_count) as is'))[0]!.is,
    /** The sums that differ from the log. */
    differences: async (): Promise<string[]> => {
      const found: string[] = [];
      const [{ day } = { day: '' }] = await query<{ day: string }>(
        'select shop_day(now())::text as day',
      );
      // The pairs of a year are compared in slices. Comparing all at once would fill the disk.
      const slices = Math.ceil(events / PAIRS_COMPARED_AT_ONCE);
      // An index scan would read each pair of a slice separately. A sequential scan is faster.
      await query('set enable_indexscan = off');
      for (let slice = 0; slice < slices; slice++)
        found.push(
          ...(await query<{ what: string }>(differing('pairs'), [slices, slice])).map(
            ({ what }) => what,
          ),
        );
      await query('reset enable_indexscan');
      const sums = await query<{ what: string }>(differing('sums'), [day]);
      return [...found, ...sums.map(({ what }) => what)];
    },
    rest,
    async close() {
      await rest();
      await admin.end();
      await dropDatabase(name);
    },
  };
}
