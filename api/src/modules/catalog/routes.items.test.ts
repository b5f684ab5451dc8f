import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer, get, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { giveComponent, givePlan } from '../../../test/library.ts';
import { inDatabase, required, TEMPLATE } from '../../../test/template-database.ts';
import { openWorld, type World } from '../../../test/world.ts';

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

describe('the door to code', () => {
  test('opens for a verified person and a free item [S1-04] [EN-05]', async () => {
    const id = await publishComponent(world, { code: 'export const A = 1;' });
    const { token } = await signUp(world);
    const response = await codeFor(token, id);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json()).toEqual({
      _id: id,
      code: 'export const A = 1;',
      highlighted: null,
      version: 1,
    });
  });

  test('stays shut for nobody, and for an item of a plan without it [S1-02]', async () => {
    const id = await publishComponent(world, { planId: pro, code: 'PaidMarker' });
    const { token, user } = await signUp(world);
    expect((await get(world, `/component/${id}/code`)).statusCode).toBe(401);
    const locked = await codeFor(token, id);
    expect([locked.statusCode, locked.json().code]).toEqual([403, 'LOCKED']);
    expect(locked.body).not.toContain('PaidMarker');
    await givePlan(world, user._id, pro);
    expect((await codeFor(token, id)).json().code).toBe('PaidMarker');
  });

  test('opens for whoever bought it, also after it was taken off the shelves', async () => {
    const id = await publishComponent(world, { planId: pro });
    const buyer = await signUp(world);
    const other = await signUp(world);
    await giveComponent(world, buyer.user._id, id);
    await givePlan(world, other.user._id, pro);
    expect((await remove(id)).json()).toEqual({ success: true });
    expect((await codeFor(buyer.token, id)).statusCode).toBe(200);
    expect((await codeFor(other.token, id)).statusCode).toBe(404);
    expect((await codeFor(admin, id)).statusCode).toBe(200);
  });

  test('opens every item for an admin', async () => {
    const id = await publishComponent(world, { planId: pro });
    expect((await codeFor(admin, id)).statusCode).toBe(200);
  });
});

describe('a component by its slug', () => {
  test('has what its page shows, and no code [EN-03] [EN-04]', async () => {
    const id = await publishComponent(world, {
      slug: 'the-one',
      title: 'The one',
      category: 'FAQ',
      planId: pro,
      pricePaise: 14_900,
      code: 'HiddenMarker',
    });
    const neighbour = await publishComponent(world, { category: 'FAQ' });
    const response = await get(world, '/component/by-slug/the-one');
    expect(response.json()).toMatchObject({
      _id: id,
      slug: 'the-one',
      price: 149,
      subscriptionPlan: { _id: pro, name: 'Pro', price: 499 },
      version: 1,
      licence: 'MIT',
      checks: {},
      dependencies: {},
      related: [{ _id: neighbour }],
    });
    expect(response.body).not.toContain('HiddenMarker');
    expect(response.headers['cache-control']).toMatch(/^public/);
  });

  test('is found by an old slug under its present one', async () => {
    const id = await publishComponent(world, { slug: 'present' });
    await sql`insert into slug_redirects (slug, component_id) values ('past', ${id})`.execute(
      world.platform.db,
    );
    expect((await get(world, '/component/by-slug/past')).json()).toMatchObject({ slug: 'present' });
  });

  test('is found while the standby has not heard of it, under its new address and its old one', async () => {
    const id = await publishComponent(world, { slug: 'renamed' });
    await sql`insert into slug_redirects (slug, component_id) values ('before', ${id})`.execute(
      world.platform.db,
    );
    await world.platform.memory.attempt((redis) => redis.flushdb());
    // A standby of the same shop before anything was in it.
    const late = await openWorld({
      fresh: false,
      overrides: { DATABASE_READ_URL: inDatabase(required('DATABASE_STANDBY_URL'), TEMPLATE) },
    });
    onTestFinished(late.close);
    expect((await get(late, '/component/all')).json()).toEqual([]);
    for (const slug of ['renamed', 'before'])
      expect((await get(late, `/component/by-slug/${slug}`)).json()).toMatchObject({
        slug: 'renamed',
      });
    expect((await get(late, '/component/by-slug/never-was')).statusCode).toBe(404);
  });

  test('is not there when unknown or withdrawn', async () => {
    const id = await publishComponent(world, { slug: 'gone' });
    await remove(id);
    for (const slug of ['gone', 'never-was'])
      expect((await get(world, `/component/by-slug/${slug}`)).statusCode).toBe(404);
  });
});

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
    ['an unknown plan', { subscriptionPlan: '00000000-0000-7000-8000-000000000000' }, 404],
  ])('refuses %s', async (_what, wrong, status) => {
    const id = await publishComponent(world);
    expect((await put(id, { ...form, ...wrong })).statusCode).toBe(status);
  });

  test('is for admins, and for components that exist', async () => {
    const id = await publishComponent(world);
    const { token } = await signUp(world);
    expect((await put(id, form, token)).statusCode).toBe(403);
    expect((await remove(id, token)).statusCode).toBe(403);
    expect((await put('00000000-0000-7000-8000-000000000000', form)).statusCode).toBe(404);
    expect((await remove('00000000-0000-7000-8000-000000000000')).statusCode).toBe(404);
  });

  test('is written down with the names of the fields only', async () => {
    const id = await publishComponent(world);
    await put(id, form);
    const { rows } = await sql`
      select action, fields from audit_log where subject_id = ${id} order by id`.execute(
      world.platform.db,
    );
    expect(rows).toEqual([{ action: 'update', fields: expect.arrayContaining(['title', 'code']) }]);
  });
});
