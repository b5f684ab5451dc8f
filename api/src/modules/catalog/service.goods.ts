import { isDeepStrictEqual } from 'node:util';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { goodsRepository, type PublishedGood } from './repository.goods.ts';
import { itemsRepository } from './repository.items.ts';
import { catalogRepository, type NewComponent, type NewImage } from './repository.ts';
import { fingerprint } from './service.items.ts';

/** A component that the catalogue's pipeline has judged and photographed. */
export type Good = Omit<NewComponent, 'id' | 'version' | 'publishedAt'> & {
  /** The main file first. */
  files: { path: string; content: string }[];
  dependencies: Record<string, string>;
  licence: string;
  checks: Record<string, unknown>;
  images: Omit<NewImage, 'id' | 'componentId'>[];
};

type Content = Pick<Good, 'files' | 'licence' | 'dependencies'>;

/** Of all that reaches the shop; what was last published carries it in its checks. */
const fingerprintOf = (good: Good): string => fingerprint(JSON.stringify(good));

/** What a buyer takes home; a difference here is a new version. */
const contentOf = ({ files, licence, dependencies }: Content) => ({
  files: files.map(({ path, content }) => ({ path, content })),
  licence,
  dependencies,
});

/** What the shop says about it; a difference here is an edit. */
const descriptionOf = (good: Good | PublishedGood) => ({
  title: good.title,
  description: good.description,
  category: good.category,
  tags: good.tags,
  info: good.info,
  planId: good.planId,
  pricePaise: good.pricePaise,
});

/** The slugs that were last published from the catalogue exactly as they are in it now. */
export async function findUnchangedGoods(
  db: Database,
  goods: readonly Good[],
): Promise<Set<string>> {
  if (goods.length === 0) return new Set();
  const rows = await goodsRepository.fingerprintsBySlug(
    db,
    goods.map(({ slug }) => slug),
  );
  const published = new Map(rows.map(({ slug, fingerprint: known }) => [slug, known]));
  return new Set(
    goods
      .filter((good) => published.get(good.slug) === fingerprintOf(good))
      .map(({ slug }) => slug),
  );
}

async function placeImages(tx: Tx, componentId: string, images: Good['images']): Promise<void> {
  const placed = await goodsRepository.listImages(tx, componentId);
  if (isDeepStrictEqual(placed, images)) return;
  await goodsRepository.deleteImages(tx, componentId);
  for (const image of images)
    await catalogRepository.insertImage(tx, { id: uuidv7(), componentId, ...image });
}

/**
 * By slug: a new component, or the same one with an edit, a further version, or both.
 * Each is a transaction of its own that takes the component first, as an admin's edit does, so that neither waits for the other twice.
 */
export const publishGood = (
  db: Database,
  good: Good,
  { highlightedHtml, at }: { highlightedHtml: string | null; at: Date },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { slug, images } = good;
    const description = descriptionOf(good);
    const version = {
      id: uuidv7(),
      ...contentOf(good),
      highlightedHtml,
      sha256: fingerprint(good.files[0]?.content ?? ''),
      checks: { ...good.checks, fingerprint: fingerprintOf(good) },
    };
    await goodsRepository.lockSlug(tx, slug);
    const current = await goodsRepository.lockCurrent(tx, slug);
    if (!current) {
      const id = uuidv7();
      await catalogRepository.insertPublished(tx, {
        id,
        slug,
        publishedAt: at,
        ...description,
        version,
      });
      await placeImages(tx, id, images);
      return;
    }
    if (!isDeepStrictEqual(descriptionOf(current), description))
      await itemsRepository.update(tx, current.id, description, at);
    if (isDeepStrictEqual(contentOf(current), contentOf(good)))
      await goodsRepository.setChecks(tx, current.versionId, version.checks);
    else await itemsRepository.addVersion(tx, current.id, current.number + 1, version, at);
    await placeImages(tx, current.id, images);
  });
