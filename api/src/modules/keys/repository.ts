import { sql } from 'kysely';
import { KEYS_MAX, type KeyScope } from '@tessera/contract/key-rules';
import type { Database, Tx } from '../../platform/db/database.ts';

export type NewKeyRow = {
  id: string;
  userId: string;
  name: string;
  keySha256: Buffer;
  lastFour: string;
  scopes: KeyScope[];
  createdAt: Date;
  expiresAt: Date | null;
};

export type KeyRow = {
  id: string;
  name: string;
  lastFour: string;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  takenSlug: string | null;
  takenTitle: string | null;
};

/** A key with the account behind it. */
export type KeyHolder = {
  id: string;
  userId: string;
  role: string;
  verifiedAt: Date | null;
  scopes: string[];
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
};

/** Revoked keys are kept for the message that says when it was. The oldest are deleted. */
const REVOKED_MAX = 20;

const ofUser = (db: Database, userId: string) =>
  db
    .selectFrom('apiKeys')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('keyCopies')
          .innerJoin('components', 'components.id', 'keyCopies.componentId')
          .select(['components.slug as takenSlug', 'components.title as takenTitle'])
          .whereRef('keyCopies.keyId', '=', 'apiKeys.id')
          .orderBy('keyCopies.countedAt', 'desc')
          .limit(1)
          .as('taken'),
      (join) => join.onTrue(),
    )
    .select([
      'apiKeys.id',
      'name',
      'lastFour',
      'scopes',
      'createdAt',
      'expiresAt',
      'lastUsedAt',
      'takenSlug',
      'takenTitle',
    ])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('apiKeys.id', 'desc');

export const keysRepository = {
  /** Until the end of the transaction no other one of this user counts or adds keys. */
  lockUser: async (tx: Tx, userId: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`keys ${userId}`}, 0))`.execute(tx);
  },

  countUnrevoked: async (tx: Tx, userId: string): Promise<number> => {
    const { count } = await tx
      .selectFrom('apiKeys')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .where('revokedAt', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  },

  insert: async (tx: Tx, key: NewKeyRow): Promise<void> => {
    await tx.insertInto('apiKeys').values(key).execute();
  },

  listUnrevoked: (db: Database, userId: string): Promise<KeyRow[]> =>
    ofUser(db, userId).where('revokedAt', 'is', null).limit(KEYS_MAX).execute(),

  /** For the export of an account. */
  listAll: (db: Database, userId: string) =>
    ofUser(db, userId)
      .select('revokedAt')
      .limit(KEYS_MAX + REVOKED_MAX)
      .execute(),

  /** One lookup per request, so that a revoked key or a deleted account takes effect at once. */
  findHolder: (db: Database, keySha256: Buffer): Promise<KeyHolder | undefined> =>
    db
      .selectFrom('apiKeys')
      .innerJoin('users', 'users.id', 'apiKeys.userId')
      .select([
        'apiKeys.id',
        'users.id as userId',
        'users.role',
        'users.verifiedAt',
        'apiKeys.scopes',
        'apiKeys.expiresAt',
        'apiKeys.lastUsedAt',
        'apiKeys.revokedAt',
      ])
      .where('apiKeys.keySha256', '=', keySha256)
      .where('users.deletedAt', 'is', null)
      .executeTakeFirst(),

  touch: async (db: Database, id: string, now: Date): Promise<void> => {
    await db.updateTable('apiKeys').set({ lastUsedAt: now }).where('id', '=', id).execute();
  },

  revoke: async (tx: Tx, o: { userId: string; id: string; at: Date }): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('apiKeys')
      .set({ revokedAt: o.at })
      .where('userId', '=', o.userId)
      .where('id', '=', o.id)
      .where('revokedAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  revokeAll: async (tx: Tx, userId: string, at: Date): Promise<void> => {
    await tx
      .updateTable('apiKeys')
      .set({ revokedAt: at })
      .where('userId', '=', userId)
      .where('revokedAt', 'is', null)
      .execute();
  },

  removeOldRevoked: async (tx: Tx, userId: string): Promise<void> => {
    await sql`
      delete from api_keys where user_id = ${userId} and revoked_at is not null and id not in (
        select id from api_keys where user_id = ${userId} and revoked_at is not null
        order by revoked_at desc, id desc limit ${REVOKED_MAX})`.execute(tx);
  },

  removeAll: async (tx: Tx, userId: string): Promise<void> => {
    await tx.deleteFrom('apiKeys').where('userId', '=', userId).execute();
  },

  /** True if no copy of this component by this key was counted since a moment. Then this one counts. */
  claimCopy: async (
    tx: Tx,
    copy: { keyId: string; componentId: string; countedAt: Date },
    since: Date,
  ): Promise<boolean> => {
    const row = await tx
      .insertInto('keyCopies')
      .values(copy)
      .onConflict((conflict) =>
        conflict
          .columns(['keyId', 'componentId'])
          .doUpdateSet({ countedAt: copy.countedAt })
          .where('keyCopies.countedAt', '<=', since),
      )
      .returning('keyId')
      .executeTakeFirst();
    return row !== undefined;
  },
};
