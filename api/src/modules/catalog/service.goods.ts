import { isDeepStrictEqual } from 'node:util';
import type { ChangeNote } from '@tessera/contract/change-note';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import {
  compareGoods,
  GOODS_ACTIONS,
  goodsFingerprintOf,
  type GoodsOutcome,
  hasLeft,
  LEFT,
} from '../../platform/goods.ts';
import { countChangedLines } from '../../platform/line-diff.ts';
import { sha256Of } from '../../platform/sha256.ts';
import type { AuditService } from '../audit/service.ts';
import { goodsRepository, type HighlightedCode, type PublishedGood } from './repository.goods.ts';
import { itemsRepository } from './repository.items.ts';
import {
  catalogRepository,
  type NewComponent,
  type NewImage,
  type NewVersion,
  type VersionFile,
  type VersionPreview,
} from './repository.ts';
import { withdrawWithin } from './service.admin.ts';
import type { ComponentChanges } from './service.changes.ts';

/** A component that the catalogue's pipeline has checked and rendered as images. */
export type Good = Omit<NewComponent, 'id' | 'version' | 'publishedAt' | 'goodsFingerprint'> & {
  /** The main file first. */
  files: { path: string; content: string }[];
  dependencies: Record<string, string>;
  licence: string;
  checks: Record<string, unknown>;
  preview: VersionPreview | null;
  images: Omit<NewImage, 'id' | 'componentId'>[];
  /** What changed in this version. The first version needs none. */
  changes?: ChangeNote;
};

type Content = Pick<Good, 'files' | 'licence' | 'dependencies'>;

/** The content that a buyer gets. A difference here is a new version. */
const contentOf = ({ files, licence, dependencies }: Content) => ({
  files: files.map(({ path, content }) => ({ path, content })),
  licence,
  dependencies,
});

const mainOf = ([main]: readonly VersionFile[]): string => main?.content ?? '';
const javaScriptOf = (files: readonly VersionFile[]): string | undefined =>
  files.find(({ path }) => path.endsWith('.jsx'))?.content;

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

const NO_NOTE =
  'It is a new version, and changes in meta.ts does not say what changed. ' +
  "Write changes: { breaks: false, notes: [{ kind: 'mended', text: '…' }] }; a kind is mended, added or changed.";
const OLD_NOTE =
  'It is a new version, and changes in meta.ts is the note of the version before. Write what changed since.';

/** Members who copied the version before are told what changed. */
function refuseSilent(current: PublishedGood, good: Good): void {
  if (!good.changes) throw new AppError('CONFLICT', { message: NO_NOTE });
  if (isDeepStrictEqual(good.changes, current.changeNote))
    throw new AppError('CONFLICT', { message: OLD_NOTE });
}

/** Only other content is another version. */
function outcomeOf(current: PublishedGood | undefined, good: Good): GoodsOutcome {
  if (!current) return 'created';
  const known = compareGoods('component', current, good);
  if (known === 'unchanged') return known;
  const isSame = isDeepStrictEqual(contentOf(current), contentOf(good));
  if (!isSame) refuseSilent(current, good);
  return known ?? (isSame ? 'edited' : 'new version');
}

async function placeImages(tx: Tx, componentId: string, images: Good['images']): Promise<void> {
  const placed = await goodsRepository.listImages(tx, componentId);
  if (isDeepStrictEqual(placed, images)) return;
  await goodsRepository.deleteImages(tx, componentId);
  for (const image of images)
    await catalogRepository.insertImage(tx, { id: uuidv7(), componentId, ...image });
}

