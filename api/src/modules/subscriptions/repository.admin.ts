import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

export type AccessRow = {
  id: string;
  holderId: string;
  kind: string;
  itemId: string;
  itemName: string;
  sourceKind: string;
  startsAt: Date;
  endsAt: Date | null;
  revokedAt: Date | null;
};

export type NoteRow = {
  grantId: string;
  action: string;
  by: string;
  reason: string;
  writtenAt: Date;
};

/** The newest grants. Admins need no more. */
const SHOWN = 100;
const NOTES_SHOWN = 500;

const selectAccess = (db: Database) =>
  db
    .selectFrom('grants')
    .leftJoin('components', 'components.id', 'grants.componentId')
    .select(['grants.id', 'grants.holderId', 'grants.kind', 'grants.sourceKind'])
    .select(['grants.startsAt', 'grants.endsAt', 'grants.revokedAt'])
    .select([
      sql<string>`coalesce(grants.plan_id, grants.component_id)`.as('itemId'),
      sql<string>`coalesce(grants.snapshot ->> 'name', components.title, grants.snapshot ->> 'title', '')`.as(
        'itemName',
      ),
    ]);

/** The grants of one user, for admins. */
export const accessRepository = {
  list: (db: Database, holderId: string): Promise<AccessRow[]> =>
    selectAccess(db)
      .where('grants.holderId', '=', holderId)
      .orderBy('grants.createdAt', 'desc')
      .orderBy('grants.id', 'desc')
      .limit(SHOWN)
      .execute(),

  find: (db: Database, id: string): Promise<AccessRow | undefined> =>
    selectAccess(db).where('grants.id', '=', id).executeTakeFirst(),

  listNotes: (db: Database, grantIds: readonly string[]): Promise<NoteRow[]> =>
    grantIds.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('grantNotes')
          .innerJoin('users', 'users.id', 'grantNotes.actorId')
          .select(['grantId', 'action', 'users.name as by', 'reason', 'writtenAt'])
          .where('grantId', 'in', grantIds)
          .orderBy('grantNotes.id')
          .limit(NOTES_SHOWN)
          .execute(),

  insertNote: async (
    tx: Tx,
    note: {
      id: string;
      grantId: string;
      actorId: string;
      action: 'grant' | 'extend' | 'revoke';
      reason: string;
      writtenAt: Date;
    },
  ): Promise<void> => {
    await tx.insertInto('grantNotes').values(note).execute();
  },

  removeNotes: async (tx: Tx, holderId: string): Promise<void> => {
    await tx
      .deleteFrom('grantNotes')
      .where('grantId', 'in', (row) =>
        row.selectFrom('grants').select('id').where('holderId', '=', holderId),
      )
      .execute();
  },
};
