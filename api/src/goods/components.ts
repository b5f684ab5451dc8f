import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Good } from '../modules/catalog/service.goods.ts';
import type { Platform } from '../platform/platform.ts';
import { sha256Of } from './sha256.ts';
import { spreadByCategory } from './spread.ts';

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
  pictures: {
    theme: 'light' | 'dark';
    file: string;
    width: number;
    height: number;
    placeholder: string;
  }[];
  /** What is known about the item without running it. */
  kind?: string;
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
  /** By the name of the check: what it measured, when and with which tools. Stored unchanged. */
  checks: Record<string, unknown>;
  /** The hashes of all files in the folder. */
  sha256?: Record<string, string>;
  /** The hash of all other fields. */
  seal?: string;
};

export type GoodOnDisk = PublishedRecord & { folder: string };

/** The figures that the facts are made from. Older records have them without the names of checks. */
function figuresOf(checks: Record<string, unknown>): Record<string, unknown> {
  const [size, rendering] = ['size', 'rendering'].map(
    (name) => (checks[name] as { figures?: object } | undefined)?.figures,
  );
  return { ...checks, ...size, ...rendering };
}

/**
 * The facts on the component page, in the terms of the contract. A fact that the record does not have, or has in another
 * form, is left out.
 */
export function factsOf(checks: Record<string, unknown>, main: string): Record<string, unknown> {
  const figures = figuresOf(checks);
  const { scriptBytes, themes, widths } = figures;
  return {
    sourceBytes: Buffer.byteLength(main),
    ...(Number.isInteger(scriptBytes) && { bundleGzipBytes: scriptBytes }),
    accessible: 'axe' in figures || figures.axeViolations === 0,
    ...(Array.isArray(themes) && { darkMode: themes.includes('dark') }),
    reducedMotion: figures.reducedMotion ?? figures.motionFaults === 0,
    rightToLeft: figures.rightToLeft ?? figures.rightToLeftFaults === 0,
    ...(Array.isArray(widths) && { widths }),
    worksWhenPasted: 'pasted' in checks,
  };
}

/** What a page shows about an item besides its checks. */
const SHOWN = [
  'kind',
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

/** Stored before the item is published, so that no row points to a missing file. */
export async function storePictures(
  { storage }: Platform,
  { folder, pictures }: GoodOnDisk,
): Promise<void> {
  for (const { file } of pictures) {
    const webp = readFileSync(join(folder, file));
    await storage.put('public', keyOf(webp), webp, 'image/webp');
  }
}

/** The item as the shop stores it. */
export function goodOf(onDisk: GoodOnDisk, planId: string | null): Good {
  const { folder, slug, title, description, category, tags, licence, dependencies } = onDisk;
  const files = onDisk.files.map((path) => ({
    path,
    content: readFileSync(join(folder, path), 'utf8'),
  }));
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
    images: onDisk.pictures.map(({ theme, file, width, height, placeholder }) => ({
      theme,
      width,
      height,
      key: keyOf(readFileSync(join(folder, file))),
      placeholder,
    })),
  };
}
