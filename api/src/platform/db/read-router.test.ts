import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { publishComponent } from '../../../test/catalogue.ts';
import { withFaultProxy, type FaultProxy } from '../../../test/fault-proxy.ts';
import { heldClock } from '../../../test/moving-clock.ts';
import { connectTo } from '../../../test/scratch-database.ts';
import {
  adminUrl,
  environment,
  forgetShared,
  standbyCaughtUp,
  withWorld,
  type World,
} from '../../../test/world.ts';
import { TIMEOUTS } from '../timeouts.ts';
import { inTransaction, type Database } from './database.ts';

let asked = 0;
/** Every call has another query, so that no cache answers. */
const list = async (world: World) => {
  const response = await world.http.inject({
    url: `/api/component/all?search=hero&limit=${(asked++ % 60) + 1}`,
  });
  return {
    status: response.statusCode,
    found: response.json<unknown[]>().length,
  };
};

const readsOf = async (world: World, database: 'primary' | 'standby') => {
  const { values } = await world.platform.metrics.standbyReads.get();
  return values.find(({ labels }) => labels.database === database)?.value ?? 0;
};

/** Waits until the standby is used. On a busy machine it may lag behind at first. */
const standbyIsRead = async (world: World) => {
  const before = await readsOf(world, 'standby');
  await expect
    .poll(async () => {
      await world.platform.reads.read((db) => sql`select 1`.execute(db), { fresh: false });
      return readsOf(world, 'standby');
    })
    .toBeGreaterThan(before);
};

/** Publishes a component that the caches see as an old one. A recent change would send reads to the primary. */
const publishQuietly = async (world: World) => {
  await publishComponent(world, { title: 'A hero' });
  await forgetShared(world.platform);
  await standbyCaughtUp();
};

describe('anonymous reads of the catalogue', () => {
  let world: World;
  let standby: FaultProxy;
  let primary: FaultProxy;
  beforeEach(async () => {
    standby = await withFaultProxy(environment()['DATABASE_READ_URL']);
    primary = await withFaultProxy(environment()['DATABASE_URL']);
    const clock = heldClock();
    const writer = await withWorld({ clock });
    await publishQuietly(writer);
    world = await withWorld({
      fresh: false,
      clock,
      overrides: { DATABASE_READ_URL: standby.url, DATABASE_URL: primary.url },
    });
  });

  test('are answered by the standby', async () => {
    expect(await list(world)).toMatchObject({ status: 200, found: 1 });
    expect(await readsOf(world, 'standby')).toBe(1);
    expect(await readsOf(world, 'primary')).toBe(0);
    expect(await world.platform.metrics.text()).toContain(
      'catalogue_reads_total{database="standby"} 1',
    );
  });

  test('move to the primary when the standby is gone, and back when it returns', async () => {
    await list(world);
    await standby.refuse();
    expect(await list(world)).toMatchObject({ status: 200, found: 1 });
    expect(await readsOf(world, 'primary')).toBe(1);

    await standby.restore();
    const before = await readsOf(world, 'standby');
    await expect
      .poll(async () => {
        expect(await list(world)).toMatchObject({ status: 200, found: 1 });
        return readsOf(world, 'standby');
      })
      .toBeGreaterThan(before);
  });

  test('are answered while the standby is silent, and then no longer ask it', async () => {
    const hurried = await withWorld({
      fresh: false,
      overrides: { DATABASE_READ_URL: standby.url },
      timeouts: {
        standbyConnectMs: TIMEOUTS.standbyConnectMs,
        standbyQueryMs: TIMEOUTS.standbyQueryMs,
        standbyProbeMs: TIMEOUTS.standbyProbeMs,
      },
    });
    await standbyIsRead(hurried);
    standby.pause();
    for (const answer of await Promise.all(Array.from({ length: 12 }, () => list(hurried))))
      expect(answer).toMatchObject({ status: 200, found: 1 });
    const databases: string[] = [];
    await hurried.platform.reads.read(
      (db) => {
        databases.push(db === hurried.platform.db ? 'primary' : 'standby');
        return sql`select 1`.execute(db);
      },
      { fresh: false },
    );
    expect(databases).toEqual(['primary']);
    await standby.restore();
  });

  test('after a change go to the primary, which certainly has it', async () => {
    await world.platform.freshness.changed('catalog');
    expect(await list(world)).toMatchObject({ status: 200, found: 1 });
    expect(await readsOf(world, 'primary')).toBe(1);
    expect(await readsOf(world, 'standby')).toBe(0);
  });

  test('go on while the primary is away', async () => {
    await primary.refuse();
    for (let i = 0; i < 3; i++) expect(await list(world)).toMatchObject({ status: 200, found: 1 });
    await primary.restore();
  });
});

