import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer, get, openAccountsWorld, post, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { giveComponent } from '../../../test/library.ts';
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
});
afterAll(() => world.close());

const NOBODY = '00000000-0000-7000-8000-000000000000';

const codeFor = (token: string, id: string) => get(world, `/component/${id}/code`, bearer(token));
const put = (id: string, payload: object, token = admin) =>
  world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/component/${id}`,
    headers: bearer(token),
    payload,
  });
const remove = (id: string, token = admin) =>
  world.http.inject({
    method: 'DELETE',
    url: `${API_BASE}/component/${id}`,
    headers: bearer(token),
  });
const auditOf = async (id: string) => {
  const { rows } = await sql<{ action: string; fields: string[] }>`
    select action, fields from audit_log where subject_id = ${id} order by id`.execute(
    world.platform.db,
  );
  return rows;
};

describe('PUT /component/{id}', () => {
  const form = {
    title: 'New title',
    description: 'New words',
    code: 'export const B = 2;',
    category: 'Pricing',
    tags: ['x', 'y', 'x'],
    info: 'Paste it.',
    price: 199,
  };

  test('changes everything and answers with the component [API-14]', async () => {
    const id = await publishComponent(world, { slug: 'to-edit' });
    const response = await put(id, { ...form, subscriptionPlan: pro });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      _id: id,
      slug: 'to-edit',
      title: 'New title',
      description: 'New words',
      code: 'export const B = 2;',
      category: 'Pricing',
      tags: ['x', 'y'],
      info: 'Paste it.',
      price: 199,
      subscriptionPlan: { _id: pro, name: 'Pro', price: 499 },
      version: 2,
    });
    const page = await get(world, '/component/by-slug/to-edit');
    expect(page.json()).toMatchObject({ title: 'New title', version: 2, price: 199 });
    expect((await codeFor(admin, id)).json().highlighted).toContain('tok-keyword');
  });

  test('code that is the same makes no version; the old versions stay', async () => {
    const id = await publishComponent(world, { code: form.code });
    expect((await put(id, form)).json().version).toBe(1);
    expect((await put(id, { ...form, code: 'export const C = 3;' })).json().version).toBe(2);
    const { rows } = await sql`
      select number, files -> 0 ->> 'content' as code from component_versions
        where component_id = ${id} order by number`.execute(world.platform.db);
    expect(rows).toEqual([
      { number: 1, code: form.code },
      { number: 2, code: 'export const C = 3;' },
    ]);
  });

  test('the answer holds all that the form does: sent back, it changes nothing', async () => {
    const id = await publishComponent(world);
    const { subscriptionPlan, ...record } = (
      await put(id, { ...form, subscriptionPlan: pro })
    ).json();
    const again = await put(id, { ...record, subscriptionPlan: subscriptionPlan._id });
    expect(again.json()).toEqual({ ...record, subscriptionPlan });
    expect(record).toMatchObject({ version: 2, licence: 'Tessera commercial licence' });
  });

  test('a plan taken away or given publishes the licence that goes with it', async () => {
    const code = 'export const L = 1;';
    const id = await publishComponent(world, { slug: 'licensed', code });
    await sql`
      update component_versions set checks = '{"accessible": true}' where component_id = ${id}`.execute(
      world.platform.db,
    );
    const change = async (subscriptionPlan?: string | null) =>
      (await put(id, { ...form, code, subscriptionPlan })).json();
    expect(await change()).toMatchObject({ version: 1, licence: 'MIT' });
    expect(await change(pro)).toMatchObject({ version: 2, licence: 'Tessera commercial licence' });
    expect((await get(world, '/component/by-slug/licensed')).json()).toMatchObject({
      version: 2,
      licence: 'Tessera commercial licence',
      checks: { accessible: true },
    });
    const other = await createPlan(world, 'Studio', 1_999);
    expect(await change(other)).toMatchObject({ version: 2 });
    expect(await change(null)).toMatchObject({ version: 3, licence: 'MIT' });
    const { rows } = await sql`
      select number, licence from component_versions
        where component_id = ${id} order by number`.execute(world.platform.db);
    expect(rows).toEqual([
      { number: 1, licence: 'MIT' },
      { number: 2, licence: 'Tessera commercial licence' },
      { number: 3, licence: 'MIT' },
    ]);
  });

  test('what is left out stays, and null takes plan and price away', async () => {
    const id = await publishComponent(world, { planId: pro, pricePaise: 9_900 });
    const { price: _price, ...rest } = form;
    expect((await put(id, rest)).json()).toMatchObject({
      subscriptionPlan: { _id: pro },
      price: 99,
    });
    const answer = (await put(id, { ...rest, subscriptionPlan: null, price: null })).json();
    expect(answer).not.toHaveProperty('subscriptionPlan');
    expect(answer).not.toHaveProperty('price');
  });

  test.each([
    ['an empty title', { title: ' ' }, 400],
    ['no code', { code: '' }, 400],
    ['an unknown category', { category: 'Nonsense' }, 400],
    ['a price of nothing', { price: 0 }, 400],
    ['an unknown plan', { subscriptionPlan: NOBODY }, 404],
  ])('refuses %s', async (_what, wrong, status) => {
    const id = await publishComponent(world);
    expect((await put(id, { ...form, ...wrong })).statusCode).toBe(status);
  });

  test('is for admins, and for components that exist', async () => {
    const id = await publishComponent(world);
    const { token } = await signUp(world);
    expect((await put(id, form, token)).statusCode).toBe(403);
    expect((await remove(id, token)).statusCode).toBe(403);
    expect((await put(NOBODY, form)).statusCode).toBe(404);
    expect((await remove(NOBODY)).statusCode).toBe(404);
  });

  test('is written down with the names of what has changed, and not at all when nothing has', async () => {
    const id = await publishComponent(world);
    const record = (await put(id, form)).json();
    await put(id, record);
    await put(id, { ...record, tags: ['z'], price: null });
    expect(await auditOf(id)).toEqual([
      {
        action: 'update',
        fields: ['title', 'description', 'category', 'tags', 'info', 'price', 'code'],
      },
      { action: 'update', fields: ['tags', 'price'] },
    ]);
  });

  test('refuses an edit of what somebody else has changed since it was opened', async () => {
    const id = await publishComponent(world);
    const opened = (await put(id, form)).json();
    const other = (await put(id, { ...opened, title: 'Theirs' })).json();
    const late = await put(id, { ...opened, title: 'Mine' });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Somebody else has changed this component. Close it and open it again to see how.',
    ]);
    expect((await put(id, { ...other, title: 'Mine' })).json()).toMatchObject({ title: 'Mine' });
  });

  test('a plan that is no longer sold stays, and is given to nothing new', async () => {
    const plan = await createPlan(world, 'Founders', 99);
    const id = await publishComponent(world, { planId: plan });
    const other = await publishComponent(world);
    await sql`update plans set withdrawn_at = now() where id = ${plan}`.execute(world.platform.db);
    expect((await put(id, { ...form, subscriptionPlan: plan })).json()).toMatchObject({
      subscriptionPlan: { _id: plan },
    });
    const refused = await put(other, { ...form, subscriptionPlan: plan });
    expect([refused.statusCode, refused.json().message]).toEqual([
      404,
      'That plan is no longer on sale. Choose another one.',
    ]);
  });
});

describe('DELETE /component/{id}', () => {
  test('hides it from the shop and keeps it for those who bought it [API-15]', async () => {
    const id = await publishComponent(world, { slug: 'bought', planId: pro, code: 'Kept' });
    const buyer = await signUp(world);
    await giveComponent(world, buyer.user._id, id);
    const shop = async () =>
      (await get(world, '/component/all?limit=60')).json<{ _id: string }[]>().map(({ _id }) => _id);
    expect((await remove(id, buyer.token)).statusCode).toBe(403);
    expect((await remove(NOBODY)).statusCode).toBe(404);
    expect(await shop()).toContain(id);
    expect((await get(world, '/component/by-slug/bought')).statusCode).toBe(200);
    expect((await remove(id)).json()).toEqual({ success: true });
    expect(await shop()).not.toContain(id);
    expect((await get(world, '/component/by-slug/bought')).statusCode).toBe(404);
    expect((await codeFor(buyer.token, id)).json().code).toBe('Kept');
    const bought = await get(world, '/subscription/purchased', bearer(buyer.token));
    expect(bought.json()).toMatchObject([{ component: { _id: id } }]);
    expect(await auditOf(id)).toEqual([{ action: 'withdraw', fields: [] }]);
    expect((await remove(id)).statusCode).toBe(404);
  });
});

describe('POST /component/admin/check', () => {
  const check = async (code: string) =>
    (await post(world, '/component/admin/check', { code }, bearer(admin))).json();

  test('marks up code that can be read', async () => {
    expect(await check('export const A = 1;')).toEqual({
      problems: [],
      highlighted: expect.stringContaining('<span class="tok-keyword">export</span>'),
    });
  });

  test('says where code cannot be read, and still marks it up', async () => {
    expect(await check('const a = 1;\nconst b = ;')).toEqual({
      problems: [{ line: 2, column: 11, message: 'Unexpected token' }],
      highlighted: expect.stringContaining('tok-number'),
    });
  });
});
