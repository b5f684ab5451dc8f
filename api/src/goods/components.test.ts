import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_CATEGORIES } from '@tessera/contract/categories';
import type { Plan } from '@tessera/contract/plans';
import { get } from '../../test/accounts.ts';
import { createPlan } from '../../test/catalogue.ts';
import { openWorld, standbyCaughtUp, type World } from '../../test/world.ts';
import { factsOf, findStalePart, readGoods } from './components.ts';
import { publishCatalogue } from './publish.ts';
import { readTemplates } from './template-records.ts';

let world: World;
const [catalogue, templates] = [readGoods(), readTemplates()];

beforeAll(async () => {
  world = await openWorld();
  const pro = await createPlan(world, 'Pro', 499);
  await createPlan(world, 'Pro Plus', 999, [pro]);
});
afterAll(() => world.close());

/** Publishes the whole catalogue. Returns the number of components that changed. */
async function publish() {
  const { changes, stale, failed } = await publishCatalogue(world.platform, world.services);
  expect(failed).toEqual([]);
  return { published: changes.filter(({ kind }) => kind === 'component').length, stale };
}

const published = () =>
  world.platform.db
    .selectFrom('components')
    .innerJoin('componentVersions as version', 'version.id', 'components.currentVersionId')
    .selectAll('components')
    .select(['version.number', 'version.files', 'version.checks'])
    .select(['version.licence', 'version.dependencies', 'version.highlightedHtml'])
    .select('version.highlightedJsHtml')
    .orderBy('components.publishedAt', 'desc')
    .execute();

test('the catalogue has enough for every chip, under titles and slugs of their own', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(30);
  for (const name of ['slug', 'title'] as const)
    expect(new Set(catalogue.map((good) => good[name])).size).toBe(catalogue.length);
  for (const chip of BROWSER_CATEGORIES)
    expect(catalogue.filter(({ category }) => category === chip).length).toBeGreaterThanOrEqual(2);
});

test('facts that a record does not have, or has in another form, are left out', () => {
  const known = { scriptBytes: 2_140, themes: ['light'], pasted: ['vite'], axe: 'passed' };
  expect(factsOf(known, 'abc')).toEqual({
    sourceBytes: 3,
    sourceLines: 1,
    bundleGzipBytes: 2_140,
    accessible: true,
    darkMode: false,
    reducedMotion: false,
    rightToLeft: false,
    worksWhenPasted: true,
  });
  expect(factsOf({ scriptBytes: { gzip: 2_140 }, themes: 2 }, 'abc')).toEqual({
    sourceBytes: 3,
    sourceLines: 1,
    accessible: false,
    reducedMotion: false,
    rightToLeft: false,
    worksWhenPasted: false,
  });
});

test('every record of the catalogue is as the pipeline left it', () => {
  const stale = catalogue.filter((good) => findStalePart(good) !== undefined);
  expect(stale.map(({ slug }) => slug)).toEqual([]);
});

// A whole publication is slow, so there is one. The next tests read the shop that it left.
test('a publication has every item once, in both languages, in colour, with its checks and both pictures', async () => {
  expect(await publish()).toEqual({ published: catalogue.length, stale: [] });
  const rows = await published();
  expect(rows.map(({ slug }) => slug)).toEqual(catalogue.map(({ slug }) => slug));
  expect(rows.filter(({ highlightedHtml }) => !highlightedHtml?.includes('tok-keyword'))).toEqual(
    [],
  );
  for (const { files, checks, highlightedHtml, highlightedJsHtml } of rows) {
    expect(highlightedJsHtml).toContain('tok-keyword');
    expect(highlightedJsHtml).not.toBe(highlightedHtml);
    expect((files as { path: string }[]).map(({ path }) => path)).toEqual([
      'component.tsx',
      'component.jsx',
    ]);
    expect(checks).toMatchObject({ hash: expect.any(String), rightToLeft: true });
  }
  const images = await world.platform.db.selectFrom('images').select(['theme', 'key']).execute();
  expect(images).toHaveLength(catalogue.length * 2);
  const stored = await world.platform.storage.find('public', images[0]!.key);
  expect(stored).not.toBeNull();
});

test('the numbers that the shop says about itself are those of the catalogue folder', async () => {
  await standbyCaughtUp();
  const of = (items: readonly { plan: string }[], ...plans: string[]) =>
    items.filter(({ plan }) => plans.includes(plan)).length;
  expect((await get(world, '/storefront')).json()).toEqual({
    componentTotal: catalogue.length,
    freeTotal: of(catalogue, 'Free'),
    stack: ['React 18 or 19', 'Tailwind CSS 4', 'TypeScript and JavaScript', 'Next.js and Vite'],
  });
  const counts = new Map<string, number>();
  for (const { category } of catalogue) counts.set(category, (counts.get(category) ?? 0) + 1);
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
      { components: of(catalogue, ...opened), templates: of(templates, ...opened) },
    ]),
  );
  const list = await get(world, '/template/all');
  expect(list.headers['x-total-count']).toBe(String(templates.length));
});

test.each(['Drum night', 'festival hero'])(
  'a search for “%s” finds the item first',
  async (words) => {
    await standbyCaughtUp();
    const found = await get(world, `/component/all?search=${encodeURIComponent(words)}`);
    const [first] = found.json<{ slug: string }[]>();
    expect(first?.slug).toBe('drum-night-countdown');
  },
);

test('publishing again changes nothing', async () => {
  const before = await published();
  expect(await publish()).toEqual({ published: 0, stale: [] });
  expect(await published()).toEqual(before);
});
