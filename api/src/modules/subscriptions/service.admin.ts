import type { Access, GrantForm } from '@tessera/contract/subscriptions-admin';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { AuditService } from '../audit/service.ts';
import type { UsersService } from '../users/service.ts';
import type { AccessLetterOrder } from './jobs.ts';
import { presentAccess } from './presenter.ts';
import { accessRepository } from './repository.admin.ts';
import { subscriptionsRepository } from './repository.ts';
import type { SubscriptionsService } from './service.ts';

/** Finds a component by its address, whether it is published or not. */
export type FindComponent = (
  slug: string,
) => Promise<{ id: string; title: string; pricePaise: number | null } | null | undefined>;

export type AccessService = ReturnType<typeof createAccessService>;

/** Grants and revocations by admins, each with a reason. */
export const createAccessService = ({
  db,
  clock,
  audit,
  users,
  findComponent,
  subscriptions,
  writeLetter,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  users: UsersService;
  findComponent: FindComponent;
  subscriptions: SubscriptionsService;
  writeLetter: Enqueue<AccessLetterOrder>;
}) => {
  const list = async (holderId: string): Promise<Access[]> => {
    const rows = await accessRepository.list(db, holderId);
    const notes = await accessRepository.listNotes(
      db,
      rows.map(({ id }) => id),
    );
    const ofGrant = Map.groupBy(notes, ({ grantId }) => grantId);
    return rows.map((row) => presentAccess(row, ofGrant.get(row.id) ?? [], clock.now()));
  };

  const writeDown = async (
    tx: Tx,
    o: {
      actorId: string;
      grantId: string;
      action: 'grant' | 'extend' | 'revoke';
      reason: string;
      fields: string[];
    },
  ): Promise<void> => {
    const { actorId, grantId, action, reason } = o;
    const now = clock.now();
    const id = uuidv7(now.getTime());
    await accessRepository.insertNote(tx, { id, grantId, actorId, action, reason, writtenAt: now });
    await audit.record(tx, {
      actorId,
      action,
      subject: { kind: 'grant', id: grantId },
      fields: o.fields,
    });
    await writeLetter(tx, { grantId, action });
  };

  const getItem = async (slug: string) => {
    const item = await findComponent(slug);
    if (!item)
      throw new AppError('NOT_FOUND', { message: 'There is no component with that address.' });
    return item;
  };

  const givePlan = async (
    tx: Tx,
    actorId: string,
    holderId: string,
    form: GrantForm & { kind: 'plan' },
  ): Promise<void> => {
    await subscriptionsRepository.lockHolder(tx, holderId);
    const unended = await subscriptionsRepository.listUnended(tx, holderId, clock.now());
    const grantId = uuidv7(clock.now().getTime());
    const given = await subscriptions.grantPlan(tx, {
      id: grantId,
      holderId,
      planId: form.planId,
      durationDays: form.days,
      source: { kind: 'admin', id: form.requestId },
    });
    if (!given) return;
    const action = unended.some(({ planId }) => planId === form.planId) ? 'extend' : 'grant';
    const { reason } = form;
    await writeDown(tx, { actorId, grantId, action, reason, fields: ['plan', 'endsAt'] });
  };

  const giveComponent = async (
    tx: Tx,
    actorId: string,
    holderId: string,
    form: GrantForm & { kind: 'component' },
    item: Awaited<ReturnType<typeof getItem>>,
  ): Promise<void> => {
    const source = { kind: 'admin', id: form.requestId } as const;
    await subscriptionsRepository.lockHolder(tx, holderId);
    if (await subscriptionsRepository.findBySource(tx, source)) return;
    if (await subscriptionsRepository.holdsComponent(tx, holderId, item.id))
      throw new AppError('CONFLICT', { message: 'This person has that component already.' });
    const grantId = uuidv7(clock.now().getTime());
    const { title, pricePaise } = item;
    await subscriptions.grantComponent(tx, {
      id: grantId,
      holderId,
      componentId: item.id,
      source,
      snapshot: { title, pricePaise },
    });
    const { reason } = form;
    await writeDown(tx, { actorId, grantId, action: 'grant', reason, fields: ['component'] });
  };

  return {
    list,

    give: async (actorId: string, holderId: string, form: GrantForm): Promise<Access[]> => {
      const item = form.kind === 'component' ? await getItem(form.slug) : null;
      await inTransaction(db, async (tx) => {
        if (!(await users.lock(tx, holderId))) throw new AppError('NOT_FOUND');
        if (form.kind === 'plan') await givePlan(tx, actorId, holderId, form);
        else if (item) await giveComponent(tx, actorId, holderId, form, item);
      });
      return list(holderId);
    },

    revoke: async (
      actorId: string,
      holderId: string,
      grantId: string,
      reason: string,
    ): Promise<Access[]> => {
      await inTransaction(db, async (tx) => {
        await subscriptionsRepository.lockHolder(tx, holderId);
        const found = await accessRepository.find(tx, grantId);
        if (!found || found.holderId !== holderId) throw new AppError('NOT_FOUND');
        if (found.sourceKind === 'order')
          throw new AppError('CONFLICT', {
            message: 'What was paid for is taken back by a refund.',
          });
        if (found.revokedAt || (found.endsAt && found.endsAt <= clock.now()))
          throw new AppError('CONFLICT', { message: 'That access has ended already.' });
        await subscriptions.take(tx, grantId, holderId);
        await writeDown(tx, {
          actorId,
          grantId,
          action: 'revoke',
          reason,
          fields: ['revokedAt'],
        });
      });
      return list(holderId);
    },

    /** The reasons are deleted with the account. The grants themselves stay for accounting. */
    personalData: {
      name: 'accessNotes',
      exportFor: async (userId: string) =>
        (await list(userId)).flatMap(({ item, notes }) =>
          notes.map(({ action, reason, at }) => ({ item: item.name, action, reason, at })),
        ),
      removeFor: accessRepository.removeNotes,
    },
  };
};
