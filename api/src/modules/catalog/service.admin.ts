import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { ADMIN_COUNT_MAX, type AdminPage } from '@tessera/contract/admin-list';
import {
  FREE_PLAN,
  type CodeCheck,
  type ComponentListQuery,
  type ComponentRecord,
  type updateComponent,
} from '@tessera/contract/catalog-admin';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { countChangedLines } from '../../platform/line-diff.ts';
import { sha256Of } from '../../platform/sha256.ts';
import type { AuditService } from '../audit/service.ts';
import { licenceAfter, licenceNote } from './policy.ts';
import { COMPONENT_COLUMNS, presentRecord } from './presenter.ts';
import { adminRepository, type RecordFilter, type SummaryRow } from './repository.admin.ts';
import { goodsRepository } from './repository.goods.ts';
import { itemsRepository, type ComponentChange, type LockedRow } from './repository.items.ts';
import { searchRepository } from './repository.search.ts';
import { refuseStale, type ComponentChanges } from './service.changes.ts';
import { wordsOf } from './service.ts';

export type ComponentForm = z.output<typeof updateComponent.body>;

type ComponentFilter = Omit<ComponentListQuery, 'page' | 'limit'>;

export type CatalogAdminService = ReturnType<typeof createCatalogAdminService>;

const NOT_WITHDRAWN = 'This component is not withdrawn. Reload the list to see it as it is now.';

/** The number of best matches of a search that are sorted in the requested order. */
const FOUND_MAX = 1_000;
/** Rows per query for an export. */
const CHUNK = 1_000;

/** The name of each field in the form. */
const NAMES = {
  title: 'title',
  description: 'description',
  category: 'category',
  tags: 'tags',
  info: 'info',
  planId: 'subscriptionPlan',
  pricePaise: 'price',
  sellerId: 'creator',
} as const satisfies Record<keyof ComponentChange, string>;

const changeOf = (before: LockedRow, form: ComponentForm): ComponentChange => {
  const { title, description, category, tags, info, subscriptionPlan, price, creator } = form;
  return {
    title,
    description,
    category,
    tags,
    info,
    planId: subscriptionPlan === undefined ? before.planId : subscriptionPlan,
    pricePaise: price === undefined ? before.pricePaise : price === null ? null : price * 100,
    sellerId: creator === undefined ? before.sellerId : creator,
  };
};

const fieldsChanged = (before: LockedRow, change: ComponentChange): string[] =>
  (Object.keys(NAMES) as (keyof ComponentChange)[])
    .filter((name) => !isDeepStrictEqual(before[name], change[name]))
    .map((name) => NAMES[name]);

/** Part of the caller's transaction. Without an actor it is the system that withdraws. */
export async function withdrawWithin(
  tx: Tx,
  { clock, audit, changes }: { clock: Clock; audit: AuditService; changes: ComponentChanges },
  { actorId, id }: { actorId: string | null; id: string },
): Promise<void> {
  const withdrawn = await itemsRepository.withdraw(tx, id, clock.now());
  if (!withdrawn) throw new AppError('NOT_FOUND');
  await audit.record(tx, { actorId, action: 'withdraw', subject: { kind: 'component', id } });
  await changes.refreshCopies(tx, withdrawn, [withdrawn.category]);
}

