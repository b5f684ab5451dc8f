import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import type { ComponentCard, ComponentDetail } from '@tessera/contract/catalog';
import type { SavedComponent } from '@tessera/contract/saved';
import type { Purchase } from '@tessera/contract/subscriptions';
import { bearer, get, openAccountsWorld, post, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent, publishGoodOf } from '../../../test/catalogue.ts';
import { giveComponent, givePlan } from '../../../test/library.ts';
import type { World } from '../../../test/world.ts';
import { sha256Of } from '../../platform/sha256.ts';

let world: World;
let pro: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  pro = await createPlan(world, 'Pro', 499);
});
afterAll(() => world.close());

const cardOf = async (id: string): Promise<ComponentCard> =>
  (await get(world, `/component/${id}/card`)).json();
const detailOf = async (slug: string): Promise<ComponentDetail> =>
  (await get(world, `/component/by-slug/${slug}`)).json();

/** The language that the rows of a public list tell apart, and its code, which they must not have. */
const CODE = /TsMarker|JsMarker/;

describe('what a card and a page say of a checked component', () => {
  test('both pictures, its kind, its languages, its stack and its limits', async () => {
    const id = await publishGoodOf(world, {
      slug: 'checked',
      checks: {
        requires: { react: '18 || 19', tailwindcss: '4', browser: ['popover', ':has()'] },
        pasted: ['fresh Vite project', 'Next.js project'],
        limits: ['Twelve rows at most.'],
        kind: 'statement',
        expressive: 'The numbers are set like a poster.',
      },
    });
    expect(await cardOf(id)).toMatchObject({
      imageUrl: '/media/components/checked-light.webp',
      darkImageUrl: '/media/components/checked-dark.webp',
      kind: 'statement',
      hasJs: true,
    });
    expect(await detailOf('checked')).toMatchObject({
      kind: 'statement',
      stack: ['React 18 or 19', 'Tailwind CSS 4', 'TypeScript and JavaScript', 'Next.js and Vite'],
      requires: { tailwindcss: ['4'], browser: ['popover', ':has()'] },
      limits: ['Twelve rows at most.'],
      expressive: 'The numbers are set like a poster.',
    });
    const [listed] = (await get(world, '/component/all?search=checked')).json<ComponentCard[]>();
    expect(listed).toEqual(await cardOf(id));
  });

  test('an item of an admin says only what is known, and has one picture', async () => {
    const id = await publishComponent(world, { slug: 'typed-in' });
    const card = await cardOf(id);
    for (const field of ['darkImageUrl', 'kind', 'hasJs']) expect(card).not.toHaveProperty(field);
    const detail = await detailOf('typed-in');
    expect([detail.stack, detail.limits]).toEqual([['TypeScript'], []]);
    for (const field of ['expressive', 'requires']) expect(detail).not.toHaveProperty(field);
  });

  test('no public answer has the code of either language', async () => {
    const id = await publishGoodOf(world, { slug: 'paid-pair', planId: pro });
    for (const path of [
      `/component/${id}/card`,
      '/component/by-slug/paid-pair',
      '/component/all?limit=60',
      '/component/all?search=JsMarker',
      `/component/${id}/free-code`,
    ])
      expect((await get(world, path)).body).not.toMatch(CODE);
  });
});