test('an error of the request itself is not tried again on the primary', async () => {
  const world = await withWorld();
  const { reads } = world.platform;
  await standbyIsRead(world);
  const before = await readsOf(world, 'primary');
  const failing = reads.read(
    async (db) => {
      await inTransaction(db, async (tx) =>
        tx.selectFrom('componentVersions').select('files').execute(),
      );
    },
    { fresh: false },
  );
  await expect(failing).rejects.toMatchObject({ code: '42501' });
  expect(await readsOf(world, 'primary')).toBe(before);
});

test('what a migration has just made is asked of the primary until the standby knows it too', async () => {
  const world = await withWorld();
  const { reads } = world.platform;
  const ask = () => reads.read((db) => sql`select just_made()`.execute(db), { fresh: false });
  const primary = await connectTo(adminUrl());
  const superuser = new URL(environment()['DATABASE_READ_URL']!);
  superuser.username = 'postgres';
  const standby = await connectTo(superuser.href);
  await expect(ask()).rejects.toMatchObject({ code: '42883' });
  await standbyIsRead(world);

  const before = await readsOf(world, 'primary');
  await standby.query('select pg_wal_replay_pause()');
  try {
    await primary.query('create function just_made() returns int language sql as $$ select 1 $$');
    expect((await ask()).rows).toEqual([{ justMade: 1 }]);
  } finally {
    await standby.query('select pg_wal_replay_resume()');
  }
  expect(await readsOf(world, 'primary')).toBe(before + 1);
  await standbyCaughtUp();
  const known = await readsOf(world, 'standby');
  await expect
    .poll(async () => {
      await ask();
      return readsOf(world, 'standby');
    })
    .toBeGreaterThan(known);
});

test.each([
  [
    'the client',
    async (db: Database) => void (await sql`select pg_sleep(30)`.execute(db)),
    { message: 'Query read timeout' },
  ],
  [
    'the server',
    (db: Database) =>
      inTransaction(db, async (tx) => {
        await sql`set local statement_timeout = 100`.execute(tx);
        await sql`select pg_sleep(30)`.execute(tx);
      }),
    { code: '57014' },
  ],
])(
  'what takes too long on the standby, as %s says, is not done again on the primary',
  async (_who, work, error) => {
    const world = await withWorld({
      timeouts: { standbyQueryMs: TIMEOUTS.standbyQueryMs },
    });
    const askAgain = () =>
      world.platform.reads.read((db) => db.selectFrom('plans').select('id').execute(), {
        fresh: false,
      });
    // On a busy machine the standby may lag behind or answer late, so this waits until it is in use.
    const untilStandbyAnswers = async () => {
      const before = await readsOf(world, 'standby');
      await expect
        .poll(async () => {
          await askAgain().catch(() => null);
          return readsOf(world, 'standby');
        })
        .toBeGreaterThan(before);
    };
    await untilStandbyAnswers();
    const primaryReads = await readsOf(world, 'primary');
    let times = 0;
    const slow = world.platform.reads.read(
      (db) => {
        times++;
        return work(db);
      },
      { fresh: false },
    );
    await expect(slow).rejects.toMatchObject(error);
    expect(times).toBe(1);
    expect(await readsOf(world, 'primary')).toBe(primaryReads);
    // One slow query does not put the standby out of use.
    await untilStandbyAnswers();
  },
);
