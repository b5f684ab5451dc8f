import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { TemplateCard, TemplateDetail } from '@tessera/contract/templates';
import { get } from '../../test/accounts.ts';
import { drawnKeysOf } from '../../test/drawn-pictures.ts';
import { withWorld } from '../../test/world.ts';
import { readGoods } from './components.ts';
import { publishCatalogue } from './publish.ts';
import { findStaleTemplatePart, readTemplates } from './template-records.ts';

const PICTURES_MAX = 5;
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'tessera-templates-'));
  cpSync(join(import.meta.dirname, '../../../catalogue/templates'), copy, { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

test('there is a free and a Pro template, each with what the shop shows and hands out', () => {
  const templates = readTemplates();
  expect(templates.map(({ plan }) => plan).toSorted()).toEqual(['Free', 'Pro']);
  for (const { folder, archive, preview, pages, pictures, category } of templates) {
    expect(category).not.toBe('');
    expect(readFileSync(join(folder, archive.file))).toHaveLength(archive.bytes);
    expect(preview.files.map(({ path }) => path)).toEqual(expect.arrayContaining(pages));
    expect(pictures.length).toBeLessThanOrEqual(PICTURES_MAX);
    for (const { file, width, height, alt } of pictures) {
      expect(alt).not.toBe('');
      expect(Math.min(width, height)).toBeGreaterThan(600);
      expect(readFileSync(join(folder, file)).subarray(8, 12).toString()).toBe('WEBP');
    }
  }
});

test('every record is as the pipeline left it', () => {
  expect(readTemplates().map((template) => findStaleTemplatePart(template))).toEqual([
    undefined,
    undefined,
  ]);
});

test.each([
  ['an archive that was changed', (slug: string) => `${slug}.zip`],
  ['a page of the preview that was changed', () => 'build/index.html'],
  ['a photograph that was painted over', () => 'home-light.webp'],
])('%s is named', (_, fileOf) => {
  const [template] = readTemplates(copy);
  const file = fileOf(template!.slug);
  appendFileSync(join(template!.folder, file), ' ');
  expect(findStaleTemplatePart(template!)).toBe(file);
});

test('a record that was edited is not believed', () => {
  const path = join(readTemplates(copy)[0]!.folder, 'published.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"plan": "Pro"', '"plan": "Free"'));
  expect(findStaleTemplatePart(readTemplates(copy)[0]!)).toBe('published.json');
});

test('the shop publishes both with their zip, pictures and a preview of its own [TP-10]', async () => {
  const world = await withWorld();
  const items = { components: readGoods().slice(0, 1), templates: readTemplates() };
  // Another test file may have left them.
  for (const key of items.templates.flatMap(drawnKeysOf))
    await world.platform.storage.remove('public', key);
  const publish = async () => {
    const { changes, stale, failed } = await publishCatalogue(world.platform, world.services, {
      items,
    });
    expect({ stale, failed }).toEqual({ stale: [], failed: [] });
    return changes.filter(({ kind }) => kind === 'template').map(({ outcome }) => outcome);
  };
  expect(await publish()).toEqual(['created', 'created']);
  const cards = (await get(world, '/template/all')).json<TemplateCard[]>();
  expect(cards.map(({ slug, subscriptionPlan }) => [slug, subscriptionPlan?.name])).toEqual([
    ['deodar-house', 'Pro'],
    ['two-drum', undefined],
  ]);
  for (const { slug, previewUrl, pictures } of cards) {
    const { host, pathname } = new URL(previewUrl);
    expect(host).not.toBe(new URL(world.config.ORIGIN).host);
    const page = await world.http.inject({ url: pathname, headers: { host } });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<div id="root">')]);
    for (const { url, widths } of pictures)
      for (const each of [url, ...widths.map((width) => url.replace('.webp', `-${width}.webp`))])
        expect((await world.http.inject({ url: each })).statusCode).toBe(200);
    const { archive, stack, pages } = (
      await get(world, `/template/by-slug/${slug}`)
    ).json<TemplateDetail>();
    expect(stack).toEqual(['React 19', 'Tailwind CSS 4', 'TypeScript', 'Vite']);
    expect(pages).toEqual(slug === 'two-drum' ? ['Home'] : ['Home', 'Rooms', 'Stay', 'Journey']);
    const link = await world.platform.storage.find(
      'private',
      `templates/${archive!.sha256.slice(0, 32)}.zip`,
    );
    expect(link?.bytes).toBe(archive!.bytes);
    link?.body.destroy();
  }
  expect(await publish()).toEqual([]);
  expect((await get(world, '/template/all')).json()).toEqual(cards);
});

test('a publication draws only the pictures that the storage does not have', async () => {
  const world = await withWorld();
  const { db, storage } = world.platform;
  const [template] = readTemplates();
  const items = { components: readGoods().slice(0, 1), templates: [template!] };
  const publish = async () =>
    (await publishCatalogue(world.platform, world.services, { items })).changes
      .filter(({ kind }) => kind === 'template')
      .map(({ outcome }) => outcome);
  expect(await publish()).toEqual(['created']);

  const [kept, missing] = drawnKeysOf(template!);
  onTestFinished(() => storage.remove('public', kept!));
  await storage.put('public', kept!, Buffer.from('drawn before'), 'image/webp');
  await storage.remove('public', missing!);
  await db.updateTable('templates').set({ goodsFingerprint: 'of an earlier state' }).execute();
  expect(await publish()).toEqual(['edited']);
  const contentOf = async (key: string) => buffer((await storage.find('public', key))!.body);
  expect((await contentOf(kept!)).toString()).toBe('drawn before');
  expect((await contentOf(missing!)).subarray(8, 12).toString()).toBe('WEBP');
});