/** Lists and changes components for admins. */
export const createCatalogAdminService = ({
  db,
  clock,
  audit,
  highlight,
  findSyntaxProblems,
  changes,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  highlight: (code: string) => Promise<string | null>;
  findSyntaxProblems: (code: string) => Promise<CodeCheck['problems']>;
  changes: ComponentChanges;
}) => {
  /**
   * A search of published components uses the search index. A search of other components scans the table, and one of a
   * creator's components reads only these.
   */
  const findMatches = async (
    query: ComponentFilter,
  ): Promise<{ filter: RecordFilter; total: number; isMore: boolean }> => {
    const { category, plan, status, creator: sellerId } = query;
    const planId = plan === FREE_PLAN ? null : plan;
    const filter = { status, category, planId, sellerId, words: wordsOf(query.search) };
    if (filter.words.length > 0 && status === 'published' && sellerId === undefined) {
      const found = await searchRepository.findIds(db, {
        words: filter.words,
        filed: { category, planId },
        limit: FOUND_MAX + 1,
      });
      const ids = found.slice(0, FOUND_MAX);
      return {
        filter: { ...filter, words: [], ids },
        total: ids.length,
        isMore: found.length > FOUND_MAX,
      };
    }
    const counted = await adminRepository.count(db, filter);
    return {
      filter,
      total: Math.min(counted, ADMIN_COUNT_MAX),
      isMore: counted > ADMIN_COUNT_MAX,
    };
  };

  return {
    list: async (query: ComponentListQuery): Promise<AdminPage<ComponentRecord>> => {
      const { page, limit } = query;
      const { filter, total, isMore } = await findMatches(query);
      const offset = (page - 1) * limit;
      if (offset >= total) return { items: [], total, isMore };
      const ids = await adminRepository.listIds(db, filter, { ...query, offset, limit });
      const rows = await adminRepository.listRecords(db, ids);
      return { items: rows.map(presentRecord), total, isMore };
    },

    /** The list for an export, up to the same limit as the pages. */
    listAll: async (query: ComponentFilter) => {
      const { filter } = await findMatches(query);
      const o = { ...query, offset: 0, limit: ADMIN_COUNT_MAX };
      const ids = await adminRepository.listIds(db, filter, o);
      const rows: SummaryRow[] = [];
      for (let from = 0; from < ids.length; from += CHUNK)
        rows.push(...(await adminRepository.listSummaries(db, ids.slice(from, from + CHUNK))));
      return { columns: COMPONENT_COLUMNS, rows, at: clock.now() };
    },

    check: async (code: string): Promise<CodeCheck> => {
      const [problems, highlighted] = await Promise.all([
        findSyntaxProblems(code),
        highlight(code),
      ]);
      return { problems, highlighted };
    },

    update: async (
      principal: Principal,
      id: string,
      form: ComponentForm,
    ): Promise<ComponentRecord> => {
      const highlightedHtml = await highlight(form.code);
      const isChanged = await inTransaction(db, async (tx) => {
        const before = await itemsRepository.lock(tx, id);
        if (!before) throw new AppError('NOT_FOUND');
        refuseStale(before, form.updatedAt);
        const change = changeOf(before, form);
        if (change.planId !== before.planId) await changes.refuseUnsold(tx, change.planId);
        if (change.sellerId !== before.sellerId || change.planId !== before.planId)
          await changes.refuseSeller(tx, change, before);
        const sha256 = sha256Of(form.code);
        const isNew = sha256 !== before.sha256;
        const fields = [...fieldsChanged(before, change), ...(isNew ? ['code'] : [])];
        if (fields.length === 0) return false;

        const now = clock.now();
        await itemsRepository.update(tx, id, change, now);
        const licence = licenceAfter(before, change.planId);
        // Users keep a version under the licence it had, so another licence needs another version.
        if (isNew || licence !== before.licence)
          await itemsRepository.addVersion(
            tx,
            id,
            before.number + 1,
            {
              id: uuidv7(now.getTime()),
              files: isNew
                ? [{ path: before.files[0]?.path ?? 'component.tsx', content: form.code }]
                : before.files,
              dependencies: before.dependencies,
              licence,
              sha256,
              highlightedHtml,
              changeNote: isNew ? (form.changes ?? null) : licenceNote(licence),
              ...countChangedLines(before.files[0]?.content ?? '', form.code),
              // The checks were made on the code, so they stay valid while it is unchanged.
              ...(!isNew && {
                checks: before.checks,
                highlightedJsHtml: before.highlightedJsHtml,
              }),
            },
            now,
          );
        await audit.record(tx, {
          actorId: principal.userId,
          action: 'update',
          subject: { kind: 'component', id },
          fields,
        });
        await changes.refreshCopies(tx, before, [before.category, change.category]);
        return true;
      });
      if (isChanged) await changes.changed();
      return changes.getRecord(id);
    },

    withdraw: async (principal: Principal, id: string): Promise<void> => {
      await inTransaction(db, (tx) =>
        withdrawWithin(tx, { clock, audit, changes }, { actorId: principal.userId, id }),
      );
      await changes.changed();
    },

    putBack: async (principal: Principal, id: string): Promise<void> => {
      await inTransaction(db, async (tx) => {
        const item = await itemsRepository.lock(tx, id);
        if (!item) throw new AppError('NOT_FOUND');
        if (item.status !== 'withdrawn') throw new AppError('CONFLICT', { message: NOT_WITHDRAWN });
        await changes.refuseUnsold(tx, item.planId);
        await itemsRepository.putBack(tx, id, clock.now());
        await goodsRepository.keep(tx, id);
        await audit.record(tx, {
          actorId: principal.userId,
          action: 'put-back',
          subject: { kind: 'component', id },
        });
        await changes.refreshCopies(tx, item, [item.category]);
      });
      await changes.changed();
    },
  };
};
