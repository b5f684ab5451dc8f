import type { LightMyRequestResponse as Response } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PlanLinks, PLAN_LINKS } from '@tessera/contract/access';
import { API_BASE } from '@tessera/contract/addresses';
import { type SavedComponent, SAVED_MAX } from '@tessera/contract/saved';
import { bearer, get, openAccountsWorld, PASSWORD, post, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { giveComponent, givePlan } from '../../../test/library.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let pro: string;
let plus: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  pro = await createPlan(world, 'Pro', 499);
  plus = await createPlan(world, 'Pro Plus', 999, [pro]);
});
afterAll(() => world.close());

let token: string;
let userId: string;
beforeEach(async () => {
  const person = await signUp(world);
  token = person.token;
  userId = person.user._id;
});

const save = (componentId: string, by = token) =>
  post(world, '/user/saved-components', { componentId }, bearer(by));
const remove = (id: string, headers: Record<string, string> = bearer(token)) =>
  world.http.inject({
    method: 'DELETE',
    url: `${API_BASE}/user/saved-components/${id}`,
    headers,
  });
const list = async (by = token): Promise<SavedComponent[]> =>
  (await get(world, '/user/saved-components', bearer(by))).json();
const listedIds = async (by = token) => (await list(by)).map(({ _id }) => _id);
const setPlanLinks = (planLinks: PlanLinks) =>
  world.platform.db.transaction().execute((tx) => world.services.plans.setPlanLinks(tx, planLinks));

