import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_CATEGORIES } from '@tessera/contract/categories';
import { createPlan } from '../../test/catalogue.ts';
import { openWorld, type World } from '../../test/world.ts';
import { publishGoods, readGoods } from './goods.ts';
import { demoItems } from './items.ts';

let world: World;
let planIds: Map<string, string>;
const copy = mkdtempSync(join(tmpdir(), 'tessera-goods-'));

beforeAll(async () => {
  world = await openWorld();
  await world.platform.storage.ensureBuckets();
  const pro = await createPlan(world, 'Pro', 499);
  planIds = new Map([
    ['Pro', pro],
    ['Pro Plus', await createPlan(world, 'Pro Plus', 999, [pro])],
  ]);
  cpSync(join(import.meta.dirname, '../../../catalogue/components'), copy, { recursive: true });
});
afterAll(async () => {
  rmSync(copy, { recursive: true });
  await world.close();
});

const goods = readGoods();

const published = () =>
  world.platform.db
    .selectFrom('components')
    .innerJoin('componentVersions', 'componentVersions.id', 'components.currentVersionId')
    .select([
      'components.slug',
      'components.title',
      'componentVersions.number',
      'componentVersions.files',
      'componentVersions.checks',
    ])
    .orderBy('components.publishedAt', 'desc')
    .execute();

test('the catalogue has enough for every chip and takes nothing from the demo items', () => {
  expect(goods.length).toBeGreaterThanOrEqual(30);
  for (const chip of BROWSER_CATEGORIES)
    expect(goods.filter(({ category }) => category === chip).length).toBeGreaterThanOrEqual(2);
  const demo = new Set(demoItems.flatMap(({ slug, title }) => [slug, title]));
  expect(goods.filter(({ slug, title }) => demo.has(slug) || demo.has(title))).toEqual([]);
});

test('seeding publishes every item once, in both languages, with its checks and both pictures', async () => {
  expect(await publishGoods(world.platform, planIds)).toBe(goods.length);
  const rows = await published();
  expect(rows.map(({ slug }) => slug)).toEqual(goods.map(({ slug }) => slug));
  for (const { files, checks } of rows) {
    expect((files as { path: string }[]).map(({ path }) => path)).toEqual([
      'component.tsx',
      'component.jsx',
    ]);
    expect(checks).toMatchObject({ hash: expect.any(String), rightToLeft: true });
  }
  const images = await world.platform.db.selectFrom('images').select(['theme', 'key']).execute();
  expect(images).toHaveLength(goods.length * 2);
  const stored = await world.platform.storage.find('public', images[0]!.key);
  expect(stored).not.toBeNull();
});

test('seeding again changes nothing', async () => {
  expect(await publishGoods(world.platform, planIds)).toBe(0);
});

test('changed code becomes a further version of the same component', async () => {
  const [good] = readGoods(copy);
  const record = join(good!.folder, 'published.json');
  const code = `${readFileSync(join(good!.folder, 'component.tsx'), 'utf8')}// changed\n`;
  writeFileSync(join(good!.folder, 'component.tsx'), code);
  writeFileSync(record, readFileSync(record, 'utf8').replace(good!.hash, 'f'.repeat(64)));
  expect(await publishGoods(world.platform, planIds, readGoods(copy))).toBe(1);
  const rows = await published();
  expect(rows).toHaveLength(goods.length);
  const row = rows.find(({ slug }) => slug === good!.slug);
  expect(row).toMatchObject({ number: 2, files: [{ content: code }, {}] });
});

test('a new title alone is no new version', async () => {
  const good = readGoods(copy)[1]!;
  const record = join(good.folder, 'published.json');
  const text = readFileSync(record, 'utf8').replace(good.hash, 'e'.repeat(64));
  writeFileSync(record, text.replace(JSON.stringify(good.title), '"Another title"'));
  expect(await publishGoods(world.platform, planIds, readGoods(copy))).toBe(1);
  const row = (await published()).find(({ slug }) => slug === good.slug);
  expect(row).toMatchObject({ title: 'Another title', number: 1 });
});

test('another licence is a further version of the same code', async () => {
  const good = readGoods(copy)[2]!;
  const record = join(good.folder, 'published.json');
  const text = readFileSync(record, 'utf8').replace(good.hash, 'd'.repeat(64));
  writeFileSync(record, text.replace(JSON.stringify(good.licence), '"Another licence"'));
  expect(await publishGoods(world.platform, planIds, readGoods(copy))).toBe(1);
  const row = (await published()).find(({ slug }) => slug === good.slug);
  expect(row).toMatchObject({ number: 2 });
});
