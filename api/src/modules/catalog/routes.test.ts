import { beforeEach, describe, expect, test } from 'vitest';
import { componentCard, listComponents } from '@tessera/contract/catalog';
import { bearer, get, post, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { withWorld, type World } from '../../../test/world.ts';
import { presentCard } from './presenter.ts';
import { itemsRepository } from './repository.items.ts';

const list = (world: World, query = '', headers: Record<string, string> = {}) =>
  world.http.inject({ url: `/api/component/all${query}`, headers });

const titles = (response: { json: () => unknown }) =>
  (response.json() as { title: string }[]).map(({ title }) => title);

const nextPath = (link: string | string[] | undefined) =>
  /<([^>]+)>; rel="next"/.exec(link?.toString() ?? '')?.[1];

describe('GET /component/all', () => {
  let world: World;
  beforeEach(async () => {
    world = await withWorld();
  });

  test('lists published components as the spec names their fields [API-12]', async () => {
    const plan = await createPlan(world, 'Pro', 499);
    await publishComponent(world, {
      title: 'Split hero',
      planId: plan,
      pricePaise: 14_900,
      info: 'Paste it.',
    });
    const response = await list(world);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        slug: expect.any(String),
        title: 'Split hero',
        description: 'A thing to paste.',
        category: 'Hero',
        tags: ['one', 'two'],
        info: 'Paste it.',
        imageUrl: expect.stringMatching(/^\/media\/components\/\d+\.webp$/),
        image: { width: 800, height: 500, placeholder: 'c93a1d2b4c9be0a11b1f7a5c' },
        subscriptionPlan: { _id: plan, name: 'Pro', price: 499 },
        price: 149,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
  });

  test('a free component carries neither plan nor price, and none carries code', async () => {
    await publishComponent(world, { code: 'export const PlantedMarker = 1;' });
    const response = await list(world);
    const [item] = response.json() as Record<string, unknown>[];
    expect(item).not.toHaveProperty('subscriptionPlan');
    expect(item).not.toHaveProperty('price');
    expect(item).not.toHaveProperty('code');
    expect(response.body).not.toContain('PlantedMarker');
  });

  test('shows what the presenter and the contract make of the same rows, in the list, in a search and on the saved page', async () => {
    const plan = await createPlan(world, 'Pro "plus" \\ more', 499.5);
    for (const o of [
      { title: 'Quotes "double", \'single\' and a \\ backslash', tags: ['"', '\\', 'naïve ₹'] },
      { info: 'Lines\nand\ttabs\u0007 </script> \u2028', description: '', tags: [] },
      { planId: plan, pricePaise: 1, category: 'Päge, {braces}' },
      { planId: plan, publishedAt: new Date('2026-03-01T00:00:00.999Z') },
      { pricePaise: 123_456_789, title: '😀 नमस्ते' },
    ])
      await publishComponent(world, o);
    const body = (await list(world)).json<{ _id: string }[]>();
    const rows = await itemsRepository.listCards(
      world.platform.db,
      body.map(({ _id }) => _id),
    );
    const cards = new Map(rows.map((row) => [row.id, presentCard(row)]));
    expect(body).toHaveLength(5);
    expect(body).toEqual(body.map(({ _id }) => cards.get(_id)));
    expect(listComponents.response.parse(body)).toEqual(body);
    const searched = (await list(world, '?search=e')).json<{ _id: string }[]>();
    expect(searched).toHaveLength(5);
    expect(searched).toEqual(searched.map(({ _id }) => cards.get(_id)));
    const accounts = await withWorld({
      fresh: false,
      jobs: true,
      overrides: { EXPOSE_CODES: 'true' },
    });
    const member = bearer((await signUp(accounts)).token);
    for (const { _id } of body)
      await post(accounts, '/user/saved-components', { componentId: _id }, member);
    const saved = (await get(accounts, '/user/saved-components', member)).json<{ _id: string }[]>();
    // The saved page shows no descriptions, and adds the code of what the member may copy.
    const shared = componentCard.omit({ description: true, info: true });
    expect(saved).toHaveLength(5);
    expect(saved.map((card) => shared.parse(card))).toEqual(
      saved.map(({ _id }) => shared.parse(cards.get(_id))),
    );
  });

  test('walks every item once, newest first, also when many share a timestamp', async () => {
    const at = new Date('2026-01-01T00:00:00Z');
    const items: { at: number; id: string }[] = [];
    for (let i = 0; i < 25; i++) {
      const publishedAt = i < 20 ? at : new Date(at.getTime() + i);
      items.push({ at: publishedAt.getTime(), id: await publishComponent(world, { publishedAt }) });
    }
    const newestFirst = items
      .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id);
    const seen: string[] = [];
    let path: string | undefined = '/api/component/all?limit=7';
    for (let pages = 0; path && pages < 10; pages++) {
      const response = await world.http.inject({ url: path });
      seen.push(...response.json<{ _id: string }[]>().map(({ _id }) => _id));
      expect(response.headers['x-total-count']).toBe('25');
      path = nextPath(response.headers.link);
    }
    expect(seen).toEqual(newestFirst);
  });

  test.each([
    ['as many as there are', 4, 1],
    ['half of them', 2, 2],
    ['more than there are', 5, 1],
  ])('with a page of %s nothing follows the last', async (_many, limit, pages) => {
    for (let i = 0; i < 4; i++) await publishComponent(world);
    let path: string | undefined = `/api/component/all?limit=${limit}`;
    let walked = 0;
    for (; path && walked < 5; walked++)
      path = nextPath((await world.http.inject({ url: path })).headers.link);
    expect(walked).toBe(pages);
  });

  test('finds by every word, anywhere, in any case', async () => {
    await publishComponent(world, {
      title: 'Pricing slider',
      description: 'Three tiers',
      tags: ['SaaS'],
    });
    await publishComponent(world, { title: 'Plain pricing', description: 'One price', tags: [] });
    expect(titles(await list(world, '?search=PRICING%20saas'))).toEqual(['Pricing slider']);
    expect(titles(await list(world, '?search=%23saas'))).toEqual(['Pricing slider']);
    expect(titles(await list(world, '?search=nothing-like-it'))).toEqual([]);
  });

  test('treats % and _ in a search as themselves', async () => {
    await publishComponent(world, { title: 'Save 100% today' });
    await publishComponent(world, { title: 'Save 1000 today' });
    expect(titles(await list(world, '?search=100%25'))).toEqual(['Save 100% today']);
  });

  test('a category finds its own items and titles that contain it; Navbar also finds Navigation', async () => {
    await publishComponent(world, { title: 'A', category: 'Hero' });
    await publishComponent(world, { title: 'Not a hero but says hero', category: 'Blocks' });
    await publishComponent(world, { title: 'B', category: 'Navigation' });
    expect(titles(await list(world, '?category=Hero')).toSorted()).toEqual([
      'A',
      'Not a hero but says hero',
    ]);
    expect(titles(await list(world, '?category=Navbar'))).toEqual(['B']);
  });

  test('answers the same bytes whoever asks, and 304 when they are known', async () => {
    await publishComponent(world);
    const anonymous = await list(world);
    const signedIn = await list(world, '', { authorization: `Bearer ${'x'.repeat(43)}` });
    expect(signedIn.body).toBe(anonymous.body);
    expect(anonymous.headers['cache-control']).toMatch(/^public, .*s-maxage=/);
    const known = await list(world, '', { 'if-none-match': String(anonymous.headers.etag) });
    expect(known.statusCode).toBe(304);
  });

  test('ignores parameters it does not know', async () => {
    await publishComponent(world);
    expect((await list(world, '?utm_source=mail&token=abc')).body).toBe((await list(world)).body);
  });

  test('refuses a forged cursor and a limit beyond the bound in words', async () => {
    const forged = await list(world, '?cursor=bm90LWEtY3Vyc29y');
    expect(forged.statusCode).toBe(400);
    expect(forged.json()).toMatchObject({ code: 'BAD_CURSOR', requestId: expect.any(String) });
    const greedy = await list(world, '?limit=1000');
    expect(greedy.statusCode).toBe(400);
    expect(greedy.json<{ message: string }>().message).toContain('limit');
  });

  test('shows a change at once in the process that made it and soon after in another', async () => {
    const other = await withWorld({ fresh: false });
    expect(titles(await list(other))).toEqual([]);
    await publishComponent(world, { title: 'New' });
    expect(titles(await list(world))).toEqual(['New']);
    await expect.poll(async () => titles(await list(other))).toEqual(['New']);
  });
});

test('GET /component/categories counts what is published', async () => {
  const world = await withWorld();
  await publishComponent(world, { category: 'Hero' });
  await publishComponent(world, { category: 'Hero' });
  await publishComponent(world, { category: 'FAQ' });
  const response = await world.http.inject({ url: '/api/component/categories' });
  expect(response.json()).toEqual([
    { category: 'FAQ', count: 1 },
    { category: 'Hero', count: 2 },
  ]);
});
