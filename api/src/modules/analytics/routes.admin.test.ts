import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import type { ComponentAnalytics } from '@tessera/contract/analytics-admin';
import { PAGE_SIZE } from '@tessera/contract/constants';
import { bearer, get, openAccountsWorld, post, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { givePlan } from '../../../test/library.ts';
import { adminUrl, type World } from '../../../test/world.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { analyticsRepository } from './repository.ts';

let world: World;
let admin: { authorization: string };
let hero: string;
let pricing: string;
const people: Awaited<ReturnType<typeof signUp>>[] = [];

const DAY_MS = 86_400_000;
const copied = (userId: string, componentId: string, daysAgo: number, paid = false) =>
  analyticsRepository.insertCopy(world.platform.db, {
    id: uuidv7(),
    userId,
    componentId,
    versionId: uuidv7(),
    surface: 'web',
    paid,
    occurredAt: new Date(Date.now() - daysAgo * DAY_MS),
  });
const countAll = async () => {
  while ((await world.services.sums.count()) > 0);
};
const analytics = async (query = ''): Promise<ComponentAnalytics> =>
  (await get(world, `/analytics/components${query}`, admin)).json();
const uniques = ({ mostCopied }: ComponentAnalytics) =>
  mostCopied.map(({ title, uniqueCopies }) => [title, uniqueCopies]);

beforeAll(async () => {
  world = await openAccountsWorld();
  const boss = await signUp(world);
  await world.services.users.makeAdmin(boss.email);
  admin = bearer(boss.token);
  const pro = await createPlan(world, 'Pro', 499);
  hero = await publishComponent(world, { title: 'Split hero', category: 'Hero' });
  pricing = await publishComponent(world, {
    title: '=Three-tier pricing',
    category: 'Pricing',
    planId: pro,
  });
  for (let n = 0; n < 3; n++) people.push(await signUp(world, { name: `Person ${n}` }));
  const [first, second, third] = people.map(({ user }) => user._id) as [string, string, string];
  await givePlan(world, first, pro);
  // Ten days ago three users copied the hero, one of them twice. Forty days ago two users copied the pricing.
  for (const person of [first, first, second, third]) await copied(person, hero, 10);
  for (const person of [second, third]) await copied(person, pricing, 40, true);
  for (const componentId of [hero, pricing])
    await post(world, '/analytics/track-copy', { componentId }, bearer(people[0]!.token));
});
afterAll(() => world.close());

describe('GET /analytics/components', () => {
  test('says how many wait to be counted, and counts them within a round', async () => {
    expect(await analytics()).toMatchObject({ waiting: 8, totalCopies: 0, uniqueUsers: 0 });
    await countAll();
    expect(await analytics()).toMatchObject({ waiting: 0, totalCopies: 8 });
  });

  test('gives totals and every component with its unique copies for all, month and week [API-39] [EN-24] [EN-26] [S1-13] [AD-29]', async () => {
    const all = await analytics();
    expect(all).toMatchObject({ totalCopies: 8, freeCopies: 5, paidCopies: 3, uniqueUsers: 3 });
    const imageUrl = expect.stringMatching(/^\/media\/components\/\d+\.webp$/);
    expect(all.mostCopied.toSorted((a, b) => b.title.localeCompare(a.title))).toEqual([
      {
        _id: hero,
        title: 'Split hero',
        category: 'Hero',
        type: 'free',
        imageUrl,
        uniqueCopies: 3,
      },
      {
        _id: pricing,
        title: '=Three-tier pricing',
        category: 'Pricing',
        type: 'paid',
        imageUrl,
        uniqueCopies: 3,
      },
    ]);
    const month = await analytics('?timeframe=month');
    expect(month).toMatchObject({ totalCopies: 6, freeCopies: 5, paidCopies: 1, uniqueUsers: 3 });
    expect(uniques(month)).toEqual([
      ['Split hero', 3],
      ['=Three-tier pricing', 1],
    ]);
    const week = await analytics('?timeframe=week');
    expect(week).toMatchObject({ totalCopies: 2, freeCopies: 1, paidCopies: 1, uniqueUsers: 1 });
    expect(uniques(week).map(([, count]) => count)).toEqual([1, 1]);
    expect((await get(world, '/analytics/components?timeframe=year', admin)).statusCode).toBe(400);
  });

  test('shares and days add up to the same copies', async () => {
    const { byCategory, overTime } = await analytics('?timeframe=month');
    expect(byCategory).toEqual([
      { category: 'Hero', copies: 3 },
      { category: 'Pricing', copies: 1 },
    ]);
    expect(overTime).toHaveLength(30);
    expect(overTime.reduce((sum, { free, paid }) => sum + free + paid, 0)).toBe(6);
  });

  test('searches titles, narrows to a category and makes a table of it', async () => {
    expect(uniques(await analytics('?search=SPLIT'))).toEqual([['Split hero', 3]]);
    expect(uniques(await analytics('?search=%25'))).toEqual([]);
    const narrowed = await analytics('?category=Pricing&timeframe=month');
    expect(uniques(narrowed)).toEqual([['=Three-tier pricing', 1]]);
    expect(narrowed.topCopied).toEqual(narrowed.mostCopied);
    expect(narrowed.topComponent?.title).toBe('Split hero');
    const file = await get(world, '/analytics/components.csv?category=Pricing', admin);
    expect(file.headers['content-disposition']).toMatch(/copies-\d{4}-\d\d-\d\d\.csv/);
    expect(file.body.trim().split('\r\n').slice(1)).toEqual([
      `'=Three-tier pricing,Pricing,paid,3`,
    ]);
  });

  test('ten stand on a page, and the ten of the chart stay the first [CON-20] [CON-28]', async () => {
    expect(PAGE_SIZE).toEqual({ analytics: 10, users: 15, applications: 10, revenue: 10 });
    for (let n = 0; n < 11; n++) {
      const id = await publishComponent(world, { title: `Footer ${n}`, category: 'Footer' });
      for (const { user } of people.slice(0, n < 2 ? 2 : 1)) await copied(user._id, id, 1);
    }
    await countAll();
    const [first, second] = [
      await analytics('?category=Footer'),
      await analytics('?category=Footer&page=2'),
    ];
    expect(first).toMatchObject({ total: 11, isMore: false });
    expect([first.mostCopied.length, second.mostCopied.length]).toEqual([10, 1]);
    expect(first.mostCopied.map(({ uniqueCopies }) => uniqueCopies)).toEqual([
      2,
      2,
      ...Array.from({ length: 8 }, () => 1),
    ]);
    expect(second.topCopied).toEqual(first.mostCopied);
    expect(first.mostCopied.map(({ _id }) => _id)).not.toContain(second.mostCopied[0]!._id);
  });

  test('tells what was copied last, by whom [EN-25]', async () => {
    await copied(people[1]!.user._id, pricing, 0, true);
    const { copyHistory } = await analytics();
    expect(copyHistory[0]).toEqual({
      _id: expect.any(String),
      timestamp: expect.any(String),
      component: {
        title: '=Three-tier pricing',
        category: 'Pricing',
        imageUrl: expect.stringContaining('/media/'),
      },
      user: { name: 'Person 1' },
    });
    const moments = copyHistory.map(({ timestamp }) => timestamp);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(copyHistory.length).toBeLessThanOrEqual(10);
  });

  test('an account that is gone leaves its copies to an Anonymous User [EN-30]', async () => {
    const { user } = await signUp(world, { name: 'Leaving Soon' });
    await copied(user._id, hero, 0);
    await countAll();
    const before = await analytics();
    expect(before.copyHistory[0]?.user.name).toBe('Leaving Soon');
    const gone = await world.http.inject({
      method: 'DELETE',
      url: `${API_BASE}/user/admin/${user._id}`,
      headers: admin,
    });
    expect(gone.statusCode).toBe(200);
    const after = await analytics();
    expect(after.copyHistory[0]?.user.name).toBe('Anonymous User');
    expect(after.totalCopies).toBe(before.totalCopies);
    expect(after.uniqueUsers).toBe(before.uniqueUsers);
  });

  test('a component that is missing is Unknown, Uncategorized and free [EN-27] [EN-28] [EN-29]', async () => {
    const missing = uuidv7();
    const owner = new pg.Client(adminUrl());
    await owner.connect();
    // The constraints prevent this row. A restored or imported log may contain it.
    await owner.query('set session_replication_role = replica');
    const event = [uuidv7(), people[0]!.user._id, missing, new Date()];
    await owner.query(
      `insert into copy_events (id, user_id, component_id, version_id, paid, occurred_at) values ($1, $2, $3, $3, false, $4)`,
      event,
    );
    await owner.query(
      `insert into copies_to_count (event_id, user_id, component_id, paid, occurred_at) values ($1, $2, $3, false, $4)`,
      event,
    );
    await owner.end();
    await countAll();
    const { copyHistory, mostCopied } = await analytics('?search=unknown&category=Uncategorized');
    expect(mostCopied).toEqual([
      {
        _id: missing,
        title: 'Unknown',
        category: 'Uncategorized',
        type: 'free',
        imageUrl: null,
        uniqueCopies: 1,
      },
    ]);
    expect(copyHistory[0]?.component).toEqual({
      title: 'Unknown',
      category: 'Uncategorized',
      imageUrl: null,
    });
  });
});

describe('GET /analytics/user-activities', () => {
  const activities = async (query = '') =>
    (await get(world, `/analytics/user-activities${query}`, admin)).json();

  test('gives the copies of each person, the most active first [API-40] [EN-31]', async () => {
    await countAll();
    const { items, total, isMore } = await activities();
    expect({ total, isMore }).toEqual({ total: items.length, isMore: false });
    const { rows } = await sql<{ userId: string; free: number; paid: number; last: Date }>`
      select user_id, count(*) filter (where not paid) as free, count(*) filter (where paid) as paid, max(occurred_at) as last
      from copy_events group by 1 order by count(*) desc, 1`.execute(world.platform.db);
    expect(items).toEqual(
      rows.map(({ userId, free, paid, last }) => ({
        userId,
        freeCopies: free,
        paidCopies: paid,
        totalCopies: free + paid,
        lastActivity: last.toISOString(),
      })),
    );
  });

  test('is paged and bounded', async () => {
    const { items } = await activities();
    expect((await activities('?limit=1&page=2')).items).toEqual([items[1]]);
    expect((await get(world, '/analytics/user-activities?limit=1000', admin)).statusCode).toBe(400);
  });
});

test('searches that found nothing are listed, the most frequent first', async () => {
  for (const search of ['kanban board', 'Kanban Board', 'org chart'])
    await get(world, `/component/all?search=${encodeURIComponent(search)}`);
  await world.services.zeroResults.flush();
  const found = (await get(world, '/analytics/zero-result-searches', admin)).json();
  expect(found).toMatchObject([
    { query: 'kanban board', times: 2 },
    { query: 'org chart', times: 1 },
  ]);
});
