import type { z } from 'zod';
import type { PlanLinks } from '@tessera/contract/access';
import type { Tag } from '@tessera/contract/endpoint';
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

/** Something that keeps things in plans, and can say how many and put them elsewhere. */
export type Shelf = {
  /** What it keeps, in the singular. */
  kind: string;
  /** What the public answers that show it are kept under. */
  tag: Tag;
  countByPlan: (db: Database, planIds: readonly string[]) => Promise<Map<string, number>>;
  /** The public copies that show what is in a plan. */
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
  shelves,
  countRunning,
  changed,
  refreshEdge,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  shelves: readonly Shelf[];
  /** For how many people each of these plans runs now. */
  countRunning: (db: Database, planIds: readonly string[]) => Promise<Map<string, number>>;
  changed: (tag: Tag) => Promise<void>;
  refreshEdge: RefreshEdge;
}) => {
  const describe = async (rows: readonly PlanRecordRow[]): Promise<PlanRecord[]> => {
    const ids = rows.map(({ id }) => id);
    const [running, ...counts] = await Promise.all([
      countRunning(db, ids),
      ...shelves.map(({ countByPlan }) => countByPlan(db, ids)),
    ]);
    return rows.map((row) =>
      presentPlanRecord(row, {
        subscribers: running.get(row.id) ?? 0,
        goods: shelves.map(({ kind }, index) => ({
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

  /** A plan opens plans on sale, and not itself. */
  const refuseWrongLinks = async (tx: Tx, ids: readonly string[], ownId?: string) => {
    const known = await planRecordsRepository.countOnSale(tx, ids);
    if (known !== ids.length || (ownId !== undefined && ids.includes(ownId)))
      throw new AppError('BAD_REQUEST', {
        message: 'A plan can only give access to other plans that are on sale.',
      });
  };

  /** What is in a plan carries its name and price. */
  const refreshCopies = async (tx: Tx, id: string): Promise<void> => {
    await refreshEdge(tx, { tag: 'plans' });
    for (const { tag, copiesOf } of shelves)
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

    /** Off sale. What is in it goes where the admin says; who holds it keeps it until it ends. */
    retire: async (
      principal: Principal,
      id: string,
      moveTo: string | undefined,
    ): Promise<{ moved: number }> => {
      const moved = await inTransaction(db, async (tx) => {
        const { name } = await getForChange(tx, id);
        const held: { shelf: Shelf; count: number }[] = [];
        for (const shelf of shelves) {
          const count = (await shelf.countByPlan(tx, [id])).get(id) ?? 0;
          if (count > 0) held.push({ shelf, count });
        }
        if (held.length > 0 && moveTo === undefined)
          throw new AppError('PLAN_IN_USE', {
            message: `${name} holds ${inWords(held)}. Choose where they go: to another plan, or free for everybody.`,
          });
        const to = moveTo === undefined || moveTo === 'free' ? null : moveTo;
        if (to !== null) await refuseWrongLinks(tx, [to], id);
        await refreshCopies(tx, id);
        const at = clock.now();
        for (const { shelf } of held) await shelf.move(tx, { from: id, to, at });
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
          fields: ['withdrawnAt', ...held.map(({ shelf }) => `${shelf.kind}s`)],
        });
        return held.reduce((sum, { count }) => sum + count, 0);
      });
      await changed('plans');
      for (const { tag } of shelves) await changed(tag);
      return { moved };
    },

    settings: async (): Promise<{ planLinks: PlanLinks }> => ({
      planLinks: await plansRepository.planLinks(db),
    }),

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
