import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TemplateCard, TemplateDetail } from '@tessera/contract/templates';
import { bearer, get, openAccountsWorld, post, register, signUp } from '../../../test/accounts.ts';
import { createPlan } from '../../../test/catalogue.ts';
import { givePlan } from '../../../test/library.ts';
import { createTemplate, signUpAdmin } from '../../../test/templates.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let admin: string;
let pro: string;
let plus: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  admin = await signUpAdmin(world);
  pro = await createPlan(world, 'Pro', 499);
  plus = await createPlan(world, 'Pro Plus', 999, [pro]);
});
afterAll(() => world.close());

const setPlanLinks = (planLinks: 'both' | 'downward') =>
  world.http.inject({
    method: 'PUT',
    url: '/api/subscription-plan/admin/settings',
    headers: bearer(admin),
    payload: { planLinks },
  });

const list = async (query = ''): Promise<TemplateCard[]> => {
  const answer = await get(world, `/template/all${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<TemplateCard[]>();
};

const download = (id: string, token: string) =>
  post(world, `/template/${id}/download`, {}, bearer(token));

const holderOf = async (...plans: string[]): Promise<string> => {
  const { token, user } = await signUp(world);
  for (const plan of plans) await givePlan(world, user._id, plan);
  return token;
};

describe('the list', () => {
  test('F114 holds what anyone may see of each template, and never where its file is [API-29] [EN-14] [EN-16]', async () => {
    const made = await createTemplate(world, admin, {
      tags: '["portfolio","dark"]',
      subscriptionPlan: pro,
      downloadUrl: 'https://files.example.com/planted-secret.zip',
    });
    for (const headers of [{}, bearer(admin)]) {
      const answer = await get(world, '/template/all', headers);
      const [card] = answer.json<TemplateCard[]>();
      expect(card).toEqual({
        _id: made._id,
        slug: made.slug,
        title: 'Studio North',
        subtitle: 'A calm portfolio',
        description: 'A complete site for a small studio.',
        category: 'Portfolio',
        tags: ['portfolio', 'dark'],
        previewUrl: 'https://preview.example.com/studio',
        images: [expect.stringMatching(/^\/media\/templates\/[0-9a-f]{32}\.webp$/)],
        pictures: [
          {
            url: card!.images[0],
            width: 60,
            height: 40,
            placeholder: expect.any(String),
            widths: [],
          },
        ],
        subscriptionPlan: { _id: pro, name: 'Pro', price: 499, alsoOpenTo: [] },
        createdAt: expect.any(String),
      });
      expect(answer.body).not.toMatch(/downloadUrl|planted-secret/);
      expect(answer.headers['cache-control']).toContain('public');
    }
    const detail = await get(world, `/template/by-slug/${made.slug}`);
    expect(detail.json<TemplateDetail>()).toMatchObject({
      _id: made._id,
      version: 1,
      licence: 'Tessera commercial licence',
      stack: [],
    });
    expect((await get(world, '/template/categories')).json()).toEqual([
      { category: 'Portfolio', count: 1 },
    ]);
    expect(detail.body).not.toMatch(/downloadUrl|planted-secret/);
    const byId = await get(world, `/template/${made._id}/card`);
    expect(byId.json()).toEqual((await list()).find(({ _id }) => _id === made._id));
    const picture = await world.http.inject({ url: made.images[0]! });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('comes a page at a time, newest first, without gaps', async () => {
    const titles = ['Page one', 'Page two', 'Page three'];
    for (const title of titles) await createTemplate(world, admin, { title, category: 'Blog' });
    const seen: string[] = [];
    const turn = async (url: string): Promise<void> => {
      const answer = await world.http.inject({ url });
      expect(answer.headers['x-total-count']).toBe('3');
      seen.push(...answer.json<TemplateCard[]>().map(({ title }) => title));
      const next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1];
      if (next) await turn(next);
    };
    await turn('/api/template/all?category=Blog&limit=2');
    expect(seen).toEqual(titles.toReversed());
    const whole = await get(world, '/template/all?category=Blog&limit=3');
    expect(whole.json()).toHaveLength(3);
    expect(whole.headers.link).toBeUndefined();
  });

  test('is searched in title, subtitle, description, category and tags; a percent sign is a sign', async () => {
    const { _id } = await createTemplate(world, admin, {
      title: 'Kaveri Bistro 100%',
      category: 'Restaurant',
      tags: '["biryani"]',
    });
    for (const words of ['kaveri', 'BISTRO kav', 'restaurant', '%23biryani', '100%25'])
      expect((await list(`?search=${words}`)).map((card) => card._id)).toEqual([_id]);
    expect(await list('?search=100%25%25')).toEqual([]);
    expect(await list('?search=kaveri&category=Blog')).toEqual([]);
    expect((await get(world, '/template/all?category=Nonsense')).statusCode).toBe(400);
  });

  test('a deleted template is gone from everywhere [API-33]', async () => {
    const { _id, slug } = await createTemplate(world, admin, { title: 'Short life' });
    const { token } = await signUp(world);
    const remove = (headers: Record<string, string>) =>
      world.http.inject({ method: 'DELETE', url: `/api/template/${_id}`, headers });
    expect([
      (await remove({})).statusCode,
      (await remove(bearer(token))).statusCode,
      (await get(world, `/template/by-slug/${slug}`)).statusCode,
    ]).toEqual([401, 403, 200]);
    expect((await list()).map((card) => card._id)).toContain(_id);
    expect((await remove(bearer(admin))).json()).toEqual({ success: true });
    expect((await remove(bearer(admin))).statusCode).toBe(404);
    expect((await list()).map((card) => card._id)).not.toContain(_id);
    expect((await get(world, `/template/by-slug/${slug}`)).statusCode).toBe(404);
    expect((await get(world, `/template/${_id}/card`)).statusCode).toBe(404);
    expect((await download(_id, await holderOf())).statusCode).toBe(404);
  });
});

describe('putting a template back', () => {
  const send = (method: 'DELETE' | 'PUT', path: string) =>
    world.http.inject({ method, url: `/api/template/${path}`, headers: bearer(admin) });

  test('undoes a withdrawal; meanwhile its slug was given to nobody else', async () => {
    const { _id, slug } = await createTemplate(world, admin, { title: 'Back again' });
    const before = (await list()).map((card) => card._id);
    await send('DELETE', _id);
    const namesake = await createTemplate(world, admin, { title: 'Back again' });
    expect(namesake.slug).toBe(`${slug}-2`);
    expect((await send('PUT', `${_id}/put-back`)).json()).toEqual({ success: true });
    expect((await list()).map((card) => card._id)).toEqual([namesake._id, ...before]);
    expect((await get(world, `/template/by-slug/${slug}`)).statusCode).toBe(200);
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where subject_id = ${_id} order by id`.execute(
      world.platform.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(['publish', 'withdraw', 'put-back']);
  });

  test('is refused clearly for one that is on sale', async () => {
    const { _id } = await createTemplate(world, admin, { title: 'Never gone' });
    const refused = await send('PUT', `${_id}/put-back`);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      'This template is not withdrawn. Reload the list to see it as it is now.',
    ]);
  });
});

