import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { withWorld, type World } from '../../../test/world.ts';
import { inTransaction } from '../db/database.ts';

/** A polling interval so long that polling finds no job during a test. */
const A_DAY = 86_400;

type Note = { note: string };

/** A world with queues that the test defines before the start. */
async function withQueues<T>(
  define: (world: World) => T,
  { lookEverySeconds = 0.5 } = {},
): Promise<{ world: World; queues: T }> {
  const world = await withWorld({ lookForJobsEverySeconds: lookEverySeconds });
  const queues = define(world);
  await world.platform.jobs.prepare();
  await world.platform.jobs.start();
  onTestFinished(() => world.platform.jobs.stop());
  return { world, queues };
}

const jobsIn = async (world: World, queue: string) => {
  const { rows } = await sql<{ state: string; data: Note }>`
    select state::text, data from pgboss.job where name = ${queue} order by created_on`.execute(
    world.platform.db,
  );
  return rows;
};

test('a job runs after the commit, and never when the transaction is rolled back', async () => {
  const ran: string[] = [];
  const { world, queues } = await withQueues(({ platform }) => ({
    write: platform.jobs.define<Note>(
      'notes',
      { retryLimit: 0 },
      async ({ data }) => void ran.push(data.note),
    ),
  }));
  const { db } = world.platform;
  const rolledBack = inTransaction(db, async (tx) => {
    await queues.write(tx, { note: 'lost' });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await inTransaction(db, async (tx) => {
    await queues.write(tx, { note: 'kept' });
    await inTransaction(db, (other) => queues.write(other, { note: 'later, but committed' }));
    // No worker sees the job before the commit. The transaction runs a query, because the server would end an idle one.
    await expect
      .poll(async () => {
        await sql`select 1`.execute(tx);
        return ran;
      })
      .toEqual(['later, but committed']);
  });
  await expect.poll(() => ran).toEqual(['later, but committed', 'kept']);
  const known = (await jobsIn(world, 'notes')).map(({ data }) => data.note);
  expect(known.toSorted()).toEqual(['kept', 'later, but committed']);
});

test('a job starts as soon as it is committed, not at the next look', async () => {
  let ran = 0;
  const { world, queues } = await withQueues(
    ({ platform }) => ({
      mark: platform.jobs.define('marks', { retryLimit: 0 }, async () => void ran++),
    }),
    { lookEverySeconds: A_DAY },
  );
  for (let i = 0; i < 3; i++) {
    await inTransaction(world.platform.db, (tx) => queues.mark(tx, {}));
    await expect.poll(() => ran).toBe(i + 1);
  }
});

test('a job with a delay waits for it in the queue, not in a worker', async () => {
  let ran = 0;
  const { world, queues } = await withQueues(({ platform }) => ({
    later: platform.jobs.define(
      'later',
      { retryLimit: 0, delaySeconds: 2 },
      async () => void ran++,
    ),
  }));
  await inTransaction(world.platform.db, (tx) => queues.later(tx, {}));
  // The times stored in the queue are compared. On a busy machine the worker may poll at any moment.
  const { rows } = await sql<{ waits: number }>`
    select extract(epoch from start_after - created_on)::float8 as waits from pgboss.job where name = 'later'`.execute(
    world.platform.db,
  );
  expect(rows[0]?.waits).toBeGreaterThan(1.5);
  await expect.poll(() => ran).toBe(1);
});

test('a job that fails is tried again, and ends among the dead letters', async () => {
  let attempts = 0;
  const { world, queues } = await withQueues(({ platform }) => ({
    fail: platform.jobs.define<Note>('failures', { retryLimit: 1, retryDelay: 1 }, async () => {
      attempts++;
      throw new Error('no luck');
    }),
  }));
  await inTransaction(world.platform.db, (tx) => queues.fail(tx, { note: 'doomed' }));
  await expect.poll(() => jobsIn(world, 'dead-letters')).toHaveLength(1);
  expect(attempts).toBe(2);
  expect((await jobsIn(world, 'dead-letters'))[0]!.data).toEqual({ note: 'doomed' });
  expect((await jobsIn(world, 'failures')).map(({ state }) => state)).toEqual(['failed']);
  expect(world.logged.filter((line) => line.includes('"job failed"'))).toHaveLength(2);
  expect(await world.platform.metrics.text()).toMatch(
    /job_seconds_count\{(?=[^}]*queue="failures")(?=[^}]*outcome="failed")[^}]*\} 2/,
  );
});

