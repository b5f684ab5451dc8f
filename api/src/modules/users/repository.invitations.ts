import type { Tx } from '../../platform/db/database.ts';

/** Addresses whose account becomes an admin as soon as it is verified. */
export const invitationsRepository = {
  /** Repeating it makes the invitation last longer. */
  add: async (tx: Tx, email: string, expiresAt: Date): Promise<void> => {
    await tx
      .insertInto('adminInvitations')
      .values({ email, expiresAt })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ expiresAt }))
      .execute();
  },

  /** Removes the invitation. False if there was none, or if it had expired. */
  take: async (tx: Tx, email: string, now: Date): Promise<boolean> => {
    const gone = await tx
      .deleteFrom('adminInvitations')
      .where('email', '=', email)
      .returning('expiresAt')
      .executeTakeFirst();
    return gone !== undefined && gone.expiresAt > now;
  },
};