describe('downloading', () => {
  test('asks for a verified account', async () => {
    const { _id } = await createTemplate(world, admin);
    expect((await post(world, `/template/${_id}/download`, {})).statusCode).toBe(401);
    const { email } = await register(world);
    const login = await post(world, '/auth/login', { email, password: 'a fine password' });
    expect(login.statusCode).toBe(403);
  });

  test('a free template is open to everyone signed in, and counted [ST-28] [S1-08]', async () => {
    const { _id } = await createTemplate(world, admin);
    const token = await holderOf();
    const answer = await download(_id, token);
    expect(answer.json()).toEqual({ url: 'https://files.example.com/studio.zip', expiresAt: null });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    await download(_id, token);
    const all = await get(world, '/template/admin/all?limit=100', bearer(admin));
    const { items } = all.json<{ items: { _id: string; downloads: number }[] }>();
    expect(items.find((item) => item._id === _id)?.downloads).toBe(2);
  });

  test('a template of a plan opens by the rule, under both ways to read a link [ST-29] [ST-30] [ST-31]', async () => {
    const ofPro = await createTemplate(world, admin, { subscriptionPlan: pro });
    const ofPlus = await createTemplate(world, admin, { subscriptionPlan: plus });
    const nobody = await holderOf();
    const [holdsPro, holdsPlus] = [await holderOf(pro), await holderOf(plus)];
    const statuses = async () =>
      Promise.all(
        [ofPro, ofPlus].flatMap(({ _id }) =>
          [nobody, holdsPro, holdsPlus].map(
            async (token) => (await download(_id, token)).statusCode,
          ),
        ),
      );
    // Pro Plus links to Pro. If links work in both directions, a Pro subscriber has access to Pro Plus.
    expect(await statuses()).toEqual([403, 200, 200, 403, 200, 200]);
    expect((await list()).find((card) => card._id === ofPlus._id)?.subscriptionPlan).toEqual({
      _id: plus,
      name: 'Pro Plus',
      price: 999,
      alsoOpenTo: [pro],
    });
    await setPlanLinks('downward');
    expect(await statuses()).toEqual([403, 200, 200, 403, 403, 200]);
    expect(
      (await list()).find((card) => card._id === ofPlus._id)?.subscriptionPlan?.alsoOpenTo,
    ).toEqual([]);
    await setPlanLinks('both');
    expect((await download(ofPlus._id, nobody)).json()).toMatchObject({
      code: 'LOCKED',
      message: 'Requires plan Pro Plus',
    });
    expect((await download(ofPlus._id, admin)).statusCode).toBe(200);
  });

  test('F116 a plan that was taken back, or has ended, opens nothing more', async () => {
    const { _id } = await createTemplate(world, admin, { subscriptionPlan: pro });
    const { token, user } = await signUp(world);
    await givePlan(world, user._id, pro);
    expect((await download(_id, token)).statusCode).toBe(200);
    const grant = await world.platform.db
      .selectFrom('grants')
      .select('id')
      .where('holderId', '=', user._id)
      .executeTakeFirstOrThrow();
    await world.services.subscriptions.revoke(grant.id);
    expect((await download(_id, token)).statusCode).toBe(403);

    const late = await signUp(world);
    await givePlan(world, late.user._id, pro);
    expect((await download(_id, late.token)).statusCode).toBe(200);
    await world.platform.db
      .updateTable('grants')
      .set({ startsAt: new Date(Date.now() - 2_000), endsAt: new Date(Date.now() - 1_000) })
      .where('holderId', '=', late.user._id)
      .execute();
    expect((await download(_id, late.token)).statusCode).toBe(403);
  });

  test('of something unknown is a 404, of nonsense a 400', async () => {
    const token = await holderOf();
    expect((await download('01920000-0000-7000-8000-000000000000', token)).statusCode).toBe(404);
    expect((await download('nonsense', token)).statusCode).toBe(400);
  });
});
