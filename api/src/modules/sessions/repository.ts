import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

export type SessionRow = { id: string; device: string; createdAt: Date; lastUsedAt: Date };

export type Holder = {
  sessionId: string;
  userId: string;
  role: string;
  verifiedAt: Date | null;
  lastUsedAt: Date;
};

/** More sessions than a user needs. The oldest are deleted. */
const MOST = 20;
/** Every sign-in deletes a few expired sessions of all users, so that they never accumulate. */
const SWEPT_AT_ONCE = 50;

export const sessionsRepository = {
  insert: async (
    tx: Tx,
    session: {
      id: string;
      userId: string;
      tokenSha256: Buffer;
      device: string;
      createdAt: Date;
      lastUsedAt: Date;
      expiresAt: Date;
    },
  ): Promise<void> => {
    await tx.insertInto('sessions').values(session).execute();
    await tx
      .updateTable('users')
      .set({ lastSeenAt: session.createdAt })
      .where('id', '=', session.userId)
      .execute();
    await sql`
      delete from sessions where user_id = ${session.userId} and id not in (
        select id from sessions where user_id = ${session.userId} order by last_used_at desc, id desc limit ${MOST})`.execute(
      tx,
    );
    await sql`
      delete from sessions where id in (
        select id from sessions where expires_at < ${session.createdAt}
        order by expires_at limit ${SWEPT_AT_ONCE} for update skip locked)`.execute(tx);
  },

  /** One lookup per request, so that a revoked session, a deleted account or a changed role takes effect at once. */
  findHolder: (db: Database, tokenSha256: Buffer, now: Date): Promise<Holder | undefined> =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select([
        'sessions.id as sessionId',
        'users.id as userId',
        'users.role',
        'users.verifiedAt',
        'sessions.lastUsedAt',
      ])
      .where('sessions.tokenSha256', '=', tokenSha256)
      .where('sessions.expiresAt', '>', now)
      .where('users.deletedAt', 'is', null)
      .executeTakeFirst(),

  touch: async (
    db: Database,
    { sessionId, userId }: Holder,
    now: Date,
    expiresAt: Date,
  ): Promise<void> => {
    await db
      .updateTable('sessions')
      .set({ lastUsedAt: now, expiresAt })
      .where('id', '=', sessionId)
      .execute();
    await db
      .updateTable('users')
      .set({ lastSeenAt: now })
      .where('id', '=', userId)
      .where('deletedAt', 'is', null)
      .execute();
  },

  list: (db: Database, userId: string, now: Date): Promise<SessionRow[]> =>
    db
      .selectFrom('sessions')
      .select(['id', 'device', 'createdAt', 'lastUsedAt'])
      .where('userId', '=', userId)
      .where('expiresAt', '>', now)
      .orderBy('lastUsedAt', 'desc')
      .limit(MOST)
      .execute(),

  remove: async (db: Database, userId: string, id: string): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  removeAll: async (tx: Tx, userId: string): Promise<void> => {
    await tx.deleteFrom('sessions').where('userId', '=', userId).execute();
  },
};
