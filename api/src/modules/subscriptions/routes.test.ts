import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PURCHASES_MAX } from '@tessera/contract/constants';
import type { Purchase } from '@tessera/contract/subscriptions';
import { bearer, get, openAccountsWorld, post, reopen, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { giveComponent, givePlan } from '../../../test/library.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import type { World } from '../../../test/world.ts';

const DAY_SECONDS = 86_400;

let world: World;
const clock = movingClock();
let pro: string;
let plus: string;
beforeAll(async () => {
  world = await openAccountsWorld({ clock });
  pro = await createPlan(world, 'Pro', 499);
  plus = await createPlan(world, 'Pro Plus', 999, [pro]);
});
afterAll(() => world.close());

const current = async (token: string) =>
  (await get(world, '/subscription/current', bearer(token))).json();

describe('GET /subscription/current', () => {
  test('nothing was ever held [API-20]', async () => {
    const { token } = await signUp(world);
    expect(await current(token)).toEqual({ active: false, plan: null, expired: null, plans: [] });
  });

  test('an active plan comes with its name, price, end, id and reach [API-20] [EN-09] [ST-20]', async () => {
    const { token, user } = await signUp(world);
    await givePlan(world, user._id, plus);
    const plan = {
      _id: plus,
      name: 'Pro Plus',
      price: 999,
      duration: 30,
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      accessiblePlans: [pro],
    };
    expect(await current(token)).toEqual({ active: true, plan, expired: null, plans: [plan] });
  });

  test('all running plans are listed, the dearest is the current one [EN-11]', async () => {
    const { token, user } = await signUp(world);
    await givePlan(world, user._id, pro, 300);
    await givePlan(world, user._id, plus);
    const answer = await current(token);
    expect(answer.plan.name).toBe('Pro Plus');
    expect(answer.plans.map(({ name }: { name: string }) => name)).toEqual(['Pro Plus', 'Pro']);
  });

  test('buying again extends from the present end', async () => {
    const { token, user } = await signUp(world);
    await Promise.all([givePlan(world, user._id, pro), givePlan(world, user._id, pro)]);
    const { plan } = await current(token);
    const days = (Date.parse(plan.expiresAt) - clock.now().getTime()) / 86_400_000;
    expect(Math.ceil(days)).toBe(60);
  });

  test('a source grants once, whoever reports it', async () => {
    const { user } = await signUp(world);
    const once = { holderId: user._id, planId: pro, source: { kind: 'order', id: pro } } as const;
    const { services, platform } = world;
    const give = () =>
      platform.db.transaction().execute((tx) => services.subscriptions.grantPlan(tx, once));
    const given = await Promise.all([give(), give(), give()]);
    expect(given.filter(Boolean)).toHaveLength(1);
  });

  test('a revoked period leaves no gap before the next', async () => {
    const { token, user } = await signUp(world);
    await givePlan(world, user._id, pro, 30);
    await givePlan(world, user._id, pro, 30);
    const { rows } = await world.platform.db.executeQuery<{ id: string }>(
      world.platform.db
        .selectFrom('grants')
        .select('id')
        .where('holderId', '=', user._id)
        .orderBy('startsAt')
        .compile(),
    );
    await world.services.subscriptions.revoke(rows[0]!.id);
    const answer = await current(token);
    expect(answer.active).toBe(true);
    const days = (Date.parse(answer.plan.expiresAt) - clock.now().getTime()) / 86_400_000;
    expect(Math.ceil(days)).toBe(30);
  });

  test('a plan expires: it is no longer active, and is named with its end [EN-10] [ST-20]', async () => {
    const { token, user } = await signUp(world);
    await givePlan(world, user._id, pro, 2);
    clock.advance({ seconds: 2 * DAY_SECONDS + 1 });
    world = await reopen(world, { clock });
    expect(await current(token)).toEqual({
      active: false,
      plan: null,
      expired: { _id: pro, name: 'Pro', expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      plans: [],
    });
  });
});

test('GET /subscription/purchased lists entries that hold a component [API-21] [EN-12]', async () => {
  const { token, user } = await signUp(world);
  const bought = await publishComponent(world, { planId: pro, pricePaise: 14_900 });
  await giveComponent(world, user._id, bought);
  const response = await get(world, '/subscription/purchased', bearer(token));
  expect(response.json()).toEqual([
    {
      component: {
        _id: bought,
        slug: expect.any(String),
        title: expect.any(String),
        imageUrl: expect.stringMatching(/^\/media\//),
        isPublished: true,
      },
      purchasedAt: expect.stringMatching(/^\d{4}-/),
    },
  ]);
  // What is withdrawn stays bought, without a page.
  await sql`update components set status = 'withdrawn' where id = ${bought}`.execute(
    world.platform.db,
  );
  expect((await get(world, '/subscription/purchased', bearer(token))).json()).toMatchObject([
    { component: { _id: bought, isPublished: false } },
  ]);
  expect((await get(world, '/subscription/purchased')).statusCode).toBe(401);
});

describe('somebody who has bought more than one answer holds', () => {
  let token: string;
  let first: string;
  beforeAll(async () => {
    const person = await signUp(world);
    token = person.token;
    first = await publishComponent(world, { planId: pro, code: 'FirstBought' });
    await giveComponent(world, person.user._id, first);
    await post(world, '/user/saved-components', { componentId: first }, bearer(token));
    await sql`
      with bought as (
        insert into components (id, slug, title, category)
        select gen_random_uuid(), 'bulk-' || number, 'Bulk ' || number, 'Hero'
        from generate_series(1, ${PURCHASES_MAX}::int) number returning id)
      insert into grants (id, holder_id, kind, component_id, source_kind, source_id, starts_at)
      select gen_random_uuid(), ${person.user._id}::uuid, 'component', id, 'admin', gen_random_uuid(), now() + interval '1 year'
      from bought`.execute(world.platform.db);
  });

  test('still opens the first of it, in the browser and on the saved page', async () => {
    const code = await get(world, `/component/${first}/code`, bearer(token));
    expect(code.json()).toMatchObject({ code: 'FirstBought' });
    const saved = await get(world, '/user/saved-components', bearer(token));
    expect(saved.json()).toMatchObject([{ _id: first, code: 'FirstBought' }]);
    const { purchasedIds } = (await get(world, '/user/library', bearer(token))).json();
    expect(purchasedIds).toHaveLength(PURCHASES_MAX);
    expect(purchasedIds).not.toContain(first);
  });

  test('finds all of it page by page, each once', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/subscription/purchased?limit=1500';
    while (path !== undefined) {
      const page = await get(world, path, bearer(token));
      for (const { component } of page.json<Purchase[]>()) seen.push(component._id);
      path = /<\/api([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
    }
    expect(seen).toHaveLength(PURCHASES_MAX + 1);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.at(-1)).toBe(first);
    const whole = await get(world, '/subscription/purchased', bearer(token));
    expect(whole.json()).toHaveLength(PURCHASES_MAX);
    expect(whole.headers['link']).toContain('rel="next"');
  });
});
