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

/** What the shop says of each template of the catalogue. */
const SHOWN: Record<string, { plan?: string; stack: string[]; pages: string[] }> = {
  'deodar-house': {
    plan: 'Pro',
    stack: ['React 19', 'Tailwind CSS 4', 'TypeScript', 'Vite'],
    pages: ['Home', 'Rooms', 'Stay', 'Journey'],
  },
  'saas-start': {
    stack: ['React 19', 'Tailwind CSS 4', 'TypeScript', 'Next.js 16'],
    pages: ['Home', 'Pricing', 'Docs', 'Changelog', 'Sign in', '404'],
  },
  'two-drum': { stack: ['React 19', 'Tailwind CSS 4', 'TypeScript', 'Vite'], pages: ['Home'] },
};

test('there are free templates and a Pro one, each with what the shop shows and hands out', () => {
  const templates = readTemplates();
  expect(templates.map(({ slug }) => slug)).toEqual(Object.keys(SHOWN));
  for (const { slug, plan, folder, archive, preview, pages, pictures, category } of templates) {
    expect(plan).toBe(SHOWN[slug]!.plan ?? 'Free');
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
  expect(readTemplates().flatMap((template) => findStaleTemplatePart(template) ?? [])).toEqual([]);
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

test('the shop publishes each with its zip, pictures and a preview of its own [TP-10]', async () => {
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
  expect(await publish()).toEqual(items.templates.map(() => 'created'));
  const cards = (await get(world, '/template/all')).json<TemplateCard[]>();
  expect(cards.map(({ slug, subscriptionPlan }) => [slug, subscriptionPlan?.name])).toEqual(
    Object.entries(SHOWN).map(([slug, { plan }]) => [slug, plan]),
  );
  for (const { slug, previewUrl, pictures } of cards) {
    const { host, pathname } = new URL(previewUrl);
    expect(host).not.toBe(new URL(world.config.ORIGIN).host);
    const onDisk = items.templates.find((template) => template.slug === slug)!;
    for (const path of onDisk.pages) {
      const page = await world.http.inject({ url: `${pathname}${path}`, headers: { host } });
      const built = readFileSync(join(onDisk.folder, onDisk.preview.folder, path), 'utf8');
      expect([path, page.statusCode, page.body]).toEqual([path, 200, built]);
    }
    for (const { url, widths } of pictures)
      for (const each of [url, ...widths.map((width) => url.replace('.webp', `-${width}.webp`))])
        expect((await world.http.inject({ url: each })).statusCode).toBe(200);
    const { archive, stack, pages } = (
      await get(world, `/template/by-slug/${slug}`)
    ).json<TemplateDetail>();
    expect({ stack, pages }).toEqual({ stack: SHOWN[slug]!.stack, pages: SHOWN[slug]!.pages });
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

test('a preview whose pages have absolute addresses is where they lead, and each of its files is there', async () => {
  const world = await withWorld();
  const template = readTemplates().find(({ preview }) => preview.base !== undefined)!;
  const { slug, folder, preview } = template;
  expect(preview.base).toMatch(new RegExp(`^/${slug}/[0-9a-f]{16}$`));
  const items = { components: readGoods().slice(0, 1), templates: [template] };
  await publishCatalogue(world.platform, world.services, { items });
  const { previewUrl } = (await get(world, `/template/by-slug/${slug}`)).json<TemplateDetail>();
  const { host, pathname } = new URL(previewUrl);
  expect(pathname).toBe(`${preview.base}/`);
  const ask = (url: string) => world.http.inject({ url, headers: { host } });
  for (const { path, bytes } of preview.files) {
    const sent = await ask(`${preview.base}/${path}`);
    expect([path, sent.statusCode, sent.rawPayload.length]).toEqual([path, 200, bytes]);
  }
  const home = readFileSync(join(folder, preview.folder, 'index.html'), 'utf8');
  const addresses = [...home.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of new Set(addresses))
    expect([address, (await ask(address)).statusCode]).toEqual([address, 200]);
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
