import { registrySchema } from '@shadcn/registry/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { REGISTRY_OFFSET_MAX } from '@tessera/contract/registry';
import { bearer, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { makeKey, revokeKey } from '../../../test/keys.ts';
import { givePlan } from '../../../test/library.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import type { World } from '../../../test/world.ts';

const clock = movingClock();
let world: World;
let pro: string;
let freeId: string;
beforeAll(async () => {
  world = await openAccountsWorld({ clock });
  pro = await createPlan(world, 'Pro', 499);
  freeId = await publishComponent(world, { slug: 'free-thing', title: 'Free' });
  await publishComponent(world, {
    slug: 'paid-thing',
    title: 'Paid',
    code: 'export function PaidSecret() {}',
    planId: pro,
  });
  for (let made = 0; made < 3; made++) await publishComponent(world);
});
afterAll(() => world.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  world.http.inject({ url: `/r/${path}`, headers });
const withKey = (path: string, secret: string) => ask(path, bearer(secret));
const member = async (o: { plan?: boolean } = {}) => {
  const person = await signUp(world);
  if (o.plan) await givePlan(world, person.user._id, pro);
  return { ...person, ...(await makeKey(world, person.token)) };
};

describe('copies', () => {
  const copiesOf = async (userId: string) =>
    (
      await world.platform.db
        .selectFrom('copyEvents')
        .select(['componentId', 'surface', 'paid'])
        .where('userId', '=', userId)
        .execute()
    ).length;

  test('one per key, component and ten minutes, also when the requests are parallel', async () => {
    const { secret, user, token } = await member({ plan: true });
    await Promise.all(Array.from({ length: 6 }, () => withKey('paid-thing.json', secret)));
    expect(await copiesOf(user._id)).toBe(1);
    await withKey('free-thing.json', secret);
    expect(await copiesOf(user._id)).toBe(2);
    const other = await makeKey(world, token);
    await withKey('paid-thing.json', other.secret);
    expect(await copiesOf(user._id)).toBe(3);
    clock.advance({ seconds: 9 * 60 });
    await withKey('paid-thing.json', secret);
    expect(await copiesOf(user._id)).toBe(3);
    clock.advance({ seconds: 61 });
    await withKey('paid-thing.json', secret);
    expect(await copiesOf(user._id)).toBe(4);
    const { keys } = (
      await world.http.inject({ url: `${API_BASE}/user/keys`, headers: bearer(token) })
    ).json<{ keys: { lastTaken: unknown }[] }>();
    expect(keys.map(({ lastTaken }) => lastTaken)).toEqual([
      { slug: 'paid-thing', title: 'Paid' },
      { slug: 'paid-thing', title: 'Paid' },
    ]);
  });

  test('another version within ten minutes is the one that the member has', async () => {
    const { secret, user } = await member();
    await withKey('free-thing@1.json', secret);
    await sql`insert into component_versions (id, component_id, number, files, licence, sha256, dependencies, checks)
      select gen_random_uuid(), component_id, 2, files, licence, 'b' || substr(sha256, 2), dependencies, checks
      from component_versions where component_id = ${freeId}`.execute(world.platform.db);
    await withKey('free-thing@2.json', secret);
    const { rows } = await sql<{ number: number }>`
      select number from copied_versions join component_versions version on version.id = version_id
      where user_id = ${user._id}`.execute(world.platform.db);
    expect([rows, await copiesOf(user._id)]).toEqual([[{ number: 2 }], 1]);
  });

  test('a refusal, a search and a copy by nobody are none', async () => {
    const { secret, user } = await member();
    await withKey('paid-thing.json', secret);
    await withKey('registry.json', secret);
    await ask('free-thing.json');
    expect(await copiesOf(user._id)).toBe(0);
    const { rows } =
      await sql`select 1 from copy_events where component_id = ${freeId} and user_id is null`.execute(
        world.platform.db,
      );
    expect(rows).toEqual([]);
  });
});

describe('the list', () => {
  test('a search in a whole sentence finds what has the words that say what is wanted', async () => {
    const find = async (q: string) =>
      (await ask(`registry.json?q=${encodeURIComponent(q)}`))
        .json<{ items: { name: string }[] }>()
        .items.map(({ name }) => name);
    const exact = await find('Paid');
    expect(exact).toContain('paid-thing');
    expect(await find('a Paid component for my website')).toEqual(exact);
    expect(await find('paid zebra')).toEqual([]);
  });

  test('is what the schema of the CLI wants, page by page, and names the plan', async () => {
    const first = (await ask('registry.json?limit=2')).json<{
      items: { name: string }[];
      pagination: { total: number; offset: number; limit: number; hasMore: boolean };
    }>();
    expect(registrySchema.parse(first)).toBeTruthy();
    const { total } = first.pagination;
    expect(first.pagination).toEqual({ total, offset: 0, limit: 2, hasMore: true });
    const names: string[] = [];
    for (let offset = 0; offset < total; offset += 2) {
      const page = (await ask(`registry.json?limit=2&offset=${offset}`)).json<typeof first>();
      names.push(...page.items.map(({ name }) => name));
      expect(page.pagination.hasMore).toBe(offset + 2 < total);
    }
    expect(new Set(names).size).toBe(total);
    const all = (await ask('registry.json')).json<typeof first>();
    expect(all.items.map(({ name }) => name)).toEqual(names);
    expect(all.items.find(({ name }) => name === 'paid-thing')).toMatchObject({
      description: expect.stringMatching(/^Pro: /),
      meta: { plan: 'Pro' },
    });
  });

  test('ends at the last place that can be asked for', async () => {
    for (const offset of [REGISTRY_OFFSET_MAX, 999_999])
      expect((await ask(`registry.json?offset=${offset}`)).json()).toMatchObject({
        items: [],
        pagination: { offset: REGISTRY_OFFSET_MAX, hasMore: false },
      });
    expect((await ask('registry.json?type=registry:font')).json()).toMatchObject({ items: [] });
  });

  test('a key must be one that may search', async () => {
    const { secret, token, key } = await member();
    expect((await withKey('registry.json', secret)).statusCode).toBe(200);
    const { secret: codeOnly } = await makeKey(world, token, { scopes: ['code'] });
    expect((await withKey('registry.json', codeOnly)).statusCode).toBe(403);
    await revokeKey(world, token, key._id);
    expect((await withKey('registry.json', secret)).statusCode).toBe(401);
  });

  test('searches as the shop does, and code is in none of its answers', async () => {
    const found = (await ask('registry.json?q=paid&limit=100&offset=0')).json<{
      items: { name: string }[];
      pagination: object;
    }>();
    expect(found.items[0]).toMatchObject({ name: 'paid-thing' });
    expect(found.pagination).toMatchObject({ total: found.items.length, hasMore: false });
    expect(JSON.stringify(found)).not.toContain('PaidSecret');
    expect((await ask('registry.json?q=zzzzz')).json()).toMatchObject({
      items: [],
      pagination: { total: 0 },
    });
  });

  test.each(['limit=0', 'limit=x', 'offset=-1', 'limit=9999', `q=${'x'.repeat(500)}`])(
    'takes %s as left out',
    async (query) => {
      expect((await ask(`registry.json?${query}`)).json()).toMatchObject({
        pagination: { offset: 0, limit: 100 },
      });
    },
  );
});
