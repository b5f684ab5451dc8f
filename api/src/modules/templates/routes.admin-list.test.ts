import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { bearer, get, openAccountsWorld, post, signUp } from '../../../test/accounts.ts';
import { createPlan } from '../../../test/catalogue.ts';
import { createTemplate, FORM, signUpAdmin } from '../../../test/templates.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let admin: string;
let pro: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  admin = await signUpAdmin(world);
  pro = await createPlan(world, 'Pro', 499);
  for (const [title, category, plan] of [
    ['Zebra 1', 'Healthcare', ''],
    ['Zebra 2', 'Healthcare', pro],
    ['zebra 3', 'Blog', pro],
    ['=HYPERLINK("https://evil.example")', 'Blog', ''],
  ] as const)
    await createTemplate(world, admin, { title, category, subscriptionPlan: plan });
  const gone = await createTemplate(world, admin, { title: 'Zebra gone' });
  await world.http.inject({
    method: 'DELETE',
    url: `/api/template/${gone._id}`,
    headers: bearer(admin),
  });
});
afterAll(() => world.close());

type Page = { items: TemplateRecord[]; total: number; isMore: boolean };

const page = async (query = ''): Promise<Page> => {
  const answer = await get(world, `/template/admin/all?${query}`, bearer(admin));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Page>();
};
const titles = async (query: string) => (await page(query)).items.map(({ title }) => title);

describe('the list of admins', () => {
  test('finds by title, description and category, and pages by number [API-30] [EN-15] [AD-14]', async () => {
    const found = await page('search=zebra&sort=title&direction=asc&limit=2&page=2');
    expect(found).toMatchObject({ total: 3, isMore: false });
    expect(found.items.map(({ title, downloadUrl }) => [title, downloadUrl])).toEqual([
      ['zebra 3', FORM.downloadUrl],
    ]);
    expect((await page('search=healthcare')).total).toBe(2);
    expect((await page('search=small studio zebra')).total).toBe(3);
    expect((await page('search=%25')).total).toBe(0);
  });

  test('is narrowed by category, plan and status', async () => {
    const sorted = 'sort=title&direction=asc';
    expect(await titles(`${sorted}&category=Healthcare`)).toEqual(['Zebra 1', 'Zebra 2']);
    expect(await titles(`${sorted}&plan=${pro}`)).toEqual(['Zebra 2', 'zebra 3']);
    expect(await titles(`${sorted}&plan=free&search=zebra`)).toEqual(['Zebra 1']);
    expect(await titles(`${sorted}&plan=${pro}&category=Blog&search=zeb`)).toEqual(['zebra 3']);
    expect(await page('status=withdrawn')).toMatchObject({
      total: 1,
      items: [{ title: 'Zebra gone', status: 'withdrawn' }],
    });
    for (const wrong of ['category=Hero', 'plan=nonsense', 'status=draft', 'sort=price', 'page=0'])
      expect((await get(world, `/template/admin/all?${wrong}`, bearer(admin))).statusCode).toBe(
        400,
      );
  });

  test('is sorted by every column, both ways', async () => {
    const [first] = (await page('search=zebra 2')).items;
    await post(world, `/template/${first!._id}/download`, {}, bearer(admin));
    expect((await titles('sort=downloads&direction=desc'))[0]).toBe('Zebra 2');
    expect(await titles('search=zebra')).toEqual(['zebra 3', 'Zebra 2', 'Zebra 1']);
    expect(await titles('search=zebra&direction=asc&sort=updatedAt')).toEqual([
      'Zebra 1',
      'Zebra 2',
      'zebra 3',
    ]);
    expect(
      (await page('sort=category&direction=asc')).items.map(({ category }) => category),
    ).toEqual(['Blog', 'Blog', 'Healthcare', 'Healthcare']);
  });

  test('is a file too, the same list without pages, and every cell is inert', async () => {
    const answer = await get(
      world,
      '/template/admin/export?category=Blog&sort=title&direction=asc',
      bearer(admin),
    );
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="templates-\d{4}-\d\d-\d\d\.csv"$/,
      ),
    });
    const lines = answer.body.trim().split('\r\n');
    expect(lines[0]).toContain('Id,Address,Title,Subtitle,Description,Category,Plan');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(lines[2]).toContain('zebra 3');
    const { token } = await signUp(world);
    expect((await get(world, '/template/admin/export', bearer(token))).statusCode).toBe(403);
  });
});
