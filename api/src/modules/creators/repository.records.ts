import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { PlansAnswer } from './repository.ts';

export type CreatorRow = PlansAnswer & {
  id: string;
  /** Both are null once the person is deleted. */
  name: string | null;
  email: string | null;
  createdAt: Date;
  endedAt: Date | null;
};

export type NewCreator = PlansAnswer & {
  id: string;
  applicationId: string;
  userId: string | null;
  email: string;
  name: string;
  createdAt: Date;
};

const selectCreators = (db: Database) =>
  db
    .selectFrom('creators')
    .select(['id', 'name', 'email', 'createdAt', 'endedAt'])
    .select(['plansAgreed', 'plansAnsweredAt', 'plansText']);

/** A creator may have been approved before the account existed. Null: the account has not proved its address. */
const isOf = (userId: string, email: string | null) =>
  sql<boolean>`(user_id = ${userId} or email = ${email})`;

export const recordsRepository = {
  /** One row for each address. A person who was approved again continues the same row. */
  open: async (tx: Tx, creator: NewCreator): Promise<void> => {
    await tx
      .insertInto('creators')
      .values(creator)
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({
          applicationId: creator.applicationId,
          userId: sql`coalesce(creators.user_id, excluded.user_id)`,
          name: creator.name,
          endedAt: null,
          plansAgreed: creator.plansAgreed,
          plansAnsweredAt: creator.plansAnsweredAt,
          plansText: creator.plansText,
        }),
      )
      .execute();
  },

  /** The account that has proved to own the address. */
  findVerified: async (tx: Tx, email: string): Promise<string | null> => {
    const row = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('verifiedAt', 'is not', null)
      .executeTakeFirst();
    return row?.id ?? null;
  },

  findOf: (db: Database, userId: string, email: string | null): Promise<CreatorRow | undefined> =>
    selectCreators(db).where(isOf(userId, email)).executeTakeFirst(),

  find: (db: Database, id: string): Promise<CreatorRow | undefined> =>
    selectCreators(db).where('id', '=', id).executeTakeFirst(),

  /** By name. Deleted people, who have none, are found by id only. */
  search: (
    db: Database,
    {
      search = '',
      id,
      limit,
    }: { search?: string | undefined; id?: string | undefined; limit: number },
  ): Promise<CreatorRow[]> => {
    const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return selectCreators(db)
      .where((is) =>
        is.or([
          search === ''
            ? is('name', 'is not', null)
            : sql<boolean>`(name || E'\n' || email) ilike ${pattern}`,
          ...(id === undefined ? [] : [is('id', '=', id)]),
        ]),
      )
      .orderBy(sql`id = ${id ?? null}::uuid`, sql`desc nulls last`)
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .limit(limit)
      .execute();
  },

  /** Locks the row, so that the creator cannot leave in between. */
  hold: (tx: Tx, id: string): Promise<CreatorRow | undefined> =>
    selectCreators(tx).where('id', '=', id).forShare().executeTakeFirst(),

  end: async (tx: Tx, applicationId: string, endedAt: Date): Promise<void> => {
    await tx
      .updateTable('creators')
      .set({ endedAt })
      .where('applicationId', '=', applicationId)
      .where('endedAt', 'is', null)
      .execute();
  },

  /** Changes the answer of somebody in the program, also on the application. Returns the id of the record. */
  answerPlans: async (
    tx: Tx,
    userId: string,
    email: string,
    answer: PlansAnswer,
  ): Promise<string | null> => {
    const row = await tx
      .updateTable('creators')
      .set(answer)
      .where(isOf(userId, email))
      .where('endedAt', 'is', null)
      .returning(['id', 'applicationId'])
      .executeTakeFirst();
    if (row?.applicationId)
      await tx
        .updateTable('creatorApplications')
        .set(answer)
        .where('id', '=', row.applicationId)
        .execute();
    return row?.id ?? null;
  },

  /** The row stays without the person. */
  anonymise: async (tx: Tx, userId: string, email: string | null, at: Date): Promise<void> => {
    await tx
      .updateTable('creators')
      .set({
        userId: null,
        email: null,
        name: null,
        endedAt: sql`coalesce(ended_at, ${at})`,
      })
      .where(isOf(userId, email))
      .execute();
  },
};
