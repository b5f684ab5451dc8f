import type { Database, Tx } from '../../platform/db/database.ts';

export type UserRow = {
  id: string;
  email: string | null;
  name: string;
  phone: string | null;
  role: string;
  avatarKey: string | null;
  passwordHash: string | null;
  contested: boolean;
  verifiedAt: Date | null;
  createdAt: Date;
};

const COLUMNS = [
  'id',
  'email',
  'name',
  'phone',
  'role',
  'avatarKey',
  'passwordHash',
  'contested',
  'verifiedAt',
  'createdAt',
] as const;

export const usersRepository = {
  findById: (db: Database, id: string): Promise<UserRow | undefined> =>
    db
      .selectFrom('users')
      .select(COLUMNS)
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst(),

  findByEmail: (db: Database, email: string): Promise<UserRow | undefined> =>
    db.selectFrom('users').select(COLUMNS).where('email', '=', email).executeTakeFirst(),

  /** Does nothing if the address is taken, so that two concurrent registrations create one account. */
  insert: async (
    tx: Tx,
    user: {
      id: string;
      email: string;
      name: string;
      passwordHash: string | null;
      verifiedAt: Date | null;
    },
  ): Promise<boolean> => {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('users')
      .values(user)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },

  lock: (tx: Tx, id: string): Promise<UserRow | undefined> =>
    tx
      .selectFrom('users')
      .select(COLUMNS)
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  lockByEmail: (tx: Tx, email: string): Promise<UserRow | undefined> =>
    tx
      .selectFrom('users')
      .select(COLUMNS)
      .where('email', '=', email)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  update: async (
    db: Database,
    id: string,
    change: {
      name?: string;
      passwordHash?: string | null;
      contested?: boolean;
      verifiedAt?: Date;
      role?: string;
    },
  ): Promise<void> => {
    await db
      .updateTable('users')
      .set(change)
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .execute();
  },

  /** False if the user has a picture already, or is deleted. */
  setFirstAvatar: async (db: Database, id: string, avatarKey: string): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ avatarKey })
      .where('id', '=', id)
      .where('avatarKey', 'is', null)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Keeps the row for accounting and erases the personal data. */
  anonymise: async (tx: Tx, id: string, at: Date): Promise<void> => {
    await tx
      .updateTable('users')
      .set({
        email: null,
        name: 'Deleted user',
        phone: null,
        avatarKey: null,
        passwordHash: null,
        contested: false,
        verifiedAt: null,
        lastSeenAt: null,
        role: 'user',
        deletedAt: at,
      })
      .where('id', '=', id)
      .execute();
  },
};
