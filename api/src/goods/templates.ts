import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TemplateGood } from '../modules/templates/service.goods.ts';
import { AppError } from '../platform/errors.ts';
import { previewKey } from '../platform/http/previews.ts';
import { draw } from '../platform/images/drawing.ts';
import type { Platform } from '../platform/platform.ts';
import { sha256Of } from '../platform/sha256.ts';
import { buildIdOf } from './build-id.ts';
import type { TemplateOnDisk } from './template-records.ts';

/** The widths for a page and for a phone. */
const WIDTHS = [1600, 960, 480];

/** The key is a hash of the content, so that a second upload changes nothing. */
const keyOf = (webp: Buffer): string => `templates/${sha256Of(webp).slice(0, 32)}.webp`;

const narrowerThan = (width: number): number[] => WIDTHS.filter((each) => each < width);

/** A narrower picture has the key of its source, so it is drawn only if the storage does not have it. */
async function storePicture(
  { storage }: Platform,
  { folder }: TemplateOnDisk,
  { file, width }: TemplateOnDisk['pictures'][number],
): Promise<void> {
  const path = join(folder, file);
  const webp = readFileSync(path);
  const key = keyOf(webp);
  const narrowerKey = (narrower: number) => key.replace('.webp', `-${narrower}.webp`);
  await storage.put('public', key, webp, 'image/webp');
  const missing: number[] = [];
  for (const narrower of narrowerThan(width))
    if (!(await storage.has('public', narrowerKey(narrower)))) missing.push(narrower);
  if (missing.length === 0) return;
  const { files } = await draw(path, missing);
  for (const narrower of missing) {
    const drawn = files.find((each) => each.width === narrower);
    if (!drawn) throw new Error(`${file} cannot be drawn ${narrower} px wide`);
    await storage.put('public', narrowerKey(narrower), drawn.webp, 'image/webp');
  }
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

/** 'index.html' is the home page; 'rooms.html' and 'rooms/index.html' are 'Rooms'. */
function pageName(file: string): string {
  const name = file.replace(/(?:\/index)?\.html$/, '').replaceAll('-', ' ');
  return name === 'index' ? 'Home' : name.charAt(0).toUpperCase() + name.slice(1);
}

const archiveKeyOf = ({ archive }: TemplateOnDisk): string =>
  `templates/${archive.sha256.slice(0, 32)}.zip`;

/**
 * The folder of the built site. It is unique to this build. Pages with absolute addresses name the path that they were
 * built for, which is unique to their source.
 */
function buildOf({ slug, preview, sha256 }: TemplateOnDisk): string {
  if (preview.base !== undefined) return preview.base.slice(1);
  const hashes = preview.files.map(
    ({ path }) => [path, sha256[`${preview.folder}/${path}`]] as const,
  );
  return `${slug}/${buildIdOf(hashes)}`;
}

/** Stores pictures, zip and preview before the template is published, so that no row points to a missing file. */
export async function storeTemplate(platform: Platform, onDisk: TemplateOnDisk): Promise<void> {
  const { storage } = platform;
  const { folder, pictures, preview, archive } = onDisk;
  for (const picture of pictures) await storePicture(platform, onDisk, picture);
  for (const { path, type } of preview.files)
    await storage.put(
      'public',
      previewKey(`${buildOf(onDisk)}/${path}`),
      readFileSync(join(folder, preview.folder, path)),
      type,
    );
  const zip = readFileSync(join(folder, archive.file));
  await storage.put('private', archiveKeyOf(onDisk), zip, 'application/zip');
}

/** The template as the shop stores it. */
export function templateGoodOf(
  { config }: Platform,
  onDisk: TemplateOnDisk,
  planId: string | null,
): TemplateGood {
  const { slug, title, subtitle, description, category, tags, priceRupees } = onDisk;
  const { file, bytes, entries, sha256 } = onDisk.archive;
  if (config.PREVIEW_ORIGIN === undefined)
    throw new AppError('BAD_REQUEST', {
      message: 'PREVIEW_ORIGIN is not set, so its preview has no address.',
    });
  return {
    slug,
    title,
    subtitle,
    description,
    category,
    tags,
    planId,
    pricePaise: priceRupees * 100,
    previewUrl: `${config.PREVIEW_ORIGIN}/${buildOf(onDisk)}/`,
    archive: {
      key: archiveKeyOf(onDisk),
      fileName: file,
      bytes,
      entries,
      sha256,
      stack: stackOf(onDisk.dependencies),
      pages: onDisk.pages.map(pageName),
    },
    pictures: onDisk.pictures.map(({ file: picture, width, height, placeholder }) => ({
      key: keyOf(readFileSync(join(onDisk.folder, picture))),
      width,
      height,
      placeholder,
      widths: narrowerThan(width),
    })),
  };
}