test('jobs taken together do not share their fate', async () => {
  const done: string[] = [];
  const { world, queues } = await withQueues(({ platform }) => ({
    work: platform.jobs.define<Note>('mixed', { retryLimit: 0 }, async ({ data }) => {
      if (data.note === 'bad') throw new Error('no luck');
      done.push(data.note);
    }),
  }));
  await inTransaction(world.platform.db, async (tx) => {
    for (const note of ['good', 'bad', 'better', 'best']) await queues.work(tx, { note });
  });
  await expect
    .poll(async () =>
      (await jobsIn(world, 'mixed')).map(({ state, data }) => `${data.note} ${state}`).toSorted(),
    )
    .toEqual(['bad failed', 'best completed', 'better completed', 'good completed']);
  expect(done.toSorted()).toEqual(['best', 'better', 'good']);
});

test('a leaving process waits for the job it is working on', async () => {
  const steps: string[] = [];
  const { promise: mayFinish, resolve: finish } = Promise.withResolvers<void>();
  const { world, queues } = await withQueues(({ platform }) => ({
    slow: platform.jobs.define('slow', { retryLimit: 0 }, async () => {
      steps.push('started');
      await mayFinish;
      steps.push('finished');
    }),
  }));
  await inTransaction(world.platform.db, (tx) => queues.slow(tx, {}));
  await expect.poll(() => steps).toEqual(['started']);
  const stopped = world.platform.jobs.stop().then(() => steps.push('stopped'));
  // A `stop` that does not wait for the job would be done within this time.
  await Promise.race([stopped, sleep(1_000)]);
  finish();
  await stopped;
  expect(steps).toEqual(['started', 'finished', 'stopped']);
  expect((await jobsIn(world, 'slow')).map(({ state }) => state)).toEqual(['completed']);
});

test('a process without the jobs role writes jobs and leaves them to others', async () => {
  const ran: string[] = [];
  const define = ({ platform }: World) =>
    platform.jobs.define<Note>(
      'shared-notes',
      { retryLimit: 0 },
      async ({ data }) => void ran.push(`${platform.config.ROLES.join()} ${data.note}`),
    );
  const web = await withWorld({ overrides: { ROLES: 'http' } });
  const write = define(web);
  await web.platform.jobs.prepare();
  await web.platform.jobs.start();
  onTestFinished(() => web.platform.jobs.stop());
  await inTransaction(web.platform.db, (tx) => write(tx, { note: 'one' }));

  const worker = await withWorld({ fresh: false, overrides: { ROLES: 'jobs' } });
  define(worker);
  await worker.platform.jobs.start();
  onTestFinished(() => worker.platform.jobs.stop());
  await expect.poll(() => ran).toEqual(['jobs one']);
});

const queueRows = async ({ platform }: World) => {
  const [queues, schedules] = await Promise.all([
    sql`select name, retry_limit, dead_letter, created_on from pgboss.queue order by name`.execute(
      platform.db,
    ),
    sql`select * from pgboss.schedule order by name`.execute(platform.db),
  ]);
  return { queues: queues.rows, schedules: schedules.rows };
};

test('a start creates no queue and no schedule', async () => {
  const world = await withWorld();
  const prepared = await queueRows(world);
  expect(prepared.queues.length).toBeGreaterThan(10);
  expect(prepared.schedules.length).toBeGreaterThan(0);
  world.platform.jobs.define('unprepared', { retryLimit: 0 }, async () => {});
  world.platform.jobs.repeat(
    'unprepared-too',
    { cron: '0 4 * * *', timeZone: 'UTC' },
    async () => {},
  );
  await world.platform.jobs.start();
  onTestFinished(() => world.platform.jobs.stop());
  expect(await queueRows(world)).toEqual(prepared);
});

test('without a queue a process starts, says which command creates it, and uses it once it is there', async () => {
  const ran: string[] = [];
  const world = await withWorld();
  const write = world.platform.jobs.define<Note>(
    'late-notes',
    { retryLimit: 0 },
    async ({ data }) => void ran.push(data.note),
  );
  await world.platform.jobs.start();
  onTestFinished(() => world.platform.jobs.stop());
  const said = world.logged.filter((line) => line.includes('prepare-release'));
  expect(said).toHaveLength(1);
  expect(JSON.parse(said[0]!)).toMatchObject({
    level: 50,
    msg: 'jobs: queues are missing, run "npm run prepare-release" to create them',
    queues: ['late-notes'],
  });
  expect(await world.platform.health.report()).toMatchObject({ ready: true, degraded: ['queues'] });

  await world.platform.jobs.prepare();
  await inTransaction(world.platform.db, (tx) => write(tx, { note: 'made it' }));
  await expect.poll(() => ran).toEqual(['made it']);
  await expect
    .poll(() => world.platform.health.report())
    .toMatchObject({ ready: true, degraded: [] });
});
