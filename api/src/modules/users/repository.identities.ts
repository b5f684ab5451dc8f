import type { Database, Tx } from '../../platform/db/database.ts';

export type IdentityKey = { issuer: string; subject: string };

/** The identities of users at login providers. */
export const identitiesRepository = {
  findUserId: async (
    db: Database,
    { issuer, subject }: IdentityKey,
  ): Promise<string | undefined> => {
    const row = await db
      .selectFrom('identities')
      .select('userId')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row?.userId;
  },

  list: (db: Database, userId: string) =>
    db
      .selectFrom('identities')
      .select(['issuer', 'subject', 'createdAt'])
      .where('userId', '=', userId)
      .execute(),

  /** Two concurrent sign-ins create one link. */
  link: async (tx: Tx, identity: IdentityKey & { userId: string }): Promise<void> => {
    await tx
      .insertInto('identities')
      .values(identity)
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .execute();
  },

  removeAll: async (tx: Tx, userId: string): Promise<void> => {
    await tx.deleteFrom('identities').where('userId', '=', userId).execute();
  },
};
