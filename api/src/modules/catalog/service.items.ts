import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { type Item, mayCopy } from '@tessera/contract/access';
import type {
  ComponentCard,
  ComponentCode,
  ComponentDetail,
  updateComponent,
} from '@tessera/contract/catalog';
import type { Tag } from '../../platform/cache/freshness.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import type { ReadRouter } from '../../platform/db/read-router.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import type { RefreshEdge } from '../../platform/edge.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { AuditService } from '../audit/service.ts';
import type { PlansService } from '../plans/service.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import { copiesOf } from './policy.edge.ts';
import { licenceAfter } from './policy.ts';
import { presentCard, presentDetail } from './presenter.ts';
import { type ItemRow, itemsRepository } from './repository.items.ts';

export type ComponentForm = z.output<typeof updateComponent.body>;

/** A copy that is about to happen or has happened: what it is of, and whether it is of something paid. */
export type Copyable = { id: string; versionId: string; paid: boolean };

export type ItemsService = ReturnType<typeof createItemsService>;

export const fingerprint = (code: string): string =>
  createHash('sha256').update(code).digest('hex');

const asItem = ({ id, planId, planName }: ItemRow): Item => ({
  _id: id,
  ...(planId !== null && { subscriptionPlan: { _id: planId, name: planName ?? '' } }),
});

const asCopyable = ({ id, versionId, planId }: ItemRow): Copyable => ({
  id,
  versionId,
  paid: planId !== null,
});

const FRESH = { fresh: true };

/** One component at a time. Every door to code passes through here. */
export const createItemsService = ({
  db,
  reads,
  clock,
  audit,
  plans,
  subscriptions,
  highlight,
  changed,
  refreshEdge,
}: {
  db: Database;
  reads: ReadRouter;
  clock: Clock;
  audit: AuditService;
  plans: PlansService;
  subscriptions: SubscriptionsService;
  highlight: (code: string) => Promise<string | null>;
  changed: (tag: Tag) => Promise<void>;
  refreshEdge: RefreshEdge;
}) => {
  const refreshCopies = async (
    tx: Tx,
    { id, slug }: { id: string; slug: string },
    categories: readonly string[],
  ): Promise<void> => {
    const slugs = [slug, ...(await itemsRepository.listFormerSlugs(tx, id))];
    await refreshEdge(tx, { tag: 'catalog', paths: copiesOf({ slugs, categories }) });
  };

  /** The item, for somebody who may copy it. One taken off the shelves exists only for those who bought it. */
  const getCopyable = async (principal: Principal, id: string): Promise<Copyable> => {
    const [item, holdings] = await Promise.all([
      itemsRepository.findItem(db, id),
      subscriptions.holdingsOf(principal, [id]),
    ]);
    const visible =
      item &&
      (item.status === 'published' || holdings.isAdmin || holdings.purchasedIds.includes(id));
    if (!visible) throw new AppError('NOT_FOUND');
    if (!mayCopy(holdings, asItem(item))) throw new AppError('LOCKED');
    return asCopyable(item);
  };

  const getCode = async (id: string): Promise<ComponentCode> => {
    const [row] = await itemsRepository.listCode(db, [id]);
    if (!row) throw new AppError('NOT_FOUND');
    const { componentId, number: version, code, highlightedHtml: highlighted } = row;
    return { _id: componentId, code, highlighted, version };
  };

  return {
    detail: async (slug: string, o: { fresh: boolean }): Promise<ComponentDetail> => {
      const find = async (handle: Database): Promise<ComponentDetail | undefined> => {
        const row = await itemsRepository.findBySlug(handle, slug);
        if (!row) return undefined;
        const version = await itemsRepository.getVersion(handle, row.versionId);
        return presentDetail(row, version, await itemsRepository.listRelated(handle, row));
      };
      // That a standby has not heard of it yet proves nothing: new and changed addresses must never be missing.
      const found =
        (await reads.read(find, o)) ?? (o.fresh ? undefined : await reads.read(find, FRESH));
      if (!found) throw new AppError('NOT_FOUND');
      return found;
    },

    getCopyable,

    code: async (principal: Principal, id: string): Promise<ComponentCode> => {
      await getCopyable(principal, id);
      return getCode(id);
    },

    /** Only for callers that have applied a rule of their own. */
    asCopyable: async (id: string): Promise<Copyable> => {
      const item = await itemsRepository.findItem(db, id);
      if (!item) throw new AppError('NOT_FOUND');
      return asCopyable(item);
    },

    /** Only for callers that have applied a rule of their own to every id. */
    codeOf: async (ids: readonly string[]): Promise<Map<string, string>> => {
      if (ids.length === 0) return new Map();
      const rows = await itemsRepository.listCode(db, ids);
      return new Map(rows.map(({ componentId, code }) => [componentId, code]));
    },

    cardsOf: async (
      ids: readonly string[],
    ): Promise<Map<string, { card: ComponentCard; onSale: boolean }>> => {
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

    update: async (principal: Principal, id: string, form: ComponentForm) => {
      const { code, subscriptionPlan: planId, price, ...fields } = form;
      const highlightedHtml = await highlight(code);
      await inTransaction(db, async (tx) => {
        const before = await itemsRepository.lock(tx, id);
        if (!before) throw new AppError('NOT_FOUND');
        if (planId && planId !== before.planId) await plans.holdOnSale(tx, planId);
        const now = clock.now();
        await itemsRepository.update(
          tx,
          id,
          {
            ...fields,
            ...(planId !== undefined && { planId }),
            ...(price !== undefined && { pricePaise: price === null ? null : price * 100 }),
          },
          now,
        );
        const sha256 = fingerprint(code);
        const isNew = sha256 !== before.sha256;
        const licence = licenceAfter(before, planId === undefined ? before.planId : planId);
        // Whoever took a version took it under the licence it had, so another licence is another version.
        if (isNew || licence !== before.licence)
          await itemsRepository.addVersion(
            tx,
            id,
            before.number + 1,
            {
              id: uuidv7(now.getTime()),
              files: isNew
                ? [{ path: before.files[0]?.path ?? 'component.tsx', content: code }]
                : before.files,
              dependencies: before.dependencies,
              licence,
              sha256,
              highlightedHtml,
              // What was judged was the code.
              ...(!isNew && { checks: before.checks }),
            },
            now,
          );
        await audit.record(tx, {
          actorId: principal.userId,
          action: 'update',
          subject: { kind: 'component', id },
          fields: Object.keys(form).filter((name) => name !== 'code' || isNew),
        });
        await refreshCopies(tx, before, [before.category, fields.category]);
      });
      await changed('catalog');
      const [[row], [current]] = await Promise.all([
        itemsRepository.listCards(db, [id]),
        itemsRepository.listCode(db, [id]),
      ]);
      if (!row || !current) throw new AppError('NOT_FOUND');
      const { code: published, number: version, licence } = current;
      return { ...presentCard(row), code: published, version, licence };
    },

    withdraw: async (principal: Principal, id: string): Promise<void> => {
      await inTransaction(db, async (tx) => {
        const withdrawn = await itemsRepository.withdraw(tx, id, clock.now());
        if (!withdrawn) throw new AppError('NOT_FOUND');
        await audit.record(tx, {
          actorId: principal.userId,
          action: 'withdraw',
          subject: { kind: 'component', id },
        });
        await refreshCopies(tx, withdrawn, [withdrawn.category]);
      });
      await changed('catalog');
    },
  };
};
