import type { z } from 'zod';
import type { PlanLinks } from '@tessera/contract/access';
import type { Tag } from '@tessera/contract/endpoint';
import { dependsOnPlanLinks } from '@tessera/contract/plan-reach';
import {
  PLANS_MAX,
  type createPlan,
  type PlanRecord,
  type updatePlan,
} from '@tessera/contract/plans-admin';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import type { RefreshEdge } from '../../platform/edge.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { AuditService } from '../audit/service.ts';
import { changedFields, inWords } from './policy.ts';
import { presentPlanRecord } from './presenter.ts';
import { planRecordsRepository, type PlanRecordRow } from './repository.admin.ts';
import { plansRepository } from './repository.ts';

type CreateForm = z.output<typeof createPlan.body>;
type UpdateForm = z.output<typeof updatePlan.body>;

/** A kind of items that belong to plans. It can count them and move them to another plan. */
export type PlannedItems = {
  /** The name of the kind, in the singular. */
  kind: string;
  /** The tag of the cached public responses that show these items. */
  tag: Tag;
  countByPlan: (db: Database, planIds: readonly string[]) => Promise<Map<string, number>>;
  /** The cached public paths that show the items of a plan. */
  copiesOf: (db: Database, planId: string) => Promise<string[]>;
  move: (tx: Tx, o: { from: string; to: string | null; at: Date }) => Promise<void>;
};

export type PlanAdminService = ReturnType<typeof createPlanAdminService>;

const STALE =
  'Somebody else changed this plan in the meantime. Reload to see it as it is now, then make your changes.';