describe('saving', () => {
  test('adds to the list, newest first, once [API-16] [API-17] [EN-13] [S1-05]', async () => {
    const first = await publishComponent(world, { title: 'First', tags: ['a'] });
    const second = await publishComponent(world, { title: 'Second', planId: pro });
    for (const id of [first, second, first]) expect((await save(id)).statusCode).toBe(200);
    const saved = await list();
    expect(saved.map(({ _id }) => _id)).toEqual([second, first]);
    expect(saved[1]).toMatchObject({
      title: 'First',
      imageUrl: expect.stringMatching(/^\/media\//),
      tags: ['a'],
      code: expect.stringContaining('export const'),
    });
    expect(saved[0]?.subscriptionPlan?._id).toBe(pro);
  });

  test('is undone by removing, and removing again changes nothing [API-18] [ST-35]', async () => {
    const [id, other] = [await publishComponent(world), await publishComponent(world)];
    await save(id);
    await save(other);
    for (const time of ['first', 'again']) {
      const answer = await remove(id);
      expect([time, answer.statusCode, answer.json()]).toEqual([time, 200, { success: true }]);
      expect(await listedIds()).toEqual([other]);
    }
    expect((await get(world, '/user/library', bearer(token))).json().savedIds).toEqual([other]);
  });

  test('is undone for oneself only [API-18]', async () => {
    const id = await publishComponent(world);
    const { token: another } = await signUp(world);
    await save(id);
    await save(id, another);
    expect((await remove(id, {})).statusCode).toBe(401);
    expect((await remove(id)).statusCode).toBe(200);
    expect([await listedIds(), await listedIds(another)]).toEqual([[], [id]]);
  });

  test('something withdrawn stays on the list of those who bought it, with its code, and on no other', async () => {
    const { token: admin, email } = await signUp(world);
    await world.services.users.makeAdmin(email);
    const { token: buyer, user } = await signUp(world);
    const [free, sold] = [
      await publishComponent(world),
      await publishComponent(world, { planId: pro, pricePaise: 9_900 }),
    ];
    await giveComponent(world, user._id, sold);
    // A user who only has the plan has not bought the component.
    await givePlan(world, userId, pro);
    for (const id of [free, sold]) {
      await save(id);
      await save(id, buyer);
      const withdrawn = await world.http.inject({
        method: 'DELETE',
        url: `${API_BASE}/component/${id}`,
        headers: bearer(admin),
      });
      expect(withdrawn.statusCode).toBe(200);
    }
    expect(await list()).toEqual([]);
    expect(await list(buyer)).toMatchObject([{ _id: sold, code: expect.any(String) }]);
    expect((await save(free)).statusCode).toBe(404);
  });

  test('needs an account, and a component that is there [S1-03]', async () => {
    const id = await publishComponent(world);
    const anonymous = await post(world, '/user/saved-components', { componentId: id });
    expect(anonymous.statusCode).toBe(401);
    expect((await save('00000000-0000-7000-8000-000000000000')).statusCode).toBe(404);
    expect((await save('no-id')).statusCode).toBe(400);
  });

  test('is paged without a gap', async () => {
    const ids = [];
    for (let i = 0; i < 5; i++) {
      ids.push(await publishComponent(world));
      await save(ids[i]!);
    }
    const seen: string[] = [];
    let path: string | undefined = `${API_BASE}/user/saved-components?limit=2`;
    while (path) {
      const response: Response = await world.http.inject({ url: path, headers: bearer(token) });
      seen.push(...response.json<SavedComponent[]>().map(({ _id }) => _id));
      path = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(ids.toReversed());
  });

  test('is bounded, and what is saved already can be saved again', async () => {
    const id = await publishComponent(world);
    await save(id);
    await sql`
      with made as (
        insert into components (id, slug, title, category)
        select gen_random_uuid(), 'filler-' || n || '-' || ${userId.slice(-8)}, 'Filler', 'Hero'
          from generate_series(1, ${SAVED_MAX - 1}) n returning id)
      insert into saved_components (user_id, component_id) select ${userId}::uuid, id from made`.execute(
      world.platform.db,
    );
    expect((await save(id)).statusCode).toBe(200);
    const full = await save(await publishComponent(world));
    expect([full.statusCode, full.json().code]).toEqual([409, 'SAVED_FULL']);
  });
});

describe('code on the saved page', () => {
  const codeOf = async (id: string): Promise<boolean> =>
    (await list()).some((item) => item._id === id && item.code !== undefined);

  test('comes for what is free, bought, of the same plan or below it', async () => {
    const item = await publishComponent(world, { planId: pro });
    const free = await publishComponent(world);
    await save(item);
    await save(free);
    expect([await codeOf(free), await codeOf(item)]).toEqual([true, false]);
    await giveComponent(world, userId, item);
    expect(await codeOf(item)).toBe(true);
    const another = await publishComponent(world, { planId: pro });
    await save(another);
    expect(await codeOf(another)).toBe(false);
    await givePlan(world, userId, plus);
    expect(await codeOf(another)).toBe(true);
  });

  test.each(PLAN_LINKS)('from below to above only when links count both ways: %s', async (rule) => {
    await setPlanLinks(rule);
    try {
      const above = await publishComponent(world, { planId: plus });
      await save(above);
      await givePlan(world, userId, pro);
      expect(await codeOf(above)).toBe(rule === 'both');
    } finally {
      await setPlanLinks('both');
    }
  });
});

test('the library says what is saved, bought and held [EN-11]', async () => {
  const saved = await publishComponent(world);
  const bought = await publishComponent(world, { planId: pro, pricePaise: 9_900 });
  await save(saved);
  await giveComponent(world, userId, bought);
  await givePlan(world, userId, plus);
  const response = await get(world, '/user/library', bearer(token));
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(response.json()).toEqual({
    savedIds: [saved],
    purchasedIds: [bought],
    activePlans: [
      {
        _id: plus,
        name: 'Pro Plus',
        price: 999,
        duration: 30,
        expiresAt: expect.any(String),
        accessiblePlans: [pro],
      },
    ],
    outdated: [],
  });
});

test('what a person has saved and been given is in the export; saved things go with the account', async () => {
  const id = await publishComponent(world);
  await save(id);
  await givePlan(world, userId, pro);
  const exported = (await get(world, '/user/export', bearer(token))).json();
  expect(exported).toMatchObject({
    savedComponents: [id],
    entitlements: [{ kind: 'plan', planId: pro }],
    copies: [],
  });
  await world.http.inject({
    method: 'DELETE',
    url: `${API_BASE}/user/account`,
    headers: bearer(token),
    payload: { password: PASSWORD },
  });
  const { rows } = await sql<{ saved: number; granted: number }>`
    select (select count(*) from saved_components where user_id = ${userId}) as saved,
      (select count(*) from grants where holder_id = ${userId}) as granted`.execute(
    world.platform.db,
  );
  expect(rows).toEqual([{ saved: 0, granted: 1 }]);
});
