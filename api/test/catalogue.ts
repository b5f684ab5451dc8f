import type { Good } from '../src/modules/catalog/service.goods.ts';
import type { ComponentDraft } from '../src/modules/catalog/service.ts';
import { inTransaction } from '../src/platform/db/database.ts';
import type { World } from './world.ts';

let made = 0;

/**
 * Publishes a component with default values. The service does not invalidate the cache, the caller does that after the
 * commit.
 */
export async function publishComponent(
  world: World,
  o: Partial<ComponentDraft> = {},
): Promise<string> {
  const number = ++made;
  const id = await inTransaction(world.platform.db, (tx) =>
    world.services.catalog.publish(tx, {
      slug: `item-${number}`,
      title: `Item ${number}`,
      description: 'A thing to paste.',
      category: 'Hero',
      tags: ['one', 'two'],
      info: '',
      planId: null,
      pricePaise: null,
      code: `export const Item${number} = () => null;`,
      licence: 'MIT',
      publishedAt: new Date(),
      image: {
        theme: 'light',
        width: 800,
        height: 500,
        key: `components/${number}.webp`,
        placeholder: 'c93a1d2b4c9be0a11b1f7a5c',
      },
      ...o,
    }),
  );
  await world.platform.freshness.changed('catalog');
  return id;
}

/** Publishes a component as the catalogue does: with both languages, both pictures and its checks. */
export async function publishGoodOf(world: World, o: Partial<Good> = {}): Promise<string> {
  const number = ++made;
  const slug = o.slug ?? `good-${number}`;
  const image = { width: 800, height: 500, placeholder: 'c93a1d2b4c9be0a11b1f7a5c' };
  await world.services.componentGoods.publish(
    {
      title: `Good ${number}`,
      description: 'A checked thing to paste.',
      category: 'Hero',
      tags: [],
      info: '',
      planId: null,
      pricePaise: null,
      preview: null,
      files: [
        { path: 'component.tsx', content: 'export const TsMarker: number = 1;' },
        { path: 'component.jsx', content: 'export const JsMarker = 1;' },
      ],
      dependencies: {},
      licence: 'MIT',
      checks: {},
      // Only a further version needs it.
      changes: { breaks: false, notes: [{ kind: 'changed', text: `Change ${number}` }] },
      images: [
        { theme: 'light', key: `components/${slug}-light.webp`, ...image },
        { theme: 'dark', key: `components/${slug}-dark.webp`, ...image },
      ],
      ...o,
      slug,
    },
    new Date(),
  );
  await world.platform.freshness.changed('catalog');
  const { id } = await world.platform.db
    .selectFrom('components')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}

export async function createPlan(
  world: World,
  name: string,
  rupees: number,
  linkedPlanIds: string[] = [],
): Promise<string> {
  const id = await inTransaction(world.platform.db, (tx) =>
    world.services.plans.create(tx, {
      name,
      pricePaise: rupees * 100,
      durationDays: 30,
      features: [`${name} feature`],
      requestQuota: null,
      linkedPlanIds,
    }),
  );
  await world.platform.freshness.changed('plans');
  return id;
}
