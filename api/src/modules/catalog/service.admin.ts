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
import type { Tag } from '../../platform/cache/freshness.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import type { RefreshEdge } from '../../platform/edge.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { AuditService } from '../audit/service.ts';
import type { PlansService } from '../plans/service.ts';
import { copiesOf } from './policy.edge.ts';
import { licenceAfter } from './policy.ts';
import { presentRecord } from './presenter.ts';
import { adminRepository, isFiled, type RecordFilter } from './repository.admin.ts';
import { itemsRepository, type ComponentChange, type LockedRow } from './repository.items.ts';
import { searchRepository } from './repository.search.ts';
import { fingerprint } from './service.items.ts';
import { wordsOf } from './service.ts';

export type ComponentForm = z.output<typeof updateComponent.body>;

export type CatalogAdminService = ReturnType<typeof createCatalogAdminService>;

/** So many of the best matches of a search are put in the order that was asked for. */
const FOUND_MAX = 1_000;

const STALE = 'Somebody else has changed this component. Close it and open it again to see how.';
const NO_SUCH_PLAN = 'That plan is no longer on sale. Choose another one.';

/** What the form calls each field of the record. */
const NAMES = {
  title: 'title',
  description: 'description',
  category: 'category',
  tags: 'tags',
  info: 'info',
  planId: 'subscriptionPlan',
  pricePaise: 'price',
} as const satisfies Record<keyof ComponentChange, string>;

const changeOf = (before: LockedRow, form: ComponentForm): ComponentChange => {
  const { title, description, category, tags, info, subscriptionPlan, price } = form;
  return {
    title,
    description,
    category,
    tags,
    info,
    planId: subscriptionPlan === undefined ? before.planId : subscriptionPlan,
    pricePaise: price === undefined ? before.pricePaise : price === null ? null : price * 100,
  };
};

const fieldsChanged = (before: LockedRow, change: ComponentChange): string[] =>
  (Object.keys(NAMES) as (keyof ComponentChange)[])
    .filter((name) => !isDeepStrictEqual(before[name], change[name]))
    .map((name) => NAMES[name]);

/** What admins do with the shelves. */
export const createCatalogAdminService = ({
  db,
  clock,
  audit,
  plans,
  highlight,
  findSyntaxProblems,
  changed,
  refreshEdge,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  plans: PlansService;
  highlight: (code: string) => Promise<string | null>;
  findSyntaxProblems: (code: string) => Promise<CodeCheck['problems']>;
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

  const getRecord = async (id: string): Promise<ComponentRecord> => {
    const row = await adminRepository.findRecord(db, id);
    if (!row) throw new AppError('NOT_FOUND');
    return presentRecord(row);
  };

  const refuseUnsold = async (tx: Tx, planId: string | null): Promise<void> => {
    if (planId !== null && !(await plans.findOnSale(tx, planId)))
      throw new AppError('NOT_FOUND', { message: NO_SUCH_PLAN });
  };

  /** Words are looked up in the dictionary of what is on sale; what is not is read through. */
  const findMatches = async (
    query: ComponentListQuery,
  ): Promise<{ filter: RecordFilter; total: number; isMore: boolean }> => {
    const { category, plan, status } = query;
    const planId = plan === FREE_PLAN ? null : plan;
    const filter = { status, category, planId, words: wordsOf(query.search) };
    if (filter.words.length > 0 && status === 'published') {
      const { matches } = await searchRepository.find(db, {
        words: filter.words,
        where: isFiled(filter),
        limit: FOUND_MAX + 1,
      });
      const ids = matches.slice(0, FOUND_MAX).map(({ id }) => id);
      return {
        filter: { ...filter, words: [], ids },
        total: ids.length,
        isMore: matches.length > FOUND_MAX,
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
        if (form.updatedAt && Date.parse(form.updatedAt) !== before.updatedAt.getTime())
          throw new AppError('CONFLICT', { message: STALE });
        const change = changeOf(before, form);
        if (change.planId !== before.planId) await refuseUnsold(tx, change.planId);
        const sha256 = fingerprint(form.code);
        const isNew = sha256 !== before.sha256;
        const fields = [...fieldsChanged(before, change), ...(isNew ? ['code'] : [])];
        if (fields.length === 0) return false;

        const now = clock.now();
        await itemsRepository.update(tx, id, change, now);
        const licence = licenceAfter(before, change.planId);
        // Whoever took a version took it under the licence it had, so another licence is another version.
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
              // What was judged was the code.
              ...(!isNew && { checks: before.checks }),
            },
            now,
          );
        await audit.record(tx, {
          actorId: principal.userId,
          action: 'update',
          subject: { kind: 'component', id },
          fields,
        });
        await refreshCopies(tx, before, [before.category, change.category]);
        return true;
      });
      if (isChanged) await changed('catalog');
      return getRecord(id);
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
