import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { bearer, get, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let pro: string;
let admin: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  pro = await createPlan(world, 'Pro', 499);
  const person = await signUp(world);
  await world.services.users.makeAdmin(person.email);
  admin = person.token;
  const at = (day: number) => ({ publishedAt: new Date(Date.UTC(2026, 0, day)) });
  await publishComponent(world, { ...at(1), title: 'Calm hero', code: 'Calm', tags: ['quiet'] });
  await publishComponent(world, {
    ...at(2),
    title: 'bold prices',
    category: 'Pricing',
    planId: pro,
    pricePaise: 19_900,
  });
  await publishComponent(world, { ...at(3), title: 'Answers', category: 'FAQ', planId: pro });
  const gone = await publishComponent(world, { ...at(4), title: 'Gone hero' });
  await world.http.inject({
    method: 'DELETE',
    url: `${API_BASE}/component/${gone}`,
    headers: bearer(admin),
  });
});
afterAll(() => world.close());

const ask = async (query = '', token = admin) =>
  get(world, `/component/admin/all${query}`, bearer(token));
const list = async (query = '') =>
  (await ask(query)).json<{ items: ComponentRecord[]; total: number; isMore: boolean }>();
const titles = async (query = '') => (await list(query)).items.map(({ title }) => title);

describe('GET /component/admin/all', () => {
  test('lists what is on sale with its code, newest first [AD-12]', async () => {
    const response = await ask();
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { items, ...counts } = response.json<{ items: ComponentRecord[] }>();
    expect(counts).toEqual({ total: 3, isMore: false });
    expect(items.map(({ title }) => title)).toEqual(['Answers', 'bold prices', 'Calm hero']);
    expect(items[2]).toMatchObject({
      code: 'Calm',
      version: 1,
      status: 'published',
      tags: ['quiet'],
      updatedAt: expect.stringMatching(/Z$/),
    });
    const shop = await get(world, '/component/all', bearer(admin));
    expect(shop.body).not.toContain('"code"');
  });

  test('is for admins alone', async () => {
    const { token } = await signUp(world);
    expect((await ask('', token)).statusCode).toBe(403);
    expect((await get(world, '/component/admin/all')).statusCode).toBe(401);
  });

  test.each([
    ['?search=HERO', ['Calm hero']],
    ['?search=%23quiet', ['Calm hero']],
    ['?search=100%25', []],
    ['?category=FAQ', ['Answers']],
    ['?plan=free', ['Calm hero']],
    ['?search=a&plan=free', ['Calm hero']],
    ['?category=FAQ&plan=free', []],
    ['?status=withdrawn', ['Gone hero']],
    ['?status=withdrawn&search=gone', ['Gone hero']],
    ['?status=withdrawn&search=calm', []],
    ['?sort=title&direction=asc', ['Answers', 'bold prices', 'Calm hero']],
    ['?sort=price&direction=desc&limit=1', ['bold prices']],
    ['?sort=newest&direction=asc', ['Calm hero', 'bold prices', 'Answers']],
    ['?search=a&sort=title&direction=desc', ['Calm hero', 'bold prices', 'Answers']],
    ['?limit=2&page=2', ['Calm hero']],
    ['?limit=2&page=3', []],
    ['?page=10000&limit=100', []],
  ])('%s finds %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('finds the items of a plan, and counts them all', async () => {
    const { items, total } = await list(`?plan=${pro}&limit=1`);
    expect([items.map(({ title }) => title), total]).toEqual([['Answers'], 2]);
    const other = await createPlan(world, 'Other', 999);
    expect(await list(`?plan=${other}`)).toMatchObject({ items: [], total: 0 });
  });

  test.each(['?limit=101', '?page=0', '?sort=code', '?category=Nonsense', '?plan=Pro'])(
    'refuses %s',
    async (query) => {
      expect((await ask(query)).statusCode).toBe(400);
    },
  );
});
