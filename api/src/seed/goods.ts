import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findUnchangedGoods, publishGood } from '../modules/catalog/service.goods.ts';
import { inTransaction } from '../platform/db/database.ts';
import { highlight } from '../platform/highlight.ts';
import type { Platform } from '../platform/platform.ts';
import { spreadByCategory } from './spread.ts';

/** What the catalogue's pipeline leaves beside an item that passed. */
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
  checks: Record<string, unknown> & { scriptBytes: number; themes: string[]; pasted: string[] };
};

type GoodOnDisk = PublishedRecord & { folder: string };

/** What the component page states, in the contract's words; the rest of the record is kept as it is. */
const factsOf = ({ checks }: PublishedRecord, main: string) => ({
  sourceBytes: Buffer.byteLength(main),
  bundleGzipBytes: checks.scriptBytes,
  accessible: 'axe' in checks,
  darkMode: checks.themes.includes('dark'),
  worksWhenPasted: checks.pasted.length > 0,
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

/** Named by its bytes, so that storing it again changes nothing. */
async function storePicture({ storage }: Platform, path: string): Promise<string> {
  const webp = readFileSync(path);
  const key = `components/${createHash('sha256').update(webp).digest('hex').slice(0, 32)}.webp`;
  await storage.put('public', key, webp, 'image/webp');
  return key;
}

async function storePictures(platform: Platform, goods: GoodOnDisk[]): Promise<string[][]> {
  const keys: string[][] = [];
  for (let at = 0; at < goods.length; at += UPLOADS_AT_ONCE)
    keys.push(
      ...(await Promise.all(
        goods
          .slice(at, at + UPLOADS_AT_ONCE)
          .map(({ folder, pictures }) =>
            Promise.all(pictures.map(({ file }) => storePicture(platform, join(folder, file)))),
          ),
      )),
    );
  return keys;
}

/** Publishes what is new or different, newest first; says how many that were. */
export async function publishGoods(
  platform: Platform,
  planIds: Map<string, string>,
  goods = readGoods(),
): Promise<number> {
  const unchanged = await findUnchangedGoods(platform.db, goods);
  // A shop whose plans were renamed keeps its own; what they would open stays away.
  const changed = goods.filter(
    ({ slug, plan }) => !unchanged.has(slug) && (plan === 'Free' || planIds.has(plan)),
  );
  const keys = await storePictures(platform, changed);
  const codes = changed.map(({ folder, files }) =>
    files.map((path) => ({ path, content: readFileSync(join(folder, path), 'utf8') })),
  );
  const highlighted: (string | null)[] = [];
  for (const [main] of codes) highlighted.push(main ? await highlight(main.content) : null);
  const now = platform.clock.now().getTime();
  await inTransaction(platform.db, async (tx) => {
    for (const [index, good] of changed.entries()) {
      const { slug, title, description, category, tags, licence, dependencies } = good;
      await publishGood(tx, {
        slug,
        title,
        description,
        category,
        tags,
        info: good.usage,
        planId: planIds.get(good.plan) ?? null,
        pricePaise: good.priceRupees === null ? null : good.priceRupees * 100,
        publishedAt: new Date(now - index * MINUTE_MS),
        files: codes[index]!,
        highlightedHtml: highlighted[index] ?? null,
        dependencies,
        licence,
        checks: {
          ...good.checks,
          ...factsOf(good, codes[index]![0]?.content ?? ''),
          hash: good.hash,
        },
        images: good.pictures.map(({ theme, width, height, placeholder }, at) => ({
          theme,
          width,
          height,
          placeholder,
          key: keys[index]![at]!,
        })),
      });
    }
  });
  return changed.length;
}
