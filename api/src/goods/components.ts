import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { changeNote, type ChangeNote } from '@tessera/contract/change-note';
import type { Good } from '../modules/catalog/service.goods.ts';
import { AppError } from '../platform/errors.ts';
import { previewKey } from '../platform/http/previews.ts';
import type { Platform } from '../platform/platform.ts';
import { sha256Of } from '../platform/sha256.ts';
import { buildIdOf } from './build-id.ts';
import { spreadByCategory } from './spread.ts';

type PictureOnDisk = {
  theme: 'light' | 'dark';
  file: string;
  width: number;
  height: number;
  placeholder: string;
};

/** The files of the live preview, relative to the item, and the path of the script that all previews share. */
type PreviewOnDisk = {
  runtime: string;
  files: string[];
  heights: [width: number, height: number][];
  pictures: PictureOnDisk[];
};

/** The record that the catalogue's pipeline writes for an item that passed its checks. */
type PublishedRecord = {
  slug: string;
  hash: string;
  title: string;
  description: string;
  category: string;
  tags: string[];
  usage: string;
  plan: 'Free' | 'Pro' | 'Pro Plus';
  priceRupees: number | null;
  licence: string;
  files: string[];
  dependencies: Record<string, string>;
  pictures: PictureOnDisk[];
  preview: PreviewOnDisk;
  /** What is known about the item without running it. */
  kind?: string;
  character?: string;
  family?: string | null;
  requires?: { react: string; tailwindcss: string; browser: string[] };
  limits?: string[];
  expressive?: string | null;
  client?: boolean;
  props?: unknown[];
  tokens?: unknown[];
  slots?: string[];
  variants?: unknown[];
  registry?: unknown;
  /** What changed in the newest version. */
  changes?: ChangeNote;
  /** By the name of the check: what it measured, when and with which tools. Stored unchanged. */
  checks: Record<string, unknown>;
  /** The hashes of all files in the folder. */
  sha256?: Record<string, string>;
  /** The hash of all other fields. */
  seal?: string;
};

export type GoodOnDisk = PublishedRecord & { folder: string };

type Check = { date?: unknown; figures?: Record<string, unknown> };

const checkOf = (checks: Record<string, unknown>, name: string): Check =>
  (checks[name] as Check | undefined) ?? {};

/** The figures that the facts are made from. Older records have them without the names of checks. */
function figuresOf(checks: Record<string, unknown>): Record<string, unknown> {
  return {
    ...checks,
    ...checkOf(checks, 'size').figures,
    ...checkOf(checks, 'rendering').figures,
  };
}

/** The projects that the item was pasted into, with the versions that were used. */
function projectsOf(checks: Record<string, unknown>): string[] {
  const { projects } = checkOf(checks, 'pasted').figures ?? {};
  const { template } = checkOf(checks, 'create-vite').figures ?? {};
  const { next } = checkOf(checks, 'next').figures ?? {};
  return [
    ...(Array.isArray(projects) ? projects.map(String) : []),
    ...(typeof template === 'string' ? [template] : []),
    ...(typeof next === 'string' ? [`Next.js ${next}`] : []),
  ];
}

const lastDayOf = (checks: Record<string, unknown>): string | undefined =>
  Object.keys(checks)
    .flatMap((name) => {
      const { date } = checkOf(checks, name);
      return typeof date === 'string' ? [date] : [];
    })
    .toSorted()
    .at(-1);

/**
 * The facts on the component page, in the terms of the contract. A fact that the record does not have, or has in another
 * form, is left out.
 */
export function factsOf(checks: Record<string, unknown>, main: string): Record<string, unknown> {
  const figures = figuresOf(checks);
  const { scriptBytes, styleBytes, themes, widths, hydrationFaults } = figures;
  const projects = projectsOf(checks);
  const checkedOn = lastDayOf(checks);
  return {
    sourceBytes: Buffer.byteLength(main),
    sourceLines: main.trimEnd().split('\n').length,
    ...(Number.isInteger(scriptBytes) && { bundleGzipBytes: scriptBytes }),
    ...(Number.isInteger(styleBytes) && { styleGzipBytes: styleBytes }),
    ...(Number.isInteger(hydrationFaults) && { hydrates: hydrationFaults === 0 }),
    accessible: 'axe' in figures || figures.axeViolations === 0,
    ...(Array.isArray(themes) && { darkMode: themes.includes('dark') }),
    reducedMotion: figures.reducedMotion ?? figures.motionFaults === 0,
    rightToLeft: figures.rightToLeft ?? figures.rightToLeftFaults === 0,
    ...(Array.isArray(widths) && { widths }),
    worksWhenPasted: 'pasted' in checks,
    ...(projects.length > 0 && { projects }),
    ...(checkedOn !== undefined && { checkedOn }),
  };
}

/** What a page shows about an item besides its checks. */
const SHOWN = [
  'kind',
  'character',
  'family',
  'requires',
  'limits',
  'expressive',
  'client',
  'props',
  'tokens',
  'slots',
  'variants',
  'registry',
] as const satisfies (keyof PublishedRecord)[];

