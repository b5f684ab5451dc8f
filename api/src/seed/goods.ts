import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findUnchangedGoods, type Good, publishGood } from '../modules/catalog/service.goods.ts';
import { highlight } from '../platform/highlight.ts';
import type { Platform } from '../platform/platform.ts';
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
  /** By the name of the check: what it measured, when and with which tools. */
  checks: Record<string, unknown>;
  /** The hashes of all files in the folder. */
  sha256?: Record<string, string>;
  /** The hash of all other fields. */
  seal?: string;
};

type Figures = {
  scriptBytes: number;
  themes: string[];
  widths: number[];
  axeViolations?: number;
  motionFaults?: number;
  reducedMotion?: boolean;
  rightToLeftFaults?: number;
  rightToLeft?: boolean;
};

type GoodOnDisk = PublishedRecord & { folder: string };

/** The figures of all checks in one object. Records of before 2026-11-18 have them so. */
const figuresOf = (checks: PublishedRecord['checks']): Figures =>
  Object.assign(
    { ...checks },
    ...Object.values(checks).map((check) => (check as { figures?: object } | null)?.figures),
  ) as Figures;

/** The facts on the component page, in the terms of the contract. The rest of the record is stored unchanged. */
function factsOf({ checks }: PublishedRecord, main: string) {
  const figures = figuresOf(checks);
  return {
    sourceBytes: Buffer.byteLength(main),
    bundleGzipBytes: figures.scriptBytes,
    accessible: 'axe' in figures || figures.axeViolations === 0,
    darkMode: figures.themes.includes('dark'),
    reducedMotion: figures.reducedMotion ?? figures.motionFaults === 0,
    rightToLeft: figures.rightToLeft ?? figures.rightToLeftFaults === 0,
    widths: figures.widths,
    worksWhenPasted: 'pasted' in checks,
  };
}

/** What a page shows about an item besides its checks. */
const shownOf = ({
  kind,
  family,
  requires,
  limits,
  expressive,
  client,
  props,
  tokens,
  slots,
  variants,
  registry,
}: PublishedRecord) => ({
  kind,
  family,
  requires,
  limits,
  expressive,
  client,
  props,
  tokens,
  slots,
  variants,
  registry,
});

const CATALOGUE = join(import.meta.dirname, '../../../catalogue/components');
const MINUTE_MS = 60_000;
const UPLOADS_AT_ONCE = 8;

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

const sha256Of = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

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

async function storePictures({ storage }: Platform, goods: GoodOnDisk[]): Promise<void> {
  const paths = goods.flatMap(({ folder, pictures }) =>
    pictures.map(({ file }) => join(folder, file)),
  );
  for (let at = 0; at < paths.length; at += UPLOADS_AT_ONCE)
    await Promise.all(
      paths.slice(at, at + UPLOADS_AT_ONCE).map((path) => {
        const webp = readFileSync(path);
        return storage.put('public', keyOf(webp), webp, 'image/webp');
      }),
    );
}

function goodOf(onDisk: GoodOnDisk, planId: string | null): Good {
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
      ...shownOf(onDisk),
      ...factsOf(onDisk, files[0]?.content ?? ''),
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

/** Publishes new and changed items, newest first. Returns their number, and the items that differ from their record. */
export async function publishGoods(
  platform: Platform,
  planIds: Map<string, string>,
  onDisk = readGoods(),
): Promise<{ published: number; stale: string[] }> {
  const parts = new Map(onDisk.map((one) => [one, findStalePart(one)]));
  const isWhole = (one: GoodOnDisk): boolean => parts.get(one) === undefined;
  const stale = onDisk
    .filter((one) => !isWhole(one))
    .map((one) => `${one.slug} (${parts.get(one)})`);
  // A shop with renamed plans keeps them. Items of plans that it does not have are left out.
  const offered = onDisk
    .filter(isWhole)
    .filter(({ plan }) => plan === 'Free' || planIds.has(plan))
    .map((one) => ({ one, good: goodOf(one, planIds.get(one.plan) ?? null) }));
  const unchanged = await findUnchangedGoods(
    platform.db,
    offered.map(({ good }) => good),
  );
  const changed = offered.filter(({ good }) => !unchanged.has(good.slug));
  await storePictures(
    platform,
    changed.map(({ one }) => one),
  );
  const now = platform.clock.now().getTime();
  for (const [index, { good }] of changed.entries())
    await publishGood(platform.db, good, {
      highlightedHtml: good.files[0] ? await highlight(good.files[0].content) : null,
      at: new Date(now - index * MINUTE_MS),
    });
  return { published: changed.length, stale };
}
