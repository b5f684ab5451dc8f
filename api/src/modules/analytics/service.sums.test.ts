import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { publishComponent } from '../../../test/catalogue.ts';
import { differences } from '../../../test/copies.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { adminUrl, type World } from '../../../test/world.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { sumsRepository } from './repository.sums.ts';
import { analyticsRepository } from './repository.ts';

const clock = movingClock();
/** So many that comparing each with all the others takes longer than a statement may take on any machine. */
const MANY = 40_000;
const READ_MAX = 5 * MANY;
let world: World;
const people: string[] = [];
const components: string[] = [];
beforeAll(async () => {
  world = await openAccountsWorld({ clock, hasLimits: true });
  for (let n = 0; n < 4; n++) people.push((await signUp(world)).user._id);
  for (let n = 0; n < 3; n++)
    components.push(await publishComponent(world, { slug: `copied-${n}` }));
});
afterAll(() => world.close());

const today = async () => {
  const { rows } = await sql<{
    day: string;
  }>`select shop_day(${clock.now()}::timestamptz)::text as day`.execute(world.platform.db);
  return rows[0]!.day;
};
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
/** A random user copies a random component, at most `daysAgo` days ago. */
const copy = async (daysAgo = 0) => {
  const occurredAt = new Date(clock.now().getTime() - Math.random() * daysAgo * 86_400_000);
  await analyticsRepository.insertCopy(world.platform.db, {
    id: uuidv7(),
    userId: pick(people),
    componentId: pick(components),
    versionId: uuidv7(),
    surface: 'web',
    paid: Math.random() < 0.5,
    occurredAt,
  });
};
/** One user copies one component many times, now. */
const copyMany = (owner: pg.Client, times: number) =>
  owner.query(
    `with logged as (
       insert into copy_events (id, user_id, component_id, version_id, paid, occurred_at)
       select gen_random_uuid(), $1, $2, $2, false, $3 from generate_series(1, $4::int)
       returning id, user_id, component_id, paid, occurred_at)
     insert into copies_to_count (event_id, user_id, component_id, paid, occurred_at) select * from logged`,
    [people[0], components[0], clock.now(), times],
  );
const countAll = async () => {
  while ((await world.services.sums.count()) > 0);
};

describe('the sums of copies', () => {
  test('equal the log after every day of two months, with copies that arrive late', async () => {
    for (let week = 0; week < 9; week++) {
      for (let day = 0; day < 7; day++) {
        clock.advance({ seconds: 86_400 });
        for (let n = 0; n < 6; n++) await copy(n === 0 ? 40 : 0);
        await countAll();
      }
      expect(await differences(await today())).toEqual([]);
    }
  });

  test('read little more than there is when many copies come after a time in which none waited', async () => {
    const owner = new pg.Client(adminUrl());
    await owner.connect();
    const countMany = async () => {
      // A connection keeps the query plan of the sixth call.
      for (let n = 0; n < 6; n++)
        await owner.query('select count_copies($1, $2)', [MANY, await today()]);
      await copyMany(owner, MANY);
      await owner.query('begin');
      await owner.query(`set local statement_timeout = '5s'`);
      const { rows } = await owner.query('select count_copies($1, $2) as counted', [
        MANY,
        await today(),
      ]);
      const { rows: effort } = await owner.query<{ read: number }>(
        `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables`,
      );
      await owner.query('commit');
      expect(rows).toEqual([{ counted: MANY }]);
      // With a query plan for empty tables, each copy would be compared with all the others.
      expect(effort[0]!.read).toBeLessThan(READ_MAX);
    };
    await countMany();
    // The state after a vacuum when everything was counted: the table has pages without rows.
    await owner.query('vacuum (analyze, truncate false) copies_to_count');
    await countMany();
    await owner.end();
    await countAll();
    expect(await differences(await today())).toEqual([]);
  });

  test('count each copy once, however many count at the same time', async () => {
    for (let n = 0; n < 60; n++) await copy();
    const counted = await Promise.all(
      Array.from({ length: 8 }, () => sumsRepository.count(world.platform.db, 10, clock.now())),
    );
    expect(counted.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(60);
    await countAll();
    expect(await differences(await today())).toEqual([]);
  });

  test('leave with the days even when nothing is copied', async () => {
    await copy();
    await countAll();
    clock.advance({ seconds: 40 * 86_400 });
    await countAll();
    const { uniqueUsers, mostCopied, totalCopies } = await world.services.sums.components({
      timeframe: 'month',
      page: 1,
      limit: 10,
    });
    expect({ uniqueUsers, mostCopied, totalCopies }).toEqual({
      uniqueUsers: 0,
      mostCopied: [],
      totalCopies: 0,
    });
    expect(await differences(await today())).toEqual([]);
  });

  test('made anew from the log are the same, with what waits counted once', async () => {
    for (let n = 0; n < 20; n++) await copy(3);
    const owner = openDatabase(adminUrl(), () => {}, { max: 1 });
    await sql`update component_copies set uniques = uniques + 1`.execute(owner.db);
    await sumsRepository.recount(owner.db, clock.now());
    await owner.close();
    expect(await world.services.sums.count()).toBe(0);
    expect(await differences(await today())).toEqual([]);
  });

  test('go on in smaller steps when a round was cut off by its time limit', async () => {
    const [person] = people;
    const owner = new pg.Client(adminUrl());
    await owner.connect();
    await copyMany(owner, 3_000);
    await owner.query('begin');
    await owner.query('select 1 from user_summaries where user_id = $1 for update', [person]);
    await expect(world.services.sums.count()).rejects.toThrow(/timeout/);
    await owner.query('rollback');
    await owner.end();
    expect(await world.services.sums.count()).toBe(2_500);
    await countAll();
    expect(await differences(await today())).toEqual([]);
  });

  test('say how far they are behind', async () => {
    await copy();
    expect((await sumsRepository.backlog(world.platform.db, 10)).waiting).toBe(1);
    await countAll();
    expect((await world.platform.metrics.copiesLagSeconds.get()).values[0]?.value).toBe(0);
  });
});
