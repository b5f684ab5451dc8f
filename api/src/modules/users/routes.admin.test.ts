import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import type { AdminPage } from '@tessera/contract/admin-list';
import { USER_SORT_KEYS } from '@tessera/contract/constants';
import type { UserSummary } from '@tessera/contract/users-admin';
import { bearer, get, openAccountsWorld, post, signUp, whoIs } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { givePlan } from '../../../test/library.ts';
import { newAddress } from '../../../test/mailbox.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let token: string;
let adminId: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  const admin = await signUp(world, { name: 'Ada Admin', email: newAddress() });
  await world.services.users.makeAdmin(admin.email);
  ({ token } = admin);
  adminId = admin.user._id;
});
afterAll(() => world.close());

const list = async (search = ''): Promise<AdminPage<UserSummary>> => {
  const response = await get(world, `/user/admin/users${search}`, bearer(token));
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
};
const names = async (search: string) => (await list(search)).items.map(({ name }) => name);
const remove = (id: string, by = token) =>
  world.http.inject({
    method: 'DELETE',
    url: `${API_BASE}/user/admin/${id}`,
    headers: bearer(by),
  });

/** Inserts a user without a password, with these dates and numbers of copies. */
async function plant(o: {
  name: string;
  email?: string;
  daysAgo?: number;
  seenDaysAgo?: number | null;
  free?: number;
  paid?: number;
}): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into users (id, email, name, verified_at, created_at, last_seen_at)
    values (gen_random_uuid(), ${o.email ?? newAddress()}, ${o.name}, now(), now() - ${o.daysAgo ?? 100} * interval '1 day',
      now() - ${o.seenDaysAgo ?? null}::int * interval '1 day') returning id`.execute(
    world.platform.db,
  );
  const { id } = rows[0]!;
  await sql`update user_summaries set free_copies = ${o.free ?? 0}, paid_copies = ${o.paid ?? 0},
    total_copies = ${(o.free ?? 0) + (o.paid ?? 0)} where user_id = ${id}`.execute(
    world.platform.db,
  );
  return id;
}

describe('GET /user/admin/users [API-41] [S1-15]', () => {
  beforeAll(async () => {
    await plant({ name: 'Zoe One', daysAgo: 5, seenDaysAgo: 1, free: 7, paid: 1 });
    await plant({ name: 'Zoe Two', daysAgo: 29, seenDaysAgo: null });
    await plant({ name: 'Zoe Three', daysAgo: 31, seenDaysAgo: 3, free: 2, paid: 9 });
    await plant({ name: 'Zoe Four', daysAgo: 60, seenDaysAgo: 2, free: 3 });
  });

  test('shows people with their figures', async () => {
    const { items } = await list('?search=zoe%20one');
    expect(items).toEqual([
      expect.objectContaining({
        name: 'Zoe One',
        role: 'user',
        isVerified: true,
        isNew: true,
        totalCopies: 8,
        freeCopies: 7,
        paidCopies: 1,
        createdAt: expect.any(String),
        lastActivity: expect.any(String),
      }),
    ]);
  });

  test.each([
    ['all', ['Zoe Three', 'Zoe One', 'Zoe Four', 'Zoe Two']],
    ['new', ['Zoe One', 'Zoe Two']],
    ['active', ['Zoe Three', 'Zoe One', 'Zoe Four']],
    ['inactive', ['Zoe Two']],
    ['admin', []],
  ])('%s, the most copies first [CON-22] [CON-23] [CON-24]', async (filter, expected) => {
    expect(await names(`?search=zoe&filter=${filter}`)).toEqual(expected);
  });

  test('the admins are those with the role [CON-23]', async () => {
    expect((await list('?filter=admin')).items.map(({ role }) => role)).toEqual(['admin']);
  });

  test.each([
    ['newUser', ['Zoe One', 'Zoe Two', 'Zoe Three', 'Zoe Four']],
    ['totalCopies', ['Zoe Three', 'Zoe One', 'Zoe Four', 'Zoe Two']],
    ['freeCopies', ['Zoe One', 'Zoe Four', 'Zoe Three', 'Zoe Two']],
    ['paidCopies', ['Zoe Three', 'Zoe One', null, null]],
    ['lastActivity', ['Zoe One', 'Zoe Four', 'Zoe Three', 'Zoe Two']],
  ])('ordered by %s, either way [CON-24]', async (sort, expected) => {
    const down = await names(`?search=zoe&sort=${sort}`);
    expect(down.map((name, index) => expected[index] && name)).toEqual(expected);
    expect(await names(`?search=zoe&sort=${sort}&direction=asc`)).toEqual(down.toReversed());
  });

  test('every filter and order without a search counts and lists the same people', async () => {
    for (const filter of ['all', 'new', 'active', 'inactive', 'admin'])
      for (const sort of USER_SORT_KEYS) {
        const down = await list(`?filter=${filter}&sort=${sort}&limit=100`);
        const up = await list(`?filter=${filter}&sort=${sort}&limit=100&direction=asc`);
        expect(down.total).toBe(down.items.length);
        expect(up.items.map(({ _id }) => _id)).toEqual(
          down.items.map(({ _id }) => _id).toReversed(),
        );
      }
  });

  test('names and addresses are found by any part, and signs stand for themselves', async () => {
    const email = `percy.${Date.now()}@example.test`;
    await plant({ name: '100% Percy_Ünal', email });
    for (const term of ['percy', 'RCY_Ü', '100%', '%', email.slice(3, 14), 'ünal'])
      expect(await names(`?search=${encodeURIComponent(term)}`)).toEqual(['100% Percy_Ünal']);
    for (const term of ['%percy', 'p_rcy', String.raw`\\`, "' or 1=1 --"])
      expect(await names(`?search=${encodeURIComponent(term)}`)).toEqual([]);
    expect(await names('?search=pe&filter=all')).toContain('100% Percy_Ünal');
  });

  test.each(['?filter=gone', '?sort=name', '?direction=up', '?page=0', '?limit=101', '?page=x'])(
    '%s is refused',
    async (search) => {
      const response = await get(world, `/user/admin/users${search}`, bearer(token));
      expect(response.statusCode).toBe(400);
    },
  );
});

describe('a long list', () => {
  beforeAll(async () => {
    for (let from = 0; from < 10_500; from += 1_500)
      await sql`
        insert into users (id, email, name, verified_at, created_at)
        select gen_random_uuid(), 'crowd' || i || '@crowd.test', 'Crowd ' || i, now(), now() - interval '90 days'
        from generate_series(${from}::int, ${from + 1_499}::int) i`.execute(world.platform.db);
  });

  test('is fifteen to a page, and is counted as far as anybody turns [CON-20]', async () => {
    const first = await list();
    expect([first.items.length, first.total, first.isMore]).toEqual([15, 10_000, true]);
    const second = await list('?page=2');
    expect(second.items).toHaveLength(15);
    expect(first.items.map(({ _id }) => _id)).not.toContain(second.items[0]!._id);
    expect((await list('?page=9999')).items).toEqual([]);
  });

  test('a search that many match says so and can be turned through for a while', async () => {
    const found = await list('?search=crowd&page=6');
    expect([found.items.length, found.total, found.isMore]).toEqual([15, 90, true]);
    expect((await list('?search=crowd&page=7')).items).toEqual([]);
  });

  test('whoever stands behind the first ten thousand is found all the same', async () => {
    await plant({ name: 'Last Of All', daysAgo: 4000, seenDaysAgo: 1000 });
    await plant({ name: 'Qi', daysAgo: 4000, seenDaysAgo: 1000 });
    expect(await names('?search=last%20of&sort=newUser')).toEqual(['Last Of All']);
    expect(await names('?search=qi&sort=newUser')).toEqual(['Qi']);
    expect(await names('?search=last%20of&sort=newUser&filter=active')).toEqual([]);
  });
});

describe('the figures of a person', () => {
  test('count every copy once, whatever comes at the same time', async () => {
    const pro = await createPlan(world, 'Pro', 499);
    const [free, paid] = [
      await publishComponent(world),
      await publishComponent(world, { planId: pro }),
    ];
    const person = await signUp(world, { name: 'Copying Person' });
    await givePlan(world, person.user._id, pro);
    const copy = (componentId: string) =>
      post(world, '/analytics/track-copy', { componentId }, bearer(person.token));
    await Promise.all([free, paid, free, paid, free].map(copy));
    await world.services.sums.count();
    const copied = { totalCopies: 5, freeCopies: 3, paidCopies: 2 };
    expect((await list('?search=copying%20person')).items).toMatchObject([copied]);
    const { rows } = await sql`
      select s.last_copied_at = (select max(occurred_at) from copy_events e where e.user_id = s.user_id) as exact
      from user_summaries s where user_id = ${person.user._id}`.execute(world.platform.db);
    expect(rows).toEqual([{ exact: true }]);
  });

  test('follow a name, a role and a visit', async () => {
    const begun = Date.now();
    const person = await signUp(world, { name: 'Before Renaming' });
    await world.services.users.rename(person.user._id, 'After Renaming');
    await world.services.users.makeAdmin(person.email);
    expect(await names('?search=before%20renaming')).toEqual([]);
    expect(await names('?search=after%20renaming&filter=admin')).toEqual(['After Renaming']);
    const [row] = (await list('?search=after%20renaming')).items;
    expect(Date.parse(row!.lastActivity!)).toBeGreaterThanOrEqual(begun);
  });

  test('whoever is no longer new loses the mark', async () => {
    const id = await plant({ name: 'Once New', daysAgo: 31 });
    await sql`update user_summaries set is_new = true where user_id = ${id}`.execute(
      world.platform.db,
    );
    expect(await names('?search=once%20new&filter=new')).toEqual([]);
    expect(await world.services.userAdmin.retireNew()).toBeGreaterThan(0);
    const { rows } = await sql`
      select s.is_new, w.is_new as has_new_words from user_summaries s join user_words w using (user_id)
      where user_id = ${id}`.execute(world.platform.db);
    expect(rows).toEqual([{ isNew: false, hasNewWords: false }]);
  });
});

describe('GET /user/admin/dashboard', () => {
  test('counts everybody, and those who were here in thirty days [API-43] [EN-23]', async () => {
    const read = async () =>
      (await get(world, '/user/admin/dashboard', bearer(token))).json<{
        stats: { totalUsers: number; activeUsers: number };
      }>().stats;
    const before = await read();
    await plant({ name: 'Here', seenDaysAgo: 29 });
    await plant({ name: 'Away', seenDaysAgo: 31 });
    await plant({ name: 'Never', seenDaysAgo: null });
    expect(await read()).toEqual({
      totalUsers: before.totalUsers + 3,
      activeUsers: before.activeUsers + 1,
    });
  });
});

describe('DELETE /user/admin/:id', () => {
  test('erases the person as they would themselves, and is written down [API-42]', async () => {
    const person = await signUp(world, { name: 'Gone Soon' });
    const response = await remove(person.user._id);
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    expect(await whoIs(world, person.token)).toBe(401);
    expect(await names('?search=gone%20soon')).toEqual([]);
    const { rows } = await sql`
      select (select name from users where id = ${person.user._id}) as name,
        (select count(*) from user_summaries where user_id = ${person.user._id}) as summaries,
        (select json_agg(json_build_object('actor', actor_id, 'action', action)) from audit_log
          where subject_kind = 'user' and subject_id = ${person.user._id}) as audit`.execute(
      world.platform.db,
    );
    expect(rows).toEqual([
      { name: 'Deleted user', summaries: 0, audit: [{ actor: adminId, action: 'delete' }] },
    ]);
    expect((await remove(person.user._id)).statusCode).toBe(404);
  });

  test('admins are refused, oneself among them [RO-14]', async () => {
    const other = await signUp(world);
    await world.services.users.makeAdmin(other.email);
    for (const id of [other.user._id, adminId]) {
      const response = await remove(id);
      expect([response.statusCode, response.json().message]).toEqual([
        403,
        "Can't delete admin users",
      ]);
    }
    expect(await whoIs(world, other.token)).toBe(other.email);
  });

  test('is for admins', async () => {
    const [person, victim] = [await signUp(world), await signUp(world)];
    expect((await remove(victim.user._id, person.token)).statusCode).toBe(403);
    expect((await remove(victim.user._id, 'x'.repeat(43))).statusCode).toBe(401);
    expect(await whoIs(world, victim.token)).toBe(victim.email);
  });
});
