import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryItemSchema } from '@shadcn/registry/schema';
import { expect, test } from 'vitest';
import { presentItem } from '../modules/registry/presenter.ts';
import { factsOf, readGoods } from './components.ts';

const ORIGIN = 'https://shop.example';
const goods = readGoods();

test.each(goods.map((good) => [good.slug, good] as const))(
  '%s is an item that the schema of the CLI accepts',
  (slug, good) => {
    const code = readFileSync(join(good.folder, good.files[0]!), 'utf8');
    const item = presentItem(
      {
        id: slug,
        slug,
        title: good.title,
        description: good.description,
        category: good.category,
        usage: good.usage,
        status: 'published',
        planId: good.plan === 'Free' ? null : good.plan,
        planName: good.plan === 'Free' ? null : good.plan,
        versionId: slug,
      },
      {
        id: slug,
        number: 1,
        licence: good.licence,
        dependencies: good.dependencies,
        sha256: 'a'.repeat(64),
        hasJavascript: true,
        checks: factsOf(good.checks, code),
      },
      code,
      { origin: ORIGIN, brand: null },
    );
    expect(registryItemSchema.safeParse(item).error).toBeUndefined();
    expect(item.docs).toMatch(
      new RegExp(`^import \\{ \\w+ \\} from '@/components/tessera/${slug}'`),
    );
  },
);

test('there are goods', () => {
  expect(goods.length).toBeGreaterThan(40);
});
