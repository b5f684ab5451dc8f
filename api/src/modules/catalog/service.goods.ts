import type { Database, Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { goodsRepository } from './repository.goods.ts';
import { itemsRepository } from './repository.items.ts';
import { catalogRepository, type NewComponent, type NewImage } from './repository.ts';
import { fingerprint } from './service.items.ts';

/** A component that the catalogue's pipeline has judged and photographed. */
export type Good = Omit<NewComponent, 'id' | 'version'> & {
  /** The main file first. */
  files: { path: string; content: string }[];
  highlightedHtml: string | null;
  dependencies: Record<string, string>;
  licence: string;
  checks: Record<string, unknown> & { hash: string };
  images: Omit<NewImage, 'id' | 'componentId'>[];
};

/** The slugs whose published state is exactly what the pipeline judged under these hashes. */
export async function findUnchangedGoods(
  db: Database,
  goods: { slug: string; hash: string }[],
): Promise<Set<string>> {
  if (goods.length === 0) return new Set();
  const rows = await goodsRepository.hashesBySlug(
    db,
    goods.map(({ slug }) => slug),
  );
  const published = new Map(rows.map(({ slug, hash }) => [slug, hash]));
  return new Set(
    goods.filter(({ slug, hash }) => published.get(slug) === hash).map(({ slug }) => slug),
  );
}

const placeImages = async (tx: Tx, componentId: string, images: Good['images']): Promise<void> => {
  for (const image of images)
    await catalogRepository.insertImage(tx, { id: uuidv7(), componentId, ...image });
};

/** By slug: a new component, or the same one with a further version when its code or its licence differs. */
export async function publishGood(tx: Tx, good: Good): Promise<void> {
  const { files, highlightedHtml, dependencies, licence, checks, images, ...rest } = good;
  const { slug, publishedAt, ...description } = rest;
  const version = {
    id: uuidv7(),
    files,
    licence,
    highlightedHtml,
    sha256: fingerprint(files[0]?.content ?? ''),
    dependencies,
    checks,
  };
  const current = await goodsRepository.findCurrent(tx, slug);
  if (!current) {
    const id = uuidv7();
    await catalogRepository.insertPublished(tx, { id, slug, publishedAt, ...description, version });
    await placeImages(tx, id, images);
    return;
  }
  await itemsRepository.update(tx, current.id, description, publishedAt);
  if (current.sha256 === version.sha256 && current.licence === licence)
    await goodsRepository.setChecks(tx, current.versionId, version.checks);
  else await itemsRepository.addVersion(tx, current.id, current.number + 1, version, publishedAt);
  await goodsRepository.deleteImages(tx, current.id);
  await placeImages(tx, current.id, images);
}
