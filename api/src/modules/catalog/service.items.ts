import { type Item, mayCopy, mayRead } from '@tessera/contract/access';
import type { ComponentCard, ComponentCode, ComponentDetail } from '@tessera/contract/catalog';
import type { Database } from '../../platform/db/database.ts';
import type { ReadRouter } from '../../platform/db/read-router.ts';
import { AppError } from '../../platform/errors.ts';
import type { Holder } from '../../platform/http/principal.ts';
import { sha256Of } from '../../platform/sha256.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import { presentCard, presentDetail } from './presenter.ts';
import { codeRepository, type CodeRow } from './repository.code.ts';
import { type ItemRow, itemsRepository } from './repository.items.ts';
import type { CodeQuota } from './service.quota.ts';

/** A component that is about to be copied or was copied, and whether it is a paid one. */
export type Copyable = { id: string; versionId: string; paid: boolean };

/** A card, and whether the component is still on sale. */
export type FoundCard = { card: ComponentCard; onSale: boolean };

export type ItemsService = ReturnType<typeof createItemsService>;

const asItem = ({ id, planId, planName }: ItemRow): Item => ({
  _id: id,
  ...(planId !== null && { subscriptionPlan: { _id: planId, name: planName ?? '' } }),
});

const asCopyable = ({ id, versionId, planId }: ItemRow): Copyable => ({
  id,
  versionId,
  paid: planId !== null,
});

/** The part of a day's quota that lists may take. */
const LISTS_PART_OF_DAY = 0.5;

/** The code of an item in its languages, and what a copy of it says about itself. */
type ItemCode = Pick<ComponentCode, 'code' | 'codeJs' | 'version' | 'sha256' | 'sha256Js'>;

const presentCode = ({ code, codeJs, number, sha256 }: CodeRow): ItemCode => ({
  code,
  version: number,
  sha256,
  ...(codeJs !== null && { codeJs, sha256Js: sha256Of(codeJs) }),
});

export const presentHighlighted = (row: CodeRow): ComponentCode => ({
  _id: row.componentId,
  slug: row.slug,
  ...presentCode(row),
  highlighted: row.highlightedHtml,
  ...(row.codeJs !== null && { highlightedJs: row.highlightedJsHtml }),
});

const FRESH = { fresh: true };

/** One component at a time. All access to code goes through here. */
export const createItemsService = ({
  db,
  reads,
  subscriptions,
  quota,
  previewOrigin,
}: {
  db: Database;
  reads: ReadRouter;
  subscriptions: SubscriptionsService;
  quota: Pick<CodeQuota, 'admit' | 'charge'>;
  previewOrigin: string | undefined;
}) => {
  /** The item, if the user may copy it. A withdrawn item exists only for admins and for users who bought it. */
  const getCopyable = async (holder: Holder, id: string): Promise<Copyable> => {
    const [item, holdings] = await Promise.all([
      itemsRepository.findItem(db, id),
      subscriptions.holdingsOf(holder, [id]),
    ]);
    const visible =
      item &&
      (item.status === 'published' || holdings.isAdmin || holdings.purchasedIds.includes(id));
    if (!visible) throw new AppError('NOT_FOUND');
    if (!mayCopy(holdings, asItem(item))) throw new AppError('LOCKED');
    return asCopyable(item);
  };

  const getCode = async (id: string): Promise<ComponentCode> => {
    const [row] = await codeRepository.list(db, [id]);
    if (!row) throw new AppError('NOT_FOUND');
    return presentHighlighted(row);
  };

  /** Refuses everything but free items that are on sale. Paid items are missing here. */
  const refuseUnreadable = async (id: string): Promise<void> => {
    const item = await itemsRepository.findItem(db, id);
    if (item?.status !== 'published') throw new AppError('NOT_FOUND');
    if (!mayRead(asItem(item))) throw new AppError('NOT_FOUND');
  };

  return {
    detail: async (slug: string, o: { fresh: boolean }): Promise<ComponentDetail> => {
      const find = async (handle: Database): Promise<ComponentDetail | undefined> => {
        const row = await itemsRepository.findBySlug(handle, slug);
        if (!row) return undefined;
        const version = await itemsRepository.getVersion(handle, row.versionId);
        const related = await itemsRepository.listRelated(handle, row);
        return presentDetail(row, version, related, previewOrigin);
      };
      // A standby may lag behind. A slug that is missing there is looked up on the primary, so that new ones are always
      // found.
      const found =
        (await reads.read(find, o)) ?? (o.fresh ? undefined : await reads.read(find, FRESH));
      if (!found) throw new AppError('NOT_FOUND');
      return found;
    },

    getCopyable,
    refuseUnreadable,

    code: async (holder: Holder, id: string): Promise<ComponentCode> => {
      await quota.charge(holder, await getCopyable(holder, id));
      return getCode(id);
    },

    /**
     * For everybody. On the primary, because the database role for anonymous reads (`api_read`) must not read code.
     * Paid code is missing here, so that the edge drops its copy when a free item gets a plan.
     */
    freeCode: async (id: string): Promise<ComponentCode> => {
      await refuseUnreadable(id);
      return getCode(id);
    },

    card: async (id: string, o: { fresh: boolean }): Promise<ComponentCard> => {
      const [row] = await reads.read((handle) => itemsRepository.listCards(handle, [id]), o);
      if (row?.status !== 'published') throw new AppError('NOT_FOUND');
      return presentCard(row);
    },

    /** Only for callers that have checked the access themselves. */
    asCopyable: async (id: string): Promise<Copyable> => {
      const item = await itemsRepository.findItem(db, id);
      if (!item) throw new AppError('NOT_FOUND');
      return asCopyable(item);
    },

    /**
     * Only for callers that have checked the access to every item themselves. A list that is merely looked at takes at
     * most half of the account's day, so that the rest stays for what is copied. Other paid items are left out, and
     * their code is asked for one by one.
     */
    codeOf: async (
      holder: Holder,
      items: readonly Pick<Copyable, 'id' | 'paid'>[],
    ): Promise<Map<string, ItemCode>> => {
      const admitted = await quota.admit(
        holder,
        items.filter(({ paid }) => paid).map(({ id }) => id),
        { partOfDay: LISTS_PART_OF_DAY },
      );
      const ids = items.filter(({ id, paid }) => !paid || admitted.has(id)).map(({ id }) => id);
      if (ids.length === 0) return new Map();
      const rows = await codeRepository.list(db, ids);
      return new Map(rows.map((row) => [row.componentId, presentCode(row)]));
    },

    cardsOf: async (ids: readonly string[]): Promise<Map<string, FoundCard>> => {
      if (ids.length === 0) return new Map();
      const rows = await itemsRepository.listCards(db, ids);
      return new Map(
        rows.map((row) => [row.id, { card: presentCard(row), onSale: row.status === 'published' }]),
      );
    },

    isOnSale: async (id: string): Promise<boolean> =>
      (await itemsRepository.findItem(db, id))?.status === 'published',

    find: (id: string): Promise<ItemRow | undefined> => itemsRepository.findItem(db, id),

    findBySlug: async (slug: string): Promise<ItemRow | undefined> => {
      const id = await itemsRepository.findIdBySlug(db, slug);
      return id === undefined ? undefined : itemsRepository.findItem(db, id);
    },
  };
};
