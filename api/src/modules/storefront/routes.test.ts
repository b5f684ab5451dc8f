import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { get } from '../../../test/accounts.ts';
import { createPlan, publishComponent, publishGoodOf } from '../../../test/catalogue.ts';
import { withWorld, type World } from '../../../test/world.ts';

const counts = async (world: World) => (await get(world, '/storefront')).json<unknown>();
const run = (world: World, statement: string) =>
  sql
    .raw(statement)
    .execute(world.platform.db)
    .then(() => world.platform.freshness.changed('catalog'));

test('the shop counts what it has and what of it is free, through every change', async () => {
  const world = await withWorld();
  expect(await counts(world)).toEqual({ componentTotal: 0, freeTotal: 0, stack: [] });
  const plan = await createPlan(world, 'Pro', 499);
  await publishComponent(world, { title: 'Free one' });
  await publishComponent(world, { title: 'Free two', category: 'FAQ' });
  await publishComponent(world, { title: 'Paid one', planId: plan });
  expect(await counts(world)).toEqual({ componentTotal: 3, freeTotal: 2, stack: [] });

  await run(world, `update components set plan_id = '${plan}' where title = 'Free one'`);
  expect(await counts(world)).toEqual({ componentTotal: 3, freeTotal: 1, stack: [] });
  await run(
    world,
    `update components set plan_id = null, category = 'FAQ' where title = 'Paid one'`,
  );
  expect(await counts(world)).toEqual({ componentTotal: 3, freeTotal: 2, stack: [] });
  await run(world, `update components set status = 'withdrawn' where title = 'Free two'`);
  expect(await counts(world)).toEqual({ componentTotal: 2, freeTotal: 1, stack: [] });
  await run(world, `delete from components where title = 'Paid one'`);
  expect(await counts(world)).toEqual({ componentTotal: 1, freeTotal: 0, stack: [] });
});

test('the shop names only what all its checked components work with', async () => {
  const world = await withWorld();
  const stack = async () => ((await counts(world)) as { stack: string[] }).stack;
  await publishComponent(world);
  expect(await stack()).toEqual([]);
  const requires = { react: '18 || 19', tailwindcss: '4' };
  const pasted = ['fresh Vite project', 'Next.js project'];
  await publishGoodOf(world, { checks: { requires, pasted } });
  expect(await stack()).toEqual([
    'React 18 or 19',
    'Tailwind CSS 4',
    'TypeScript and JavaScript',
    'Next.js and Vite',
  ]);
  await publishGoodOf(world, {
    files: [{ path: 'component.tsx', content: 'export {};' }],
    checks: { requires: { react: '19' }, pasted: ['fresh Vite project'] },
  });
  expect(await stack()).toEqual(['React 19', 'TypeScript', 'Vite']);
});

test('the counts are public and the same bytes for everybody', async () => {
  const world = await withWorld();
  const response = await get(world, '/storefront', { authorization: 'Bearer something' });
  expect(response.headers['cache-control']).toContain('s-maxage');
});

test('the shop says who runs it, as it was configured', async () => {
  const world = await withWorld({
    overrides: {
      SELLER_NAME: 'Mosaic Works LLP',
      SELLER_ADDRESS: '4 Church Street, Bengaluru 560001',
      COMPANY_EMAIL: 'care@mosaic.example',
      COMPANY_GRIEVANCE_OFFICER: 'Meera Nair',
      FEEDBACK_URL: 'https://forms.example/tessera',
    },
  });
  expect((await get(world, '/company')).json()).toEqual({
    name: 'Mosaic Works LLP',
    address: '4 Church Street, Bengaluru 560001',
    state: 'Karnataka',
    gstin: null,
    email: 'care@mosaic.example',
    phone: null,
    grievanceOfficer: 'Meera Nair',
    feedbackUrl: 'https://forms.example/tessera',
  });
});