/** Publishes the components of the catalogue, as the system. */
export const createComponentGoods = ({
  db,
  clock,
  audit,
  highlight,
  changes,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  highlight: (code: string) => Promise<string | null>;
  changes: ComponentChanges;
}) => {
  /** Highlighting is slow, so what the current version has for the same code is used again. */
  const highlightedOf = async ({ slug, files }: Good): Promise<Omit<HighlightedCode, 'files'>> => {
    const before = await goodsRepository.findHighlighted(db, slug);
    const [main, inJavaScript] = [mainOf(files), javaScriptOf(files)];
    const kept = before && mainOf(before.files) === main ? before.highlightedHtml : null;
    const keptJs =
      before && javaScriptOf(before.files) === inJavaScript ? before.highlightedJsHtml : null;
    return {
      highlightedHtml: kept ?? (await highlight(main)),
      highlightedJsHtml:
        inJavaScript === undefined ? null : (keptJs ?? (await highlight(inJavaScript))),
    };
  };

  const create = async (
    tx: Tx,
    good: Good,
    version: NewVersion,
    publishedAt: Date,
  ): Promise<string> => {
    const id = uuidv7();
    await catalogRepository.insertPublished(tx, {
      id,
      slug: good.slug,
      goodsFingerprint: goodsFingerprintOf(good),
      publishedAt,
      ...descriptionOf(good),
      version,
    });
    return id;
  };

  /** An edit, a new version, or both. */
  const change = async (
    tx: Tx,
    current: PublishedGood,
    good: Good,
    version: NewVersion,
  ): Promise<void> => {
    const now = clock.now();
    const description = descriptionOf(good);
    if (!isDeepStrictEqual(descriptionOf(current), description))
      await itemsRepository.update(tx, current.id, description, now);
    if (isDeepStrictEqual(contentOf(current), contentOf(good)))
      await goodsRepository.setChecks(tx, current.versionId, {
        checks: good.checks,
        preview: good.preview,
        highlightedJsHtml: version.highlightedJsHtml ?? null,
        changeNote: current.number > 1 ? good.changes : undefined,
      });
    else {
      const changed = {
        ...version,
        changeNote: good.changes ?? null,
        ...countChangedLines(mainOf(current.files), mainOf(good.files)),
      };
      await itemsRepository.addVersion(tx, current.id, current.number + 1, changed, now);
    }
    if (hasLeft(current)) await itemsRepository.putBack(tx, current.id, now);
    await goodsRepository.setFingerprint(tx, current.id, goodsFingerprintOf(good));
  };

  return {
    /** What `publish` would do now. */
    preview: async (good: Good): Promise<GoodsOutcome> =>
      outcomeOf(await goodsRepository.find(db, good.slug), good),

    /**
     * Creates the component with this slug, or changes it. A component that an admin withdrew stays withdrawn. Each has
     * its own transaction, which locks the component first, as an admin's edit does. This prevents deadlocks. The caller
     * calls `changed` at the end.
     */
    publish: async (good: Good, publishedAt: Date): Promise<GoodsOutcome> => {
      const version = {
        id: uuidv7(),
        ...contentOf(good),
        ...(await highlightedOf(good)),
        sha256: sha256Of(mainOf(good.files)),
        checks: good.checks,
        preview: good.preview,
      };
      return inTransaction(db, async (tx) => {
        await goodsRepository.lockSlug(tx, good.slug);
        const current = await goodsRepository.lock(tx, good.slug);
        const outcome = outcomeOf(current, good);
        if (outcome === 'unchanged') return outcome;
        await changes.refuseUnsold(tx, good.planId);
        if (current) await change(tx, current, good, version);
        const id = current?.id ?? (await create(tx, good, version, publishedAt));
        await placeImages(tx, id, good.images);
        await audit.record(tx, {
          actorId: null,
          action: GOODS_ACTIONS[outcome],
          subject: { kind: 'component', id },
        });
        const categories = [...(current ? [current.category] : []), good.category];
        await changes.refreshCopies(tx, { id, slug: good.slug }, categories);
        return outcome;
      });
    },

    /** The published components of the catalogue that it no longer has. */
    listLeft: (slugs: readonly string[]): Promise<{ id: string; slug: string }[]> =>
      goodsRepository.listOthers(db, slugs),

    /** Users who have the component keep it. If an admin puts it back, it stays. */
    withdraw: (id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await withdrawWithin(tx, { clock, audit, changes }, { actorId: null, id });
        await goodsRepository.setFingerprint(tx, id, LEFT);
      }),

    changed: changes.changed,
  };
};