describe('the JavaScript variant', () => {
  const codeFor = (id: string, token?: string) =>
    get(world, `/component/${id}/code`, token === undefined ? {} : bearer(token));

  test('comes with the TypeScript one, to whoever may have that', async () => {
    const id = await publishGoodOf(world, { planId: pro });
    const { token, user } = await signUp(world);
    for (const refused of [await codeFor(id), await codeFor(id, token)])
      expect(refused.body).not.toMatch(CODE);
    await givePlan(world, user._id, pro);
    expect((await codeFor(id, token)).json()).toEqual({
      _id: id,
      slug: expect.any(String),
      code: 'export const TsMarker: number = 1;',
      highlighted: expect.stringContaining('TsMarker'),
      codeJs: 'export const JsMarker = 1;',
      highlightedJs: expect.stringContaining('JsMarker'),
      version: 1,
      sha256: sha256Of('export const TsMarker: number = 1;'),
      sha256Js: sha256Of('export const JsMarker = 1;'),
    });
  });

  test('of a free item is read by everybody, and by nobody once it needs a plan', async () => {
    const id = await publishGoodOf(world, { slug: 'free-pair' });
    const read = () => get(world, `/component/${id}/free-code`);
    expect((await read()).json()).toMatchObject({ codeJs: 'export const JsMarker = 1;' });
    await publishGoodOf(world, { slug: 'free-pair', planId: pro });
    const closed = await read();
    expect([closed.statusCode, CODE.test(closed.body)]).toEqual([404, false]);
  });

  test('is on the saved page when the TypeScript one is', async () => {
    const [free, paid] = [await publishGoodOf(world), await publishGoodOf(world, { planId: pro })];
    const { token, user } = await signUp(world);
    for (const componentId of [free, paid])
      await post(world, '/user/saved-components', { componentId }, bearer(token));
    const saved = async () =>
      (await get(world, '/user/saved-components', bearer(token)))
        .json<SavedComponent[]>()
        .map(({ _id, version, ...one }) => [
          _id,
          version,
          (['code', 'codeJs', 'sha256', 'sha256Js'] as const).filter((name) => name in one),
        ]);
    const open = [1, ['code', 'codeJs', 'sha256', 'sha256Js']];
    expect(await saved()).toEqual([
      [paid, undefined, []],
      [free, ...open],
    ]);
    await givePlan(world, user._id, pro);
    expect(await saved()).toEqual([
      [paid, ...open],
      [free, ...open],
    ]);
  });

  test('and the dark picture are known on the page of purchases', async () => {
    const id = await publishGoodOf(world, { slug: 'bought-pair', planId: pro });
    const typed = await publishComponent(world, { planId: pro });
    const { token, user } = await signUp(world);
    for (const one of [typed, id]) await giveComponent(world, user._id, one);
    const purchases = (await get(world, '/subscription/purchased', bearer(token))).json<
      Purchase[]
    >();
    const found = (wanted: string) =>
      purchases.find(({ component }) => component._id === wanted)?.component;
    expect(found(id)).toMatchObject({
      imageUrl: '/media/components/bought-pair-light.webp',
      darkImageUrl: '/media/components/bought-pair-dark.webp',
      hasJs: true,
    });
    expect(found(typed)).not.toHaveProperty('hasJs');
    expect(found(typed)).not.toHaveProperty('darkImageUrl');
  });

  test('stays with another licence and goes with other code', async () => {
    const id = await publishGoodOf(world, { slug: 'edited-pair' });
    const admin = await signUp(world);
    await world.services.users.makeAdmin(admin.email);
    const edit = (change: { code?: string; subscriptionPlan?: string | null }) =>
      world.http.inject({
        method: 'PUT',
        url: `${API_BASE}/component/${id}`,
        headers: bearer(admin.token),
        payload: {
          title: 'Edited pair',
          category: 'Hero',
          code: 'export const TsMarker: number = 1;',
          subscriptionPlan: null,
          ...change,
        },
      });
    expect((await edit({ subscriptionPlan: pro })).statusCode).toBe(200);
    expect((await codeFor(id, admin.token)).json()).toMatchObject({
      version: 2,
      codeJs: 'export const JsMarker = 1;',
      highlightedJs: expect.stringContaining('JsMarker'),
    });
    await edit({ subscriptionPlan: pro, code: 'export const TsMarker: number = 2;' });
    const changed = (await codeFor(id, admin.token)).json<object>();
    expect(changed).toMatchObject({ version: 3, code: 'export const TsMarker: number = 2;' });
    expect(changed).not.toHaveProperty('codeJs');
    expect(await cardOf(id)).not.toHaveProperty('hasJs');
  });
});
