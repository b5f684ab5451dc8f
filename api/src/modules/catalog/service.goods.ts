import { isDeepStrictEqual } from 'node:util';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { goodsRepository, type PublishedGood } from './repository.goods.ts';
import { itemsRepository } from './repository.items.ts';
import { catalogRepository, type NewComponent, type NewImage } from './repository.ts';
import { fingerprint } from './service.items.ts';

/** A component that the catalogue's pipeline has checked and rendered as images. */
export type Good = Omit<NewComponent, 'id' | 'version' | 'publishedAt'> & {
  /** The main file first. */
  files: { path: string; content: string }[];
  dependencies: Record<string, string>;
  licence: string;
  checks: Record<string, unknown>;
  images: Omit<NewImage, 'id' | 'componentId'>[];
};

type Content = Pick<Good, 'files' | 'licence' | 'dependencies'>;

/** A hash of the whole item. It is stored in the checks of the published version. */
const fingerprintOf = (good: Good): string => fingerprint(JSON.stringify(good));

/** The content that a buyer gets. A difference here is a new version. */
const contentOf = ({ files, licence, dependencies }: Content) => ({
  files: files.map(({ path, content }) => ({ path, content })),
  licence,
  dependencies,
});

/** The description in the shop. A difference here is an edit. */
const descriptionOf = (good: Good | PublishedGood) => ({
  title: good.title,
  description: good.description,
  category: good.category,
  tags: good.tags,
  info: good.info,
  planId: good.planId,
  pricePaise: good.pricePaise,
});

/** The slugs whose last published state equals the catalogue. */
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
 * Creates the component with this slug, or updates it with an edit, a new version, or both.
 * Each component has its own transaction, which locks the component first, as an admin's edit does. This prevents
 * deadlocks.
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
