import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishTemplateGood, type TemplateGood } from '../modules/templates/service.goods.ts';
import { previewKey } from '../platform/http/previews.ts';
import { draw } from '../platform/images/drawing.ts';
import type { Platform } from '../platform/platform.ts';
import { findStaleTemplatePart, readTemplates, type TemplateOnDisk } from './templates.ts';

/** The widths for a page and for a phone. */
const WIDTHS = [1600, 960, 480];
const MINUTE_MS = 60_000;

const sha256Of = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** The key is a hash of the content, so that a second upload changes nothing. */
async function storePicture(
  { storage }: Platform,
  { folder }: TemplateOnDisk,
  { file, width, height, placeholder }: TemplateOnDisk['pictures'][number],
): Promise<TemplateGood['pictures'][number]> {
  const path = join(folder, file);
  const webp = readFileSync(path);
  const name = `templates/${sha256Of(webp).slice(0, 32)}`;
  await storage.put('public', `${name}.webp`, webp, 'image/webp');
  const { files } = await draw(path, WIDTHS);
  const narrower = files.filter((each) => each.width < width);
  for (const each of narrower)
    await storage.put('public', `${name}-${each.width}.webp`, each.webp, 'image/webp');
  const widths = narrower.map((each) => each.width);
  return { key: `${name}.webp`, width, height, placeholder, widths };
}

/** The packages that people ask for, with the major version that the checks used. */
const STACK: readonly [string, (major: string) => string][] = [
  ['react', (major) => `React ${major}`],
  ['tailwindcss', (major) => `Tailwind CSS ${major}`],
  ['typescript', () => 'TypeScript'],
  ['next', (major) => `Next.js ${major}`],
  ['vite', () => 'Vite'],
];

const stackOf = (dependencies: Record<string, string>): string[] =>
  STACK.flatMap(([name, label]) => {
    const version = dependencies[name];
    return version === undefined ? [] : [label(version.split('.', 1)[0]!)];
  });

/** 'index.html' is the home page, 'rooms.html' is 'Rooms'. */
function pageName(file: string): string {
  const name = file.replace(/\.html$/, '').replaceAll('-', ' ');
  return name === 'index' ? 'Home' : name.charAt(0).toUpperCase() + name.slice(1);
}

async function storeArchive(
  { storage }: Platform,
  { folder, archive: { file, bytes, entries, sha256 }, dependencies, pages }: TemplateOnDisk,
): Promise<TemplateGood['archive']> {
  const key = `templates/${sha256.slice(0, 32)}.zip`;
  await storage.put('private', key, readFileSync(join(folder, file)), 'application/zip');
  return {
    key,
    fileName: file,
    bytes,
    entries,
    sha256,
    stack: stackOf(dependencies),
    pages: pages.map(pageName),
  };
}

/** Stores the built site under a path that is unique to this build. */
async function storePreview(
  { storage, config }: Platform,
  { folder, slug, preview, sha256 }: TemplateOnDisk,
): Promise<string> {
  const named = preview.files.map(({ path }) => `${path} ${sha256[`${preview.folder}/${path}`]}`);
  const build = `${slug}/${sha256Of(named.join('\n')).slice(0, 16)}`;
  for (const { path, type } of preview.files)
    await storage.put(
      'public',
      previewKey(`${build}/${path}`),
      readFileSync(join(folder, preview.folder, path)),
      type,
    );
  return `${config.PREVIEW_ORIGIN}/${build}/`;
}

async function goodOf(
  platform: Platform,
  onDisk: TemplateOnDisk,
  planId: string | null,
): Promise<TemplateGood> {
  const { slug, title, subtitle, description, category, tags, priceRupees } = onDisk;
  const pictures: TemplateGood['pictures'] = [];
  for (const picture of onDisk.pictures)
    pictures.push(await storePicture(platform, onDisk, picture));
  return {
    slug,
    title,
    subtitle,
    description,
    category,
    tags,
    planId,
    pricePaise: priceRupees * 100,
    previewUrl: await storePreview(platform, onDisk),
    archive: await storeArchive(platform, onDisk),
    pictures,
  };
}

/** Publishes the templates of the catalogue. Returns their number, and the templates that differ from their record. */
export async function publishTemplates(
  platform: Platform,
  planIds: Map<string, string>,
  onDisk = readTemplates(),
): Promise<{ published: number; stale: string[] }> {
  const stale: string[] = [];
  let published = 0;
  for (const one of onDisk) {
    const part = findStaleTemplatePart(one);
    if (part !== undefined) stale.push(`${one.slug} (${part})`);
    // A shop with renamed plans keeps them. Templates of plans that it does not have are left out.
    if (part !== undefined || (one.plan !== 'Free' && !planIds.has(one.plan))) continue;
    const good = await goodOf(platform, one, planIds.get(one.plan) ?? null);
    const at = new Date(platform.clock.now().getTime() - published * MINUTE_MS);
    await publishTemplateGood(platform.db, good, at);
    published++;
  }
  return { published, stale };
}
