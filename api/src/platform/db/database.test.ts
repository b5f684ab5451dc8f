import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPlan } from '../../../test/catalogue.ts';
import { heldClock } from '../../../test/moving-clock.ts';
import { connectTo, terminateBackend } from '../../../test/scratch-database.ts';
import { required } from '../../../test/template-database.ts';
import { withWorld } from '../../../test/world.ts';
import { TIMEOUTS } from '../timeouts.ts';
import { inTransaction, isTransient, openDatabase, type Database } from './database.ts';
import { uuidv7 } from './uuid.ts';

const DIRECT = required('DATABASE_MIGRATE_URL').replace('migrator@', 'api@');
const LOCK = 4_242;
const POOLED = required('DATABASE_URL');

function open(url: string, options: Parameters<typeof openDatabase>[2]) {
  const lost: Error[] = [];
  const opened = openDatabase(url, (error) => void lost.push(error), options);
  onTestFinished(opened.close);
  return { ...opened, lost };
}

const backendOf = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]!.pid;
};

const one = async (db: Database) =>
  (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]!.one;

const failureOf = async (work: Promise<unknown>): Promise<Error & { code?: string }> => {
  try {
    await work;
  } catch (error) {
    return error as Error;
  }
  throw new Error('it did not fail');
};

describe.each([
  ['directly', DIRECT],
  ['through PgBouncer', POOLED],
])('a connection lost %s', (_how, url) => {
  test('inside a transaction does not hide the error that ended it, nor use up the pool', async () => {
    const { db, pool } = open(url, { max: 2 });
    for (let i = 0; i < 4; i++) {
      const failure = await failureOf(
        inTransaction(db, async (tx) => {
          await terminateBackend(await backendOf(tx));
          throw new Error('the original reason');
        }),
      );
      expect(failure.message).toBe('the original reason');
    }
    expect(await Promise.all([one(db), one(db), one(db)])).toEqual([1, 1, 1]);
    expect(pool.totalCount).toBe(pool.idleCount);
  });

  test('in the middle of a query fails that query as transient and nothing else', async () => {
    const { db } = open(url, { max: 1 });
    const failure = await failureOf(
      inTransaction(db, async (tx) => {
        const pid = await backendOf(tx);
        const running = sql`select pg_sleep(60)`.execute(tx);
        await Promise.all([running, terminateBackend(pid)]);
      }),
    );
    expect(isTransient(failure)).toBe(true);
    expect(await one(db)).toBe(1);
  });
});

test('an idle connection that is lost is reported and replaced', async () => {
  const { db, lost } = open(DIRECT, { max: 1 });
  const pid = await backendOf(db);
  await terminateBackend(pid);
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  expect(await backendOf(db)).not.toBe(pid);
});

test('a query that times out does not make the next one wait behind it', async () => {
  // The server has no timeout here, so only the client's timeout can end the query.
  const url = new URL(DIRECT);
  url.searchParams.set('options', '-c statement_timeout=0 -c lock_timeout=0');
  const { db } = open(url.href, { max: 1, query_timeout: 500 });
  const holder = await connectTo(DIRECT);
  await holder.query('select pg_advisory_lock($1)', [LOCK]);
  const failure = await failureOf(sql`select pg_advisory_xact_lock(${LOCK})`.execute(db));
  expect(failure.message).toBe('Query read timeout');
  expect(isTransient(failure)).toBe(true);
  // The first query still waits for its lock. On a busy machine the second query may need a retry.
  await expect.poll(() => one(db).catch(() => 'too late')).toBe(1);
});

test('a commit that fails gives its connection back', async () => {
  const world = await withWorld({ overrides: { DATABASE_POOL_SIZE: '1' } });
  for (let i = 0; i < 3; i++) {
    const failure = await failureOf(
      inTransaction(world.platform.db, async (tx) => {
        await tx
          .insertInto('components')
          .values({
            id: uuidv7(),
            slug: 'half-published',
            title: 'Half published',
            category: 'Hero',
            status: 'published',
            publishedAt: new Date(),
            currentVersionId: uuidv7(), // does not exist; the foreign key is checked at commit
          })
          .execute();
      }),
    );
    expect(failure.code).toBe('23503');
  }
  expect(await one(world.platform.db)).toBe(1);
});

test('an exhausted pool answers 503 and says when to come back', async () => {
  const world = await withWorld({
    overrides: { DATABASE_POOL_SIZE: '1' },
    clock: heldClock(),
    timeouts: { databaseConnectMs: TIMEOUTS.databaseConnectMs },
  });
  await createPlan(world, 'Pro', 499); // a change sends the next read to the primary
  await inTransaction(world.platform.db, async () => {
    // The response must arrive while the only connection is still in use.
    const response = await world.http.inject({ url: '/api/subscription-plan' });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({ code: 'UNAVAILABLE', requestId: expect.any(String) });
  });
  expect((await world.http.inject({ url: '/api/subscription-plan' })).statusCode).toBe(200);
});

describe('only faults of the connection count as transient', () => {
  const withCode = (code: string) => Object.assign(new Error('a failure'), { code });

  test.each([
    '57P01',
    '57P02',
    '57P03',
    '08P01',
    '08006',
    '08003',
    '08001',
    '53300',
    '40001',
    '40P01',
    '55P03',
    '57014',
  ])('PostgreSQL code %s', (code) => expect(isTransient(withCode(code))).toBe(true));

  test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])(
    'network code %s',
    (code) => expect(isTransient(withCode(code))).toBe(true),
  );

  test.each(['23505', '23503', '42501', '42P01', '22P02', 'ENOENT'])('not %s', (code) =>
    expect(isTransient(withCode(code))).toBe(false),
  );

  test('nor anything that is no error', () => {
    expect(isTransient({ code: '57P01' })).toBe(false);
    expect(isTransient('Connection terminated')).toBe(false);
    expect(isTransient(undefined)).toBe(false);
    expect(isTransient(new Error('some other surprise'))).toBe(false);
  });
});
