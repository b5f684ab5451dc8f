import { beforeEach, describe, expect, test } from 'vitest';
import { withWorld, type World } from '../../../test/world.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

const rows = ({ platform }: World) =>
  platform.db.selectFrom('auditLog').selectAll().orderBy('id').execute();

describe('the audit log', () => {
  let world: World;
  beforeEach(async () => {
    world = await withWorld();
  });

  test('keeps who did what to whom, and which fields changed', async () => {
    const [actorId, subjectId] = [uuidv7(), uuidv7()];
    const before = Date.now();
    await inTransaction(world.platform.db, (tx) =>
      world.services.audit.record(tx, {
        actorId,
        action: 'approve',
        subject: { kind: 'component', id: subjectId },
        fields: ['status', 'plan'],
      }),
    );
    const [row] = await rows(world);
    expect(row).toMatchObject({
      actorId,
      action: 'approve',
      subjectKind: 'component',
      subjectId,
      fields: ['status', 'plan'],
    });
    expect(row!.at.getTime()).toBeGreaterThanOrEqual(before);
    expect(row!.at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('takes the system as an actor, and changes without a subject or fields', async () => {
    await inTransaction(world.platform.db, (tx) =>
      world.services.audit.record(tx, {
        actorId: null,
        action: 'update',
        subject: { kind: 'settings', id: null },
      }),
    );
    expect(await rows(world)).toMatchObject([{ actorId: null, subjectId: null, fields: [] }]);
  });

  test('is part of the change: both happen or neither', async () => {
    const failing = inTransaction(world.platform.db, async (tx) => {
      await world.services.audit.record(tx, {
        actorId: null,
        action: 'approve',
        subject: { kind: 'component', id: null },
      });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await rows(world)).toEqual([]);
  });

  test('keeps the order of what happened within a transaction', async () => {
    await inTransaction(world.platform.db, async (tx) => {
      for (const action of ['create', 'update', 'withdraw'] as const)
        await world.services.audit.record(tx, {
          actorId: null,
          action,
          subject: { kind: 'component', id: null },
        });
    });
    expect((await rows(world)).map(({ action }) => action)).toEqual([
      'create',
      'update',
      'withdraw',
    ]);
  });

  test('refuses an entry without a verb', async () => {
    const empty = inTransaction(world.platform.db, (tx) =>
      world.services.audit.record(tx, {
        actorId: null,
        action: '' as never,
        subject: { kind: 'component', id: null },
      }),
    );
    await expect(empty).rejects.toMatchObject({ code: '23514' });
  });
});
