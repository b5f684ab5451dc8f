import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer, get, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { giveComponent, givePlan } from '../../../test/library.ts';
import { inDatabase, required, TEMPLATE } from '../../../test/template-database.ts';
import { forgetShared, openWorld, type World } from '../../../test/world.ts';
import { sha256Of } from '../../platform/sha256.ts';

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
      slug: expect.any(String),
      code: 'export const A = 1;',
      highlighted: null,
      version: 1,
      sha256: sha256Of('export const A = 1;'),
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

describe('reading without an account', () => {
  const read = (id: string) => get(world, `/component/${id}/free-code`);

  test('everybody reads the code of a free item, and copying still needs a member [S1-02]', async () => {
    const id = await publishComponent(world, { code: 'export const Free = 1;' });
    const response = await read(id);
    expect(response.headers['cache-control']).toMatch(/^public/);
    expect(response.json()).toMatchObject({ _id: id, code: 'export const Free = 1;', version: 1 });
    expect((await get(world, `/component/${id}/code`)).statusCode).toBe(401);
    const counted = await world.http.inject({
      method: 'POST',
      url: `${API_BASE}/analytics/track-copy`,
      payload: { componentId: id },
    });
    expect(counted.statusCode).toBe(401);
  });

  test('nobody reads a paid item here, not even who may copy it', async () => {
    const id = await publishComponent(world, { planId: pro, code: 'PaidMarker' });
    for (const headers of [{}, bearer(admin)]) {
      const locked = await get(world, `/component/${id}/free-code`, headers);
      expect(locked.statusCode).toBe(404);
      expect(locked.body).not.toContain('PaidMarker');
    }
  });

  test('nobody reads what is withdrawn', async () => {
    const id = await publishComponent(world);
    await remove(id);
    expect((await read(id)).statusCode).toBe(404);
    expect((await get(world, `/component/${id}/card`)).statusCode).toBe(404);
  });

  test('a card by its id is the card of the list, without code', async () => {
    const id = await publishComponent(world, { title: 'Wanted thing', code: 'CardMarker' });
    const response = await get(world, `/component/${id}/card`);
    expect(response.json()).toMatchObject({ _id: id, title: 'Wanted thing' });
    expect(response.body).not.toContain('CardMarker');
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
    await forgetShared(world.platform);
    // A standby that lags behind: its database is still empty.
    const late = await openWorld({
      fresh: false,
      overrides: { DATABASE_READ_URL: inDatabase(required('DATABASE_STANDBY_URL'), TEMPLATE) },
    });
    onTestFinished(late.close);
    const onStandby = () =>
      late.platform.reads.read((db) => db.selectFrom('components').select('id').execute(), {
        fresh: false,
      });
    await expect.poll(onStandby).toEqual([]);
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
