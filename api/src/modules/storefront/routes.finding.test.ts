import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  componentSharePath,
  pageSharePath,
  templateSharePath,
} from '@tessera/contract/share-picture';
import type { TemplateDetail } from '@tessera/contract/templates';
import { openAccountsWorld } from '../../../test/accounts.ts';
import { publishComponent } from '../../../test/catalogue.ts';
import { plainPicture } from '../../../test/forms.ts';
import { createTemplate, signUpAdmin } from '../../../test/templates.ts';
import { standbyCaughtUp, withWorld, type World } from '../../../test/world.ts';
import { clockOf } from '../../platform/clock.ts';
import { SHARE_PAGES } from './policy.share.ts';

const ORIGIN = 'http://shop.test';
const fetchPath = (world: World, url: string) => world.http.inject({ url });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!);

type Shown = { slug: string; title: string; category: string; imageUrl: string };
const shownAt = async (world: World, slug: string): Promise<Shown> =>
  (await fetchPath(world, `/api/component/by-slug/${slug}`)).json();

test('robots are told what is private and where the sitemap is', async () => {
  const world = await withWorld();
  const response = await fetchPath(world, '/robots.txt');
  expect(response.headers['content-type']).toContain('text/plain');
  expect(response.body).toContain('Disallow: /admin/');
  // Programs that read are sent there.
  expect(response.body).toContain('Allow: /api/openapi.json');
  expect(response.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('every published component and every public page is in the sitemap, with the day it changed', async () => {
  const world = await withWorld();
  await publishComponent(world, { title: 'Split hero', slug: 'split-hero' });
  await publishComponent(world, { title: 'Gone', slug: 'gone' });
  await sql`update components set status = 'withdrawn' where slug = 'gone'`.execute(
    world.platform.db,
  );
  await standbyCaughtUp();
  const index = await fetchPath(world, '/sitemap.xml');
  expect(index.headers['content-type']).toContain('application/xml');
  expect(index.headers['cache-control']).toContain('s-maxage=3600');
  const files = locations(index.body).map((url) => url.slice(ORIGIN.length));
  expect(files[0]).toBe('/sitemaps/pages.xml');
  expect(files).toHaveLength(2);

  const pages = await fetchPath(world, files[0]!);
  for (const path of [
    '/',
    '/dashboard',
    '/dashboard?category=How+It+Works',
    '/templates',
    '/word-from-team',
    '/legal/terms',
  ])
    expect(locations(pages.body)).toContain(ORIGIN + path);
  const components = await fetchPath(world, files[1]!);
  expect(locations(components.body)).toEqual([`${ORIGIN}/components/split-hero`]);
  expect(components.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
});

test('a published template is in the sitemap with the day it changed, a withdrawn one is not', async () => {
  const world = await openAccountsWorld();
  const admin = await signUpAdmin(world);
  const shown = await createTemplate(world, admin, { title: 'Studio North' });
  const gone = await createTemplate(world, admin, { title: 'Gone by now' });
  const withdraw = (id: string) =>
    sql`update templates set status = 'withdrawn' where id = ${id}`.execute(world.platform.db);
  await withdraw(gone._id);
  await standbyCaughtUp();
  const files = locations((await fetchPath(world, '/sitemap.xml')).body);
  expect(files).toContain(`${ORIGIN}/sitemaps/templates.xml`);
  const listed = await fetchPath(world, '/sitemaps/templates.xml');
  expect(locations(listed.body)).toEqual([`${ORIGIN}/templates/${shown.slug}`]);
  expect(listed.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);

  await withdraw(shown._id);
  await standbyCaughtUp();
  const emptied = await fetchPath(world, '/sitemaps/templates.xml');
  expect([emptied.statusCode, locations(emptied.body)]).toEqual([200, []]);
  expect(locations((await fetchPath(world, '/sitemap.xml')).body)).not.toContain(files[1]);
  await world.close();
});

test('a file named before a withdrawal still answers, with what is left', async () => {
  let now = new Date();
  const world = await withWorld({ clock: clockOf(() => now) });
  for (const slug of ['first', 'second']) await publishComponent(world, { title: slug, slug });
  await standbyCaughtUp();
  const [, before] = locations((await fetchPath(world, '/sitemap.xml')).body);
  await sql`update components set status = 'withdrawn' where id = (select min(id::text)::uuid from components)`.execute(
    world.platform.db,
  );
  await standbyCaughtUp();
  now = new Date(now.getTime() + 11 * 60_000);
  const [, after] = locations((await fetchPath(world, '/sitemap.xml')).body);
  expect(after).not.toBe(before);
  const kept = await fetchPath(world, before!.slice(ORIGIN.length));
  expect(kept.statusCode).toBe(200);
  expect(locations(kept.body)).toEqual([`${ORIGIN}/components/second`]);
});

test('the shelf cannot be read from just anywhere, and an empty one has no file', async () => {
  const world = await withWorld();
  for (const path of [
    '/sitemaps/components/00000000-0000-7000-8000-000000000000.xml',
    '/sitemaps/components/anything.xml',
    '/sitemaps/other.xml',
  ])
    expect((await fetchPath(world, path)).statusCode).toBe(404);
  expect(locations((await fetchPath(world, '/sitemap.xml')).body)).toHaveLength(1);
});

test('each page has a picture of its own to be shared with, which may be kept for ever', async () => {
  const world = await withWorld();
  const drawn = new Set<string>();
  for (const page of ['home', 'components', 'templates', 'creators', 'team', 'legal'] as const) {
    const response = await fetchPath(world, pageSharePath(page));
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(response.rawPayload.length).toBeLessThan(150_000);
    drawn.add(response.rawPayload.toString('base64'));
  }
  expect(drawn.size).toBe(6);
});

test('whoever changes the words on the pictures of pages gives them new addresses', () => {
  // If this fails: raise LOOK in contract/src/share-picture.ts, then enter the new texts here.
  expect([pageSharePath('home'), Object.values(SHARE_PAGES).map(({ title }) => title)]).toEqual([
    '/share/pages/home/1.png',
    [
      'Good pages are made of good tiles.',
      'Built by hand, ready to make your own.',
      'Whole sites to start from.',
      'You laid the tile. You keep the money.',
      'A word from the team.',
      'The rules of the shop.',
    ],
  ]);
});

test('a component is shown with its title and its picture; a new title has a new address', async () => {
  const world = await withWorld();
  await publishComponent(world, { title: 'Split hero', slug: 'split-hero' });
  const before = componentSharePath(await shownAt(world, 'split-hero'));
  const bare = await fetchPath(world, before);
  expect(bare.statusCode).toBe(200);

  await sql`update components set title = 'अपना पसंदीदा <b>घटक</b> & more' where slug = 'split-hero'`.execute(
    world.platform.db,
  );
  await world.platform.storage.put(
    'public',
    'components/real.webp',
    await plainPicture(),
    'image/webp',
  );
  await sql`update images set key = 'components/real.webp'`.execute(world.platform.db);
  await world.platform.freshness.changed('catalog');
  const now = componentSharePath(await shownAt(world, 'split-hero'));
  expect(now).not.toBe(before);
  const pictured = await fetchPath(world, now);
  expect(pictured.statusCode).toBe(200);
  expect(pictured.rawPayload.equals(bare.rawPayload)).toBe(false);

  const other = await fetchPath(world, before.replace(/[^/]+\.png$/, 'abc.png'));
  expect([other.statusCode, other.headers['location']]).toEqual([302, now]);
});

test('a template is shown with its first picture; a withdrawn one has none', async () => {
  const world = await openAccountsWorld();
  const { slug } = await createTemplate(world, await signUpAdmin(world));
  const shown = (await fetchPath(world, `/api/template/by-slug/${slug}`)).json<TemplateDetail>();
  const path = templateSharePath({ ...shown, imageUrl: shown.images[0]! });
  const response = await fetchPath(world, path);
  const { format, width, height } = await sharp(response.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });

  await sql`update template_images set key = 'templates/none.webp'`.execute(world.platform.db);
  const bare = templateSharePath({ ...shown, imageUrl: '/media/templates/none.webp' });
  const moved = await fetchPath(world, path.replace(/[^/]+\.png$/, 'abc.png'));
  expect([moved.statusCode, moved.headers['location']]).toEqual([302, bare]);
  expect((await fetchPath(world, bare)).rawPayload.equals(response.rawPayload)).toBe(false);

  await sql`update templates set status = 'withdrawn'`.execute(world.platform.db);
  const gone = bare.replace(/[^/]+\.png$/, 'abc.png');
  expect((await fetchPath(world, gone)).statusCode).toBe(404);
  await world.close();
});

test('what does not exist, is withdrawn or is spelled otherwise has no picture', async () => {
  const world = await withWorld();
  await publishComponent(world, { title: 'Gone', slug: 'gone' });
  await sql`update components set status = 'withdrawn'`.execute(world.platform.db);
  for (const path of [
    '/share/components/gone/1.png',
    '/share/components/nothing/1.png',
    '/share/pages/constructor/1.png',
    '/share/constructor/home/1.png',
    '/share/pages/..%2Fhome/1.png',
    '/share',
  ])
    expect((await fetchPath(world, path)).statusCode).toBe(404);
});