const CATALOGUE = join(import.meta.dirname, '../../../catalogue/components');
/** The script that all previews share. */
const RUNTIME = join(import.meta.dirname, '../../../catalogue/build/runtime.js');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

function typeOf(file: string): string {
  const type = TYPES[extname(file)];
  if (type === undefined) throw new Error(`${file} is no file of a preview`);
  return type;
}

export const readGoods = (root = CATALOGUE): GoodOnDisk[] =>
  spreadByCategory(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('/published.json'))
      .toSorted()
      .map((path) =>
        Object.assign(JSON.parse(readFileSync(join(root, path), 'utf8')) as PublishedRecord, {
          folder: dirname(join(root, path)),
        }),
      ),
  );

/** The first file that differs from the one that the pipeline checked. Only the pipeline may approve an item. */
export function findStalePart({ folder, ...record }: GoodOnDisk): string | undefined {
  if (record.seal !== sha256Of(JSON.stringify({ ...record, seal: undefined })))
    return 'published.json';
  const named = [...record.files, 'meta.ts', ...record.pictures.map(({ file }) => file)];
  return [...new Set([...named, ...Object.keys(record.sha256 ?? {})])].find((file) => {
    const path = join(folder, file);
    return !existsSync(path) || sha256Of(readFileSync(path)) !== record.sha256?.[file];
  });
}

/** The key is a hash of the content, so that a second upload changes nothing. */
const keyOf = (webp: Buffer): string => `components/${sha256Of(webp).slice(0, 32)}.webp`;

/** The folder of a preview below the preview origin. It is unique to this build. */
function previewPathOf({ slug, preview, sha256 }: GoodOnDisk): string {
  return `items/${slug}/${buildIdOf(preview.files.map((file) => [file, sha256?.[file]]))}/`;
}

/** Stores pictures and preview before the item is published, so that no row points to a missing file. */
export async function storeItem({ storage }: Platform, onDisk: GoodOnDisk): Promise<void> {
  const { folder, pictures, preview } = onDisk;
  for (const { file } of [...pictures, ...preview.pictures]) {
    const webp = readFileSync(join(folder, file));
    await storage.put('public', keyOf(webp), webp, 'image/webp');
  }
  const path = previewPathOf(onDisk);
  for (const file of preview.files)
    await storage.put(
      'public',
      previewKey(path + basename(file)),
      readFileSync(join(folder, file)),
      typeOf(file),
    );
}

/** Stores the script that the previews of these items share. */
export async function storeRuntime(
  { storage }: Platform,
  items: readonly GoodOnDisk[],
  file = RUNTIME,
): Promise<void> {
  const content = readFileSync(file);
  const path = `items/runtime/${sha256Of(content).slice(0, 16)}/runtime.js`;
  const other = items.find(({ preview }) => preview.runtime !== path);
  if (other)
    throw new AppError('CONFLICT', {
      message: `The preview of ${other.slug} needs another script.`,
    });
  const key = previewKey(path);
  if (!(await storage.has('public', key))) await storage.put('public', key, content, typeOf(path));
}

function previewOf(onDisk: GoodOnDisk): Good['preview'] {
  const { folder, preview } = onDisk;
  const [light, dark] = (['light', 'dark'] as const).map((theme) =>
    preview.pictures.find((picture) => picture.theme === theme),
  );
  if (!light || !dark) throw new Error(`${onDisk.slug} has no picture of a phone in both themes`);
  const keyOfPicture = ({ file }: PictureOnDisk) => keyOf(readFileSync(join(folder, file)));
  return {
    path: previewPathOf(onDisk),
    heights: preview.heights,
    phone: {
      key: keyOfPicture(light),
      darkKey: keyOfPicture(dark),
      width: light.width,
      height: light.height,
    },
  };
}

/** The item as the shop stores it. */
export function goodOf(onDisk: GoodOnDisk, planId: string | null): Good {
  const { folder, slug, title, description, category, tags, licence, dependencies } = onDisk;
  const files = onDisk.files.map((path) => ({
    path,
    content: readFileSync(join(folder, path), 'utf8'),
  }));
  const changes = changeNote.safeParse(onDisk.changes).data;
  return {
    slug,
    title,
    description,
    category,
    tags,
    info: onDisk.usage,
    planId,
    pricePaise: onDisk.priceRupees === null ? null : onDisk.priceRupees * 100,
    files,
    dependencies,
    licence,
    checks: {
      ...onDisk.checks,
      ...Object.fromEntries(SHOWN.map((name) => [name, onDisk[name]])),
      ...factsOf(onDisk.checks, files[0]?.content ?? ''),
      hash: onDisk.hash,
    },
    preview: previewOf(onDisk),
    images: onDisk.pictures.map(({ theme, file, width, height, placeholder }) => ({
      theme,
      width,
      height,
      key: keyOf(readFileSync(join(folder, file))),
      placeholder,
    })),
    ...(changes && { changes }),
  };
}
