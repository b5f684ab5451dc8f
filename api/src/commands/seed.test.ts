import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Plan } from '@tessera/contract/plans';
import { get } from '../../test/accounts.ts';
import { PRODUCTION } from '../../test/production.ts';
import { environment, standbyCaughtUp, withWorld } from '../../test/world.ts';
import { readGoods } from '../goods/components.ts';
import { readTemplates } from '../goods/template-records.ts';

const SEED = fileURLToPath(new URL('seed.ts', import.meta.url));
const run = (overrides: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SEED], {
    env: environment(overrides),
    encoding: 'utf8',
  });
  // On a busy machine the log has lines of its own.
  const lines = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  return { status, lines, stderr };
};

test('the numbers that the shop says about itself are those of the catalogue folder', async () => {
  const world = await withWorld();
  const { status, lines, stderr } = run();
  expect([status, stderr]).toEqual([0, '']);
  const [components, templates] = [readGoods(), readTemplates()];
  const total = components.length + templates.length;
  expect(lines).toEqual([`The catalogue: ${total} created, 0 unchanged.`]);
  await standbyCaughtUp();

  const of = (items: readonly { plan: string }[], ...plans: string[]) =>
    items.filter(({ plan }) => plans.includes(plan)).length;
  expect((await get(world, '/storefront')).json()).toEqual({
    componentTotal: components.length,
    freeTotal: of(components, 'Free'),
    stack: ['React 18 or 19', 'Tailwind CSS 4', 'TypeScript and JavaScript', 'Next.js and Vite'],
  });
  const counts = new Map<string, number>();
  for (const { category } of components) counts.set(category, (counts.get(category) ?? 0) + 1);
  const categories = [...counts].map(([category, count]) => ({ category, count }));
  expect(
    (await get(world, '/component/categories'))
      .json<typeof categories>()
      .toSorted((a, b) => a.category.localeCompare(b.category)),
  ).toEqual(categories.toSorted((a, b) => a.category.localeCompare(b.category)));
  const plans = (await get(world, '/subscription-plan')).json<Plan[]>();
  const reach = { Pro: ['Free', 'Pro'], 'Pro Plus': ['Free', 'Pro', 'Pro Plus'] };
  expect(plans.map(({ name, opens }) => [name, opens])).toEqual(
    Object.entries(reach).map(([name, opened]) => [
      name,
      { components: of(components, ...opened), templates: of(templates, ...opened) },
    ]),
  );
  const list = await get(world, '/template/all');
  expect(list.headers['x-total-count']).toBe(String(templates.length));

  expect(run()).toEqual({
    status: 0,
    lines: [`The catalogue: ${total} unchanged.`],
    stderr: '',
  });
});

test('production refuses the demo users', () => {
  const { status, stderr } = run(PRODUCTION);
  expect(status).toBe(1);
  expect(stderr).toContain('The demo shop is not for production.');
});