export const createPlanAdminService = ({
  db,
  clock,
  audit,
  plannedItems,
  countRunning,
  countHeldTogether,
  changed,
  refreshEdge,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  plannedItems: readonly PlannedItems[];
  /** For how many users each of these plans runs now. */
  countRunning: (db: Database, planIds: readonly string[]) => Promise<Map<string, number>>;
  /** Which plans members hold together now, with what each opened when it was bought. */
  countHeldTogether: (
    db: Database,
  ) => Promise<{ plans: { id: string; accessiblePlans: string[] }[]; members: number }[]>;
  changed: (tag: Tag) => Promise<void>;
  refreshEdge: RefreshEdge;
}) => {
  const describe = async (rows: readonly PlanRecordRow[]): Promise<PlanRecord[]> => {
    const ids = rows.map(({ id }) => id);
    const [running, ...counts] = await Promise.all([
      countRunning(db, ids),
      ...plannedItems.map(({ countByPlan }) => countByPlan(db, ids)),
    ]);
    return rows.map((row) =>
      presentPlanRecord(row, {
        subscribers: running.get(row.id) ?? 0,
        goods: plannedItems.map(({ kind }, index) => ({
          kind,
          count: counts[index]?.get(row.id) ?? 0,
        })),
      }),
    );
  };

  const list = async (): Promise<PlanRecord[]> => {
    const [onSale, withdrawn] = await Promise.all([
      planRecordsRepository.listOnSale(db),
      planRecordsRepository.listWithdrawn(db),
    ]);
    const records = await describe([...onSale, ...withdrawn]);
    return records.filter(({ withdrawnAt, subscribers }) => !withdrawnAt || subscribers > 0);
  };

  const get = async (id: string): Promise<PlanRecord> => {
    const found = (await list()).find((record) => record._id === id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  };

  const getForChange = async (tx: Tx, id: string): Promise<PlanRecordRow> => {
    await planRecordsRepository.lockAll(tx);
    const row = await planRecordsRepository.lockOnSale(tx, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  };

  const refuseTakenName = async (tx: Tx, name: string, ownId?: string): Promise<void> => {
    const other = await plansRepository.findByName(tx, name);
    if (other && other.id !== ownId)
      throw new AppError('PLAN_NAME_TAKEN', { message: `A plan named ${other.name} is on sale.` });
  };

  /** A plan may link only to other plans that are on sale. */
  const refuseWrongLinks = async (tx: Tx, ids: readonly string[], ownId?: string) => {
    const known = await planRecordsRepository.countOnSale(tx, ids);
    if (known !== ids.length || (ownId !== undefined && ids.includes(ownId)))
      throw new AppError('BAD_REQUEST', {
        message: 'A plan can only give access to other plans that are on sale.',
      });
  };

  /** The items of a plan show its name and price, so their cached responses are refreshed too. */
  const refreshCopies = async (tx: Tx, id: string): Promise<void> => {
    await refreshEdge(tx, { tag: 'plans' });
    for (const { tag, copiesOf } of plannedItems)
      await refreshEdge(tx, { tag, paths: await copiesOf(tx, id) });
  };

  return {
    list,

    create: async (principal: Principal, form: CreateForm): Promise<PlanRecord> => {
      const id = uuidv7(clock.now().getTime());
      const { price, duration, accessiblePlans, ...rest } = form;
      await inTransaction(db, async (tx) => {
        await planRecordsRepository.lockAll(tx);
        if ((await planRecordsRepository.listOnSale(tx)).length >= PLANS_MAX)
          throw new AppError('CONFLICT', {
            message: `The shop can have ${PLANS_MAX} plans on sale. Delete one to add another.`,
          });
        await refuseTakenName(tx, form.name);
        await refuseWrongLinks(tx, accessiblePlans);
        await plansRepository.insert(tx, {
          id,
          ...rest,
          pricePaise: price * 100,
          durationDays: duration,
        });
        await planRecordsRepository.setLinks(tx, id, accessiblePlans);
        await audit.record(tx, {
          actorId: principal.userId,
          action: 'create',
          subject: { kind: 'plan', id },
          fields: Object.keys(form),
        });
        await refreshEdge(tx, { tag: 'plans' });
      });
      await changed('plans');
      return get(id);
    },

    update: async (principal: Principal, id: string, form: UpdateForm): Promise<PlanRecord> => {
      await inTransaction(db, async (tx) => {
        const before = await getForChange(tx, id);
        if (form.updatedAt && Date.parse(form.updatedAt) !== before.updatedAt.getTime())
          throw new AppError('CONFLICT', { message: STALE });
        const fields = changedFields(before, form);
        if (fields.length === 0) return;
        await refuseTakenName(tx, form.name, id);
        await refuseWrongLinks(tx, form.accessiblePlans, id);
        const { name, price, duration, features, requestQuota = before.requestQuota } = form;
        await planRecordsRepository.update(
          tx,
          id,
          { name, pricePaise: price * 100, durationDays: duration, features, requestQuota },
          clock.now(),
        );
        await planRecordsRepository.setLinks(tx, id, form.accessiblePlans);
        await audit.record(tx, {
          actorId: principal.userId,
          action: 'update',
          subject: { kind: 'plan', id },
          fields,
        });
        await refreshCopies(tx, id);
      });
      await changed('plans');
      return get(id);
    },

    /** Takes a plan off sale. Its items are moved as the admin chose. Subscribers keep the plan until it ends. */
    retire: async (
      principal: Principal,
      id: string,
      moveTo: string | undefined,
    ): Promise<{ moved: number }> => {
      const moved = await inTransaction(db, async (tx) => {
        const { name } = await getForChange(tx, id);
        const held: { items: PlannedItems; count: number }[] = [];
        for (const items of plannedItems) {
          const count = (await items.countByPlan(tx, [id])).get(id) ?? 0;
          if (count > 0) held.push({ items, count });
        }
        if (held.length > 0 && moveTo === undefined)
          throw new AppError('PLAN_IN_USE', {
            message: `${name} holds ${inWords(held)}. Choose where they go: to another plan, or free for everybody.`,
          });
        const to = moveTo === undefined || moveTo === 'free' ? null : moveTo;
        if (to !== null) await refuseWrongLinks(tx, [to], id);
        await refreshCopies(tx, id);
        const at = clock.now();
        for (const { items } of held) await items.move(tx, { from: id, to, at });
        const widened = await planRecordsRepository.withdraw(tx, id, to, at);
        for (const planId of widened)
          await audit.record(tx, {
            actorId: principal.userId,
            action: 'update',
            subject: { kind: 'plan', id: planId },
            fields: ['accessiblePlans'],
          });
        await audit.record(tx, {
          actorId: principal.userId,
          action: 'withdraw',
          subject: { kind: 'plan', id },
          fields: ['withdrawnAt', ...held.map(({ items }) => `${items.kind}s`)],
        });
        return held.reduce((sum, { count }) => sum + count, 0);
      });
      await changed('plans');
      for (const { tag } of plannedItems) await changed(tag);
      return { moved };
    },

    settings: async (): Promise<{ planLinks: PlanLinks }> => ({
      planLinks: await plansRepository.planLinks(db),
    }),

    /** How many members would reach other things if links counted the other way. */
    planLinksEffect: async (): Promise<{ people: number }> => {
      const [plans, held] = await Promise.all([list(), countHeldTogether(db)]);
      const byId = new Map(plans.map((plan) => [plan._id, plan]));
      const onSale = plans.filter(({ withdrawnAt }) => withdrawnAt === null);
      const concerned = held.filter(({ plans: together }) =>
        dependsOnPlanLinks(
          together.map(({ id, accessiblePlans }) => {
            const present = byId.get(id);
            return {
              _id: id,
              name: present?.name ?? '',
              accessiblePlans: [...accessiblePlans, ...(present?.accessiblePlans ?? [])],
            };
          }),
          onSale,
        ),
      );
      return { people: concerned.reduce((sum, { members }) => sum + members, 0) };
    },

    setPlanLinks: async (
      principal: Principal,
      planLinks: PlanLinks,
    ): Promise<{ planLinks: PlanLinks }> => {
      await inTransaction(db, async (tx) => {
        await planRecordsRepository.lockAll(tx);
        if ((await plansRepository.planLinks(tx)) === planLinks) return;
        await plansRepository.setPlanLinks(tx, planLinks);
        await audit.record(tx, {
          actorId: principal.userId,
          action: 'update',
          subject: { kind: 'settings', id: null },
          fields: ['planLinks'],
        });
      });
      await changed('plans');
      return { planLinks };
    },
  };
};
