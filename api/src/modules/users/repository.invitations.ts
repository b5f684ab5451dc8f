import type { Tx } from '../../platform/db/database.ts';

/** Addresses whose account becomes an admin as soon as it is verified. */
export const invitationsRepository = {
  add: async (tx: Tx, email: string, createdAt: Date): Promise<void> => {
    await tx
      .insertInto('adminInvitations')
      .values({ email, createdAt })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
  },

  /** Removes the invitation. False if there was none. */
  take: async (tx: Tx, email: string): Promise<boolean> => {
    const { numDeletedRows } = await tx
      .deleteFrom('adminInvitations')
      .where('email', '=', email)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
};
